/** A style sheet of a view comes with its code. */
declare module "*.css";
