import { foldedWords, foldText } from '../../../../shared/catalogue/foldText.ts';
import { GrowingList } from '../columns/GrowingList.ts';

/** Letters below this, and punctuation between the other two, are folded one by one with a table. */
const tableEnd = 0x300;
const marksFrom = 0x2000;
const marksTo = 0x2070;
const maxFoldedCharacters = 2;

/** Folded units of each UTF-16 unit below tableEnd, the first in the lower half; 0 for separators. */
let foldedUnits: Uint32Array | null = null;

function makeFoldedUnits(): Uint32Array {
  const table = new Uint32Array(tableEnd);
  for (let unit = 0; unit < tableEnd; unit++) {
    const folded = foldText(String.fromCharCode(unit));
    if (folded.length > maxFoldedCharacters || !/^[\p{L}\p{N}]+$/u.test(folded)) continue;
    table[unit] = folded.charCodeAt(0) | (folded.length > 1 ? folded.charCodeAt(1) << 16 : 0);
  }
  return table;
}

/**
 * Finds the words of texts, as foldedWords does, and numbers them.
 * Words of common letters are folded, hashed and compared unit by unit without creating strings, which is most of the
 * work of building an index.
 */
export class WordScanner {
  private readonly table: Uint32Array;
  /** The units of all words, in sequence. */
  private units = new Uint16Array(1024);
  private readonly ends = new GrowingList();
  /** Open addressing: number of a word + 1, or 0. */
  private slots = new Uint32Array(1024);
  private readonly hashes = new GrowingList();
  private word = new Uint16Array(64);
  private found: number[] = [];

  constructor() {
    this.table = foldedUnits ??= makeFoldedUnits();
  }

  /** Number of distinct words so far. A text with rare letters may add some that occur in no text. */
  get size(): number {
    return this.ends.length;
  }

  wordAt(number: number): string {
    const start = number === 0 ? 0 : this.ends.get(number - 1);
    return String.fromCharCode(...this.units.subarray(start, this.ends.get(number)));
  }

  /** The numbers of the words of a text, valid until the next one. */
  scan(text: string): readonly number[] {
    const { table } = this;
    this.found.length = 0;
    let length = 0;
    let hash = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit >= tableEnd && (unit < marksFrom || unit >= marksTo)) return this.scanSlowly(text);
      const folded = unit < tableEnd ? (table[unit] as number) : 0;
      if (folded === 0) {
        if (length > 0) this.found.push(this.numberOf(length, hash));
        length = 0;
        hash = 0;
        continue;
      }
      if (length + maxFoldedCharacters > this.word.length) this.word = grown(this.word);
      this.word[length++] = folded & 0xffff;
      hash = (Math.imul(hash, 31) + (folded & 0xffff)) | 0;
      if (folded > 0xffff) {
        this.word[length++] = folded >>> 16;
        hash = (Math.imul(hash, 31) + (folded >>> 16)) | 0;
      }
    }
    if (length > 0) this.found.push(this.numberOf(length, hash));
    return this.found;
  }

  /**
   * Folds the whole text at once.
   * Combining marks change the letter before them, and some letters depend on their position.
   */
  private scanSlowly(text: string): readonly number[] {
    this.found = foldedWords(text).map((word) => {
      let hash = 0;
      for (let at = 0; at < word.length; at++) {
        if (at >= this.word.length) this.word = grown(this.word);
        const unit = word.charCodeAt(at);
        this.word[at] = unit;
        hash = (Math.imul(hash, 31) + unit) | 0;
      }
      return this.numberOf(word.length, hash);
    });
    return this.found;
  }

  /** Number of the word stored in `word`. */
  private numberOf(length: number, hash: number): number {
    const mask = this.slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const number = (this.slots[slot] as number) - 1;
      if (number < 0) return this.add(slot, length, hash);
      if (this.hashes.get(number) === hash >>> 0 && this.isWord(number, length)) return number;
      slot = (slot + 1) & mask;
    }
  }

  private isWord(number: number, length: number): boolean {
    const start = number === 0 ? 0 : this.ends.get(number - 1);
    if (this.ends.get(number) - start !== length) return false;
    for (let at = 0; at < length; at++) if (this.units[start + at] !== this.word[at]) return false;
    return true;
  }

  private add(slot: number, length: number, hash: number): number {
    const number = this.ends.length;
    const start = number === 0 ? 0 : this.ends.get(number - 1);
    while (start + length > this.units.length) this.units = grown(this.units);
    this.units.set(this.word.subarray(0, length), start);
    this.ends.push(start + length);
    this.hashes.push(hash >>> 0);
    this.slots[slot] = number + 1;
    if (this.size * 2 > this.slots.length) this.spread();
    return number;
  }

  /** Doubles the hash table. */
  private spread(): void {
    const slots = new Uint32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let number = 0; number < this.size; number++) {
      const hash = this.hashes.get(number) | 0;
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.slots = slots;
  }
}

function grown(units: Uint16Array): Uint16Array<ArrayBuffer> {
  const larger = new Uint16Array(units.length * 2);
  larger.set(units);
  return larger;
}
