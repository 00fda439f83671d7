import { minFreeBeginningLength, searchedWords } from '../../../../shared/catalogue/keyphrase/searchedWords.ts';
import type { SearchedWord } from '../../../../shared/catalogue/keyphrase/searchedWords.ts';
import type { Bitset } from '../columns/bitset.ts';
import { addAll, hasBit, keepOnly } from '../columns/bitset.ts';
import type { BitsetPool } from '../columns/BitsetPool.ts';
import type { RowSetsData } from '../columns/RowSets.ts';
import { RowSets } from '../columns/RowSets.ts';
import type { SharedTexts } from '../columns/SharedTexts.ts';
import { SharedTextList } from '../columns/SharedTexts.ts';
import type { SortedWords } from './SortedWords.ts';

/** The words of an index and the rows that have them, in shared memory; built by TextIndexBuilder. */
export interface TextIndexData {
  /** Ordered by code unit, so that words with the same beginning are adjacent. */
  words: SharedTexts;
  /** One set for each combination of word and weight that occurs; a row is in the set of its heaviest. */
  sets: RowSetsData;
  /** Start of each word's sets; the last entry is the number of sets. */
  firstSets: Uint32Array;
  weightOfSet: Uint8Array;
  /** The weight of the heaviest fields: the names of brands and models. */
  maxWeight: number;
}

/** Rows that earn a score for one word of the keyphrase. */
interface ScoreLevel {
  score: number;
  bits: Bitset;
}

/** The rows that contain every word of a keyphrase, and each word's contribution to a row's relevance. */
export interface TextMatch {
  bits: Bitset;
  /** Per word of the keyphrase, by descending score; a row gets the first level that contains it. */
  levels: readonly (readonly ScoreLevel[])[];
}

/**
 * Index of the words of the documents' text fields.
 * Words are found whole or, if the keyphrase says so ("drag*"), by their beginning.
 *
 * Relevance is simple and exact: a whole word scores twice the weight of the heaviest field that contains it, a
 * beginning the weight of the heaviest field in which it begins a word. A row's relevance is the sum over the words.
 */
export class TextIndex implements SortedWords {
  private readonly words: SharedTextList;
  private readonly sets: RowSets;
  private readonly firstSets: Uint32Array;
  private readonly weightOfSet: Uint8Array;
  private readonly maxWeight: number;

  constructor(data: TextIndexData) {
    this.words = new SharedTextList(data.words);
    this.sets = new RowSets(data.sets);
    this.firstSets = data.firstSets;
    this.weightOfSet = data.weightOfSet;
    this.maxWeight = data.maxWeight;
  }

  get size(): number {
    return this.words.size;
  }

  wordAt(place: number): string {
    return this.words.at(place);
  }

  /**
   * Rows that contain all of the words.
   * Null for a keyphrase without letters or digits, which restricts nothing. The bitsets come from the pool.
   */
  match(keyphrase: string, pool: BitsetPool): TextMatch | null {
    const searched = searchedWords(keyphrase);
    if (searched.length === 0) return null;
    const levels = searched.map((word) => this.levelsOf(word, pool));
    const bits = pool.take();
    for (const [place, wordLevels] of levels.entries()) {
      const matching = place === 0 ? bits : pool.take();
      for (const level of wordLevels) addAll(matching, level.bits);
      if (place > 0) keepOnly(bits, matching);
    }
    return { bits, levels };
  }

  private levelsOf({ text: word, isBeginning }: SearchedWord, pool: BitsetPool): ScoreLevel[] {
    const from = this.placeFrom(word);
    const isKnown = from < this.words.size && this.words.at(from) === word;
    const to = isBeginning ? this.placeFrom(`${word}\uffff`) : from + (isKnown ? 1 : 0);
    const minWeight = isBeginning && word.length < minFreeBeginningLength ? this.maxWeight : 0;
    const levels = new Map<number, ScoreLevel & { own: boolean }>();
    for (let place = from; place < to; place++) {
      // A word sorts before the longer ones that begin with it.
      const exact = place === from && isKnown;
      for (let set = this.firstSets[place] ?? 0; set < (this.firstSets[place + 1] ?? 0); set++) {
        const weight = this.weightOfSet[set] ?? 0;
        if (!exact && weight < minWeight) continue;
        const score = exact ? weight * 2 : weight;
        let known = levels.get(score);
        if (!known) {
          // The common case is one dense set per score, which is used directly.
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

  placeFrom(text: string): number {
    let low = 0;
    let high = this.words.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.words.at(middle) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Relevance of a row that matches. */
export function calculateRelevance(row: number, match: TextMatch): number {
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
