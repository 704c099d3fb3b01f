// One error class for everything the reference refuses; codes as in api.md.

export class RuleError extends Error {
  constructor(
    readonly code: string,
    message: string = code,
  ) {
    super(message);
    this.name = "RuleError";
  }
}
