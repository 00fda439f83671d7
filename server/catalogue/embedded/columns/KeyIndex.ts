import { sharedUint32 } from './sharedArrays.ts';

/** Rows by a hash of their key, in shared memory. */
export interface KeyIndexData {
  /** Start of each bucket's rows, plus one extra entry. The number of buckets is a power of two. */
  starts: Uint32Array;
  rows: Uint32Array;
}

/** Rows per bucket, about: reading a key is cheap, and an entry per bucket costs memory. */
const rowsPerBucket = 4;

/** Keys are compared without spaces and case: "abc 123" is ABC123. */
function normalized(key: string): string {
  return key.replace(/\s+/g, '').toUpperCase();
}

/** Hash of a key (FNV-1a over its UTF-16 units); 0 only for a row without one. */
export function keyHash(key: string): number {
  const text = normalized(key);
  if (text === '') return 0;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The lower bits of FNV depend only on the lower bits of the text.
  hash ^= hash >>> 15;
  return hash >>> 0 || 1;
}

/** @param hashOf keyHash of the key of a row */
export function buildKeyIndex(rowCount: number, hashOf: (row: number) => number): KeyIndexData {
  const buckets = 2 ** Math.ceil(Math.log2(Math.max(1, rowCount / rowsPerBucket)));
  const starts = sharedUint32(buckets + 1);
  for (let row = 0; row < rowCount; row++) {
    const hash = hashOf(row);
    if (hash === 0) continue;
    const after = (hash & (buckets - 1)) + 1;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let i = 1; i <= buckets; i++) starts[i] = (starts[i] as number) + (starts[i - 1] as number);
  const rows = sharedUint32(starts[buckets] ?? 0);
  const next = starts.slice();
  for (let row = 0; row < rowCount; row++) {
    const hash = hashOf(row);
    if (hash === 0) continue;
    const bucket = hash & (buckets - 1);
    const at = next[bucket] as number;
    rows[at] = row;
    next[bucket] = at + 1;
  }
  return { starts, rows };
}

/** Finds rows by a field with (nearly) one value per row. */
export class KeyIndex {
  constructor(
    private readonly data: KeyIndexData,
    private readonly read: (row: number) => string,
  ) {}

  /** Rows with exactly this key, else the rows whose key differs only in spaces and case. */
  find(key: string): number[] {
    const normalizedKey = normalized(key);
    if (normalizedKey === '') return [];
    const { starts, rows } = this.data;
    const bucket = keyHash(key) & (starts.length - 2);
    const same: number[] = [];
    const exact: number[] = [];
    for (let at = starts[bucket] ?? 0; at < (starts[bucket + 1] ?? 0); at++) {
      const row = rows[at] ?? 0;
      const own = this.read(row);
      if (own === key) exact.push(row);
      else if (normalized(own) === normalizedKey) same.push(row);
    }
    return exact.length > 0 ? exact : same;
  }
}
