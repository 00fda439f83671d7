import { foldedWords } from '../../../shared/catalogue/foldText.ts';
import type { Bitset } from './bitset.ts';
import { addAll, hasBit, keepOnly } from './bitset.ts';
import type { BitsetPool } from './BitsetPool.ts';
import { GrowingList } from './GrowingList.ts';
import type { TextField } from './IndexSchema.ts';
import { RowSets } from './RowSets.ts';

/** Texts up to this length are likely to come again (equipment, versions), so their words are remembered while building. */
const rememberedLength = 60;

/** Rows that earn a score for one word of the keyphrase. */
interface ScoreLevel {
  score: number;
  bits: Bitset;
}

/** The rows in which every word of a keyphrase occurs, and what each word adds to a row's relevance. */
export interface TextMatch {
  bits: Bitset;
  /** Per word of the keyphrase, by falling score; a row earns the first level that holds it. */
  levels: readonly (readonly ScoreLevel[])[];
}

/**
 * Words of the documents' text fields, found by their beginning.
 *
 * Relevance is simple and exact: a word of the keyphrase earns the weight of the heaviest field in which it begins
 * a word, twice that if it is the whole word; a row's relevance is the sum over the words.
 */
export class TextIndex {
  /** In order of code unit, so that the words with one beginning are neighbours. */
  private readonly words: readonly string[];
  /** One set for each word and weight that occur together; a row is in the set of the heaviest. */
  private readonly sets: RowSets;
  /** Where the sets of each word start; the last entry is the number of sets. */
  private readonly firstSets: Uint32Array;
  private readonly weightOfSet: Uint8Array;

  constructor(rowCount: number, fields: readonly TextField<number>[]) {
    const heaviestFirst = [...fields].sort((a, b) => b.weight - a.weight);
    const weights = [...new Set(heaviestFirst.map(({ weight }) => weight))];
    const levelCount = weights.length;

    const wordIds = new Map<string, number>();
    const lastRow = new GrowingList();
    const remembered = new Map<string, readonly number[]>();
    const idsOf = (text: string): readonly number[] => {
      const known = remembered.get(text);
      if (known) return known;
      const ids = foldedWords(text).map((word) => {
        let id = wordIds.get(word);
        if (id === undefined) {
          id = wordIds.size;
          wordIds.set(word, id);
          lastRow.push(0xffffffff);
        }
        return id;
      });
      if (text.length <= rememberedLength) remembered.set(text, ids);
      return ids;
    };

    const setOf = new GrowingList();
    const rowOf = new GrowingList();
    for (let row = 0; row < rowCount; row++) {
      for (const field of heaviestFirst) {
        const level = weights.indexOf(field.weight);
        const content = field.read(row);
        for (const text of typeof content === 'string' ? [content] : content) {
          for (const id of idsOf(text)) {
            if (lastRow.get(id) === row) continue; // Already met in a field at least as heavy.
            lastRow.set(id, row);
            setOf.push(id * levelCount + level);
            rowOf.push(row);
          }
        }
      }
    }

    this.words = [...wordIds.keys()].sort((a, b) => (a < b ? -1 : 1));
    const sets = setOf.values();
    const occurs = new Uint8Array(wordIds.size * levelCount);
    for (let i = 0; i < sets.length; i++) occurs[sets[i] ?? 0] = 1;
    const numberOf = new Uint32Array(occurs.length);
    const weightOfSet: number[] = [];
    this.firstSets = new Uint32Array(this.words.length + 1);
    for (const [place, word] of this.words.entries()) {
      const id = wordIds.get(word) ?? 0;
      for (const [level, weight] of weights.entries()) {
        if (occurs[id * levelCount + level] !== 1) continue;
        numberOf[id * levelCount + level] = weightOfSet.length;
        weightOfSet.push(weight);
      }
      this.firstSets[place + 1] = weightOfSet.length;
    }
    this.weightOfSet = Uint8Array.from(weightOfSet);
    for (let i = 0; i < sets.length; i++) sets[i] = numberOf[sets[i] ?? 0] ?? 0;
    this.sets = new RowSets(rowCount, weightOfSet.length, sets, rowOf.values());
  }

  /**
   * Rows in which each of the words begins some word. Null for a keyphrase without any letter or digit, which
   * restricts nothing. The bitsets come from the pool.
   */
  match(keyphrase: string, pool: BitsetPool): TextMatch | null {
    const wanted = [...new Set(foldedWords(keyphrase))];
    if (wanted.length === 0) return null;
    const levels = wanted.map((word) => this.levelsOf(word, pool));
    const bits = pool.take();
    for (const [place, wordLevels] of levels.entries()) {
      const matching = place === 0 ? bits : pool.take();
      for (const level of wordLevels) addAll(matching, level.bits);
      if (place > 0) keepOnly(bits, matching);
    }
    return { bits, levels };
  }

  private levelsOf(word: string, pool: BitsetPool): ScoreLevel[] {
    const from = this.placeFrom(word);
    const to = this.placeFrom(`${word}\uffff`);
    const levels = new Map<number, ScoreLevel & { own: boolean }>();
    for (let place = from; place < to; place++) {
      const exact = this.words[place] === word;
      for (let set = this.firstSets[place] ?? 0; set < (this.firstSets[place + 1] ?? 0); set++) {
        const weight = this.weightOfSet[set] ?? 0;
        const score = exact ? weight * 2 : weight;
        let known = levels.get(score);
        if (!known) {
          // The common case is one dense set for a score: it is then used as it is.
          const dense = this.sets.denseBits(set);
          known = { score, bits: dense ?? pool.take(), own: !dense };
          levels.set(score, known);
          if (dense) continue;
        } else if (!known.own) {
          const copy = pool.takeDirty();
          copy.set(known.bits);
          known.bits = copy;
          known.own = true;
        }
        this.sets.addTo(known.bits, set);
      }
    }
    return [...levels.values()].sort((a, b) => b.score - a.score);
  }

  /** Place of the first word not before `text`. */
  private placeFrom(text: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Bytes of the arrays, with an estimate of the words. */
  get bytes(): number {
    return (
      this.sets.bytes +
      this.firstSets.byteLength +
      this.weightOfSet.byteLength +
      this.words.reduce((sum, word) => sum + 24 + word.length, 0)
    );
  }
}

/** Relevance of a row that matches. */
export function relevanceOf(row: number, match: TextMatch): number {
  let relevance = 0;
  for (const levels of match.levels) {
    for (const level of levels) {
      if (hasBit(level.bits, row)) {
        relevance += level.score;
        break;
      }
    }
  }
  return relevance;
}

/** The highest relevance that a row can have. */
export function highestRelevance(match: TextMatch): number {
  return match.levels.reduce((sum, levels) => sum + (levels[0]?.score ?? 0), 0);
}
