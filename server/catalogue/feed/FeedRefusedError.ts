import { OperatorError } from '../../../shared/kit/OperatorError.ts';
import type { ShrunkSite } from './stockGuard.ts';

/** A feed that cannot be served as it is. The running stock stays; the message has the fault, its place and the fix. */
export class FeedRefusedError extends OperatorError {
  override readonly name = 'FeedRefusedError';
  /** Sites whose new stock was refused for its size; empty for any other reason. */
  readonly shrunk: readonly ShrunkSite[];
  /** Place of the feed among those that were read together, from 0. */
  readonly feedAt: number;

  constructor(
    /** The feed or file, without credentials or query. */
    readonly where: string,
    readonly what: string,
    readonly cure: string,
    { shrunk = [], feedAt = 0, ...options }: ErrorOptions & { shrunk?: readonly ShrunkSite[]; feedAt?: number } = {},
  ) {
    super(`Refused ${where}: ${what}. ${cure}`, options);
    this.shrunk = shrunk;
    this.feedAt = feedAt;
  }
}
