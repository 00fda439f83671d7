/**
 * An expected failure that callers tell apart by its code.
 * `failure` is one of a room's union: the code with the data that belongs to it.
 */
export abstract class AppError<Failure extends { readonly code: string }> extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }

  get code(): Failure['code'] {
    return this.failure.code;
  }
}
