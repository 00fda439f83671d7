import type { Bitset } from './bitset.ts';
import { wordsFor } from './bitset.ts';

/**
 * Scratch bitsets of one index, reused by every search: typed arrays are costly to allocate.
 * Safe because a search is synchronous: nothing of one search outlives it.
 */
export class BitsetPool {
  private readonly bitsets: Bitset[] = [];
  private taken = 0;

  constructor(private readonly rowCount: number) {}

  /** An empty bitset, valid until releaseAll. */
  take(): Bitset {
    const bits = this.takeDirty();
    bits.fill(0);
    return bits;
  }

  /** A bitset with stale contents, for a caller that writes every word. */
  takeDirty(): Bitset {
    const bits = this.bitsets[this.taken] ?? new Int32Array(wordsFor(this.rowCount));
    this.bitsets[this.taken++] = bits;
    return bits;
  }

  releaseAll(): void {
    this.taken = 0;
  }
}
