/** The command cannot do what was asked; the message is the whole sentence that a person reads. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exit_code: number;

  constructor(message: string, exit_code: 1 | 2 = 1) {
    super(message);
    this.exit_code = exit_code;
  }
}

/** The command was called wrongly. */
export const usage = (message: string): Failure => new Failure(message, 2);
