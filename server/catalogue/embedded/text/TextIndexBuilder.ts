import { GrowingList } from '../columns/GrowingList.ts';
import type { TextField } from '../IndexSchema.ts';
import { buildRowSets } from '../columns/RowSets.ts';
import { sharedUint32, sharedUint8 } from '../columns/sharedArrays.ts';
import { shareTexts } from '../columns/SharedTexts.ts';
import type { TextIndexData } from './TextIndex.ts';
import { WordScanner } from './WordScanner.ts';

/** Collects the words of documents as they are read, in a few bytes per distinct word of a document. */
export class TextIndexBuilder<T> {
  private readonly heaviestFirst: readonly TextField<T>[];
  /** The distinct weights, heaviest first. */
  private readonly weights: readonly number[];
  private readonly scanner = new WordScanner();
  /** Number of the last document with each word, from 1. */
  private readonly lastDocument = new GrowingList();
  /** Distinct words of each document: number of the word * weights + index of its heaviest weight. */
  private readonly entries = new GrowingList();
  private readonly ends = new GrowingList();

  constructor(fields: readonly TextField<T>[]) {
    this.heaviestFirst = [...fields].sort((a, b) => b.weight - a.weight);
    this.weights = [...new Set(this.heaviestFirst.map(({ weight }) => weight))];
  }

  add(document: T): void {
    for (const field of this.heaviestFirst) {
      const level = this.weights.indexOf(field.weight);
      const content = field.read(document);
      if (typeof content === 'string') this.addText(content, level);
      else for (const text of content) this.addText(text, level);
    }
    this.ends.push(this.entries.length);
  }

  private addText(text: string, level: number): void {
    const document = this.ends.length + 1;
    for (const word of this.scanner.scan(text)) {
      while (this.lastDocument.length <= word) this.lastDocument.push(0);
      if (this.lastDocument.get(word) === document) continue; // Already met in a field at least as heavy.
      this.lastDocument.set(word, document);
      this.entries.push(word * this.weights.length + level);
    }
  }

  /** @param documentOfRow index of each row's document in reading order */
  finish(documentOfRow: Uint32Array): TextIndexData {
    const { scanner, weights } = this;
    const levels = weights.length;
    const entries = this.entries.values();
    const ends = this.ends.values();
    const occurs = new Uint8Array(scanner.size * levels);
    for (const document of documentOfRow) {
      const to = ends[document] as number;
      for (let at = document === 0 ? 0 : (ends[document - 1] as number); at < to; at++) {
        occurs[entries[at] as number] = 1;
      }
    }

    const words: { word: string; number: number }[] = [];
    for (let number = 0; number < scanner.size; number++) {
      let isUsed = 0;
      for (let level = 0; level < levels; level++) isUsed |= occurs[number * levels + level] as number;
      if (isUsed === 1) words.push({ word: scanner.wordAt(number), number });
    }
    words.sort((a, b) => (a.word < b.word ? -1 : 1));
    const setOf = new Uint32Array(occurs.length);
    const firstSets = sharedUint32(words.length + 1);
    const weightsOfSets: number[] = [];
    for (let place = 0; place < words.length; place++) {
      const first = (words[place]?.number ?? 0) * levels;
      for (let level = 0; level < levels; level++) {
        if (occurs[first + level] !== 1) continue;
        setOf[first + level] = weightsOfSets.length;
        weightsOfSets.push(weights[level] ?? 0);
      }
      firstSets[place + 1] = weightsOfSets.length;
    }
    const weightOfSet = sharedUint8(weightsOfSets.length);
    weightOfSet.set(weightsOfSets);

    const setsOfEntries = new Uint32Array(entries.length); // documents may be added later
    for (let i = 0; i < entries.length; i++) setsOfEntries[i] = setOf[entries[i] as number] as number;
    const sets = buildRowSets(documentOfRow, weightsOfSets.length, { sets: setsOfEntries, ends });
    return {
      words: shareTexts(words.map(({ word }) => word)),
      sets,
      firstSets,
      weightOfSet,
      maxWeight: weights[0] ?? 0,
    };
  }
}
