/** A command failed. The message is shown to the user as is. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exit_code: number;

  constructor(message: string, exit_code: 1 | 2 = 1) {
    super(message);
    this.exit_code = exit_code;
  }
}

/** The command was used incorrectly. */
export const usage = (message: string): Failure => new Failure(message, 2);
