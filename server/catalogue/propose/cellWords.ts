import { foldText } from '../../../shared/catalogue/foldText.ts';
import { unitNames, vocabularyEntry } from '../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../shared/catalogue/vocabulary.ts';
import type { Currency } from '../../../shared/site/SiteTypes.ts';
import { amountParts } from '../feed/amounts/amountParts.ts';
import { currenciesNamed } from '../feed/amounts/currencySigns.ts';
import type { UnitName } from '../feed/mapping/FeedMappingTypes.ts';

const units: readonly string[] = ['m', 'km', 'mil', 'miles', 'hp', 'kW', 'bhp'] satisfies UnitName[];

/** Words of units and currencies, in cells and in names of columns. */
export interface CellWords {
  unit(kind: 'distance' | 'power', word: string): UnitName | null;
  currencies(word: string): ReadonlySet<Currency>;
  /** True for a word of a unit or a currency. */
  isUnit(word: string): boolean;
}

/** Creates the words of units and currencies of a vocabulary. */
export function createCellWords(vocabulary: Vocabulary): CellWords {
  const unit = (kind: 'distance' | 'power', word: string): UnitName | null => {
    const name = vocabularyEntry(vocabulary, unitNames(kind), word.replaceAll('.', ''))?.values[0];
    return units.includes(name ?? '') ? (name as UnitName) : null;
  };
  const currencies = (word: string): ReadonlySet<Currency> =>
    /^[a-z]$/i.test(word) ? new Set() : currenciesNamed(word);
  return {
    unit,
    currencies,
    isUnit: (word) => unit('distance', word) !== null || unit('power', word) !== null || currencies(word).size > 0,
  };
}

/** Longest text next to a number in a cell that is still a number. */
const maxLettersAround = 24;

/** The only number of a cell, or the first of a power in two units; null for another text. */
export function bareNumber(text: string): string | null {
  const [first, ...others] = amountParts(text);
  if (first === undefined || others.length > 1) return null;
  const rest = text.replace(/[\d\s.,'’]+/gu, '');
  if (rest.length > maxLettersAround || /[/:@]{2}/.test(text)) return null;
  // "2019-05" and "5 - 7" are no numbers, "110 kW (150 PS)" is one
  if (others.length === 1 && !/\p{L}/u.test(text)) return null;
  return `${/^\s*-/.test(text) ? '-' : ''}${first.number.trim()}`;
}

/** Words next to the numbers of texts that name neither a unit nor a currency, in at least one of twenty texts. */
export function wordsAround(texts: readonly string[], isUnit: (word: string) => boolean): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of text.match(/[^\d\s.,'’()+\-–—:;/]+\.?/gu) ?? []) {
      if (!isUnit(word) && !isUnit(foldText(word))) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  // longer words first: "kr." before "kr"
  return [...counts]
    .filter(([, count]) => count >= texts.length / 20)
    .map(([word]) => word)
    .sort((a, b) => b.length - a.length);
}
