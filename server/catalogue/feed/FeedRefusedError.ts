import type { ShrunkSite } from './stockGuard.ts';

/** A feed that cannot be served as it is. The running stock stays; the message says what, where and how to fix it. */
export class FeedRefusedError extends Error {
  /** Sites for whose size the new stock was refused; empty for any other reason. */
  readonly shrunk: readonly ShrunkSite[];

  constructor(
    /** The feed or file, without credentials or query. */
    readonly where: string,
    readonly what: string,
    readonly cure: string,
    { shrunk = [], ...options }: ErrorOptions & { shrunk?: readonly ShrunkSite[] } = {},
  ) {
    super(`Refused ${where}: ${what}. ${cure}`, options);
    this.name = 'FeedRefusedError';
    this.shrunk = shrunk;
  }
}
