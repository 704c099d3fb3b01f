/** What is decided now; modules number theirs from 16. */
export enum Phase {
  SETUP = 0,
  ACTION = 1,
  DISPOSAL = 2,
  AWARD = 3,
  PAYMENT = 4,
  INTERRUPT = 5,
  OVER = 6,
}
