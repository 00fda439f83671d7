/** A feed that cannot be served as it is. The running stock stays; the message says what, where and how to mend it. */
export class FeedRefusedError extends Error {
  constructor(
    /** The feed or file, without credentials or query. */
    readonly where: string,
    readonly what: string,
    readonly mend: string,
    options?: ErrorOptions,
  ) {
    super(`Refused ${where}: ${what}. ${mend}`, options);
    this.name = 'FeedRefusedError';
  }
}
