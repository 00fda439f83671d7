/**
 * Sets of row numbers, one bit per row, 32 rows per word.
 * Row r is bit (r & 31) of word (r >>> 5). Signed words, because the engine works on 32-bit signed numbers fastest.
 * Bits past the last row are always 0, so that counts need no mask.
 */
export type Bitset = Int32Array;

export function wordsFor(rowCount: number): number {
  return (rowCount + 31) >>> 5;
}

export function setBit(bits: Bitset, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (row & 31));
}

export function clearBit(bits: Bitset, row: number): void {
  const word = row >>> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (row & 31));
}

export function hasBit(bits: Bitset, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

/** Number of bits set in a word (Warren, Hacker's Delight, 5-1). */
export function countOnes(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bitset): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += countOnes(bits[word] ?? 0);
  return count;
}

/** Bits of the first word of a range from `row` on. */
function fromMask(row: number): number {
  return -1 << (row & 31);
}

/** Bits of the last word of a range that ends before `row` (row is no multiple of 32). */
function beforeMask(row: number): number {
  return ~(-1 << (row & 31));
}

/** Adds the rows from (inclusive) to (exclusive). */
export function setRange(bits: Bitset, from: number, to: number): void {
  if (from >= to) return;
  const first = from >>> 5;
  const last = to >>> 5;
  if (first === last) {
    bits[first] = (bits[first] ?? 0) | (fromMask(from) & beforeMask(to));
    return;
  }
  bits[first] = (bits[first] ?? 0) | fromMask(from);
  bits.fill(-1, first + 1, last);
  if ((to & 31) !== 0) bits[last] = (bits[last] ?? 0) | beforeMask(to);
}

/** Number of rows of the set between from (inclusive) and to (exclusive). */
export function countRange(bits: Bitset, from: number, to: number): number {
  if (from >= to) return 0;
  const first = from >>> 5;
  const last = to >>> 5;
  if (first === last) return countOnes((bits[first] ?? 0) & fromMask(from) & beforeMask(to));
  let count = countOnes((bits[first] ?? 0) & fromMask(from));
  for (let word = first + 1; word < last; word++) count += countOnes(bits[word] ?? 0);
  if ((to & 31) !== 0) count += countOnes((bits[last] ?? 0) & beforeMask(to));
  return count;
}

/** The row numbers of a set, ascending. `count` is its size. */
export function rowsOf(bits: Bitset, count: number): Uint32Array {
  const rows = new Uint32Array(count);
  let next = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
      rows[next++] = (word << 5) + 31 - Math.clz32(left & -left);
    }
  }
  return rows;
}

/** target = target with every row of other added. */
export function addAll(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) | (other[word] ?? 0);
}

/** target = target without the rows that other lacks. */
export function keepOnly(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) & (other[word] ?? 0);
}

/** target = target without the rows of other. */
export function removeAll(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) & ~(other[word] ?? 0);
}
