import { GraphQLError } from 'graphql';

/**
 * Keyset pagination.
 * A cursor encodes the values after which to continue, not an offset. It stays valid when items come and go, under
 * another filter, and in the opposite direction.
 */

/** Position in an order: the values it is sorted by. The last one is unique. */
export type Position = readonly (string | number)[];

export interface PageArguments {
  first?: number | null;
  after?: string | null;
}

export interface Page<T> {
  total: number;
  pageInfo: { endCursor: string; hasNext: boolean };
  results: T[];
}

const maxPerPage = 1000;

/** Negative when a precedes b. */
export function comparePositions(a: Position, b: Position): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const left = a[index];
    const right = b[index];
    if (left === right) continue;
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1;
    return left < right ? -1 : 1;
  }
  return 0;
}

function encodeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Position of a cursor; null for the beginning. */
function readCursor(cursor: string | null | undefined): Position | null {
  if (!cursor) return null;
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isPart = (part: unknown): boolean => typeof part === 'string' || typeof part === 'number';
    if (Array.isArray(position) && position.every(isPart)) return position.length > 0 ? (position as Position) : null;
  } catch {
    // Reported below.
  }
  throw new GraphQLError('after must be "" or the endCursor of an earlier answer.');
}

interface Order<T> {
  positionOf(entry: T): Position;
  /** -1 for the reverse order of `all`. */
  direction?: 1 | -1;
  /** Default page size. */
  size?: number;
}

/** Returns one page of a sorted list. `after: ""` is its beginning; the cursor of a page is its end, and never "". */
export function pageByPosition<T>(all: T[], { first, after }: PageArguments, order: Order<T>): Page<T> {
  const { positionOf, direction = 1, size = maxPerPage } = order;
  const from = readCursor(after);
  let start = 0;
  if (from) {
    let end = all.length;
    while (start < end) {
      const middle = (start + end) >> 1;
      const entry = all[middle] as T;
      if (comparePositions(positionOf(entry), from) * direction > 0) end = middle;
      else start = middle + 1;
    }
  }
  const count = Math.min(Math.max(first ?? size, 1), maxPerPage);
  const results = all.slice(start, start + count);
  const last = results.at(-1);
  const endCursor = last === undefined ? after || encodeCursor([]) : encodeCursor(positionOf(last));
  return { total: all.length, pageInfo: { endCursor, hasNext: start + results.length < all.length }, results };
}
