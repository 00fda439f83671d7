import { foldText } from '../../../../shared/catalogue/foldText.ts';
import { unitNames, vocabularyEntry } from '../../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../../shared/catalogue/vocabulary.ts';
import type { Currency } from '../../../../shared/site/SiteTypes.ts';
import { amountParts } from '../../feed/amounts/amountParts.ts';
import { currenciesNamed } from '../../feed/amounts/currencySigns.ts';
import type { UnitName } from '../../feed/mapping/FeedMappingTypes.ts';

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

/** Text before a number: a sign or a word, as in "ca. 199 000" and "€ 5". "XC40" and "F-150" are no numbers. */
const prefix = /^[^\p{L}\d]{0,4}(?:\p{L}{1,8}[.:]?\s)?[^\p{L}\d]{0,3}$/u;
/** Currencies may be glued to large numbers: "SEK199000". */
const gluedPrefix = /^\p{L}{1,3}\.?$/u;
const minGluedDigits = 4;
const maxSuffixLength = 24;
/** Power in two units: "110 kW (150 PS)". */
const twoUnits = /^[\d.,\s]+\p{L}{1,4}\s*[(/]/u;

/** The only number of a cell, or the first of a power in two units; null for another text. */
export function bareNumber(text: string): string | null {
  const [first, ...others] = amountParts(text);
  if (first === undefined || others.length > (twoUnits.test(text) ? 1 : 0)) return null;
  const [before = '', after = ''] = text.split(first.number);
  const isGlued = gluedPrefix.test(before) && first.number.replace(/\D/g, '').length >= minGluedDigits;
  if (!prefix.test(before) && !isGlued) return null;
  if (after.length > maxSuffixLength || /^[-/:]\p{L}|^\p{L}{5}/u.test(after)) return null;
  return `${/^\s*-/.test(text) ? '-' : ''}${first.number.trim()}`;
}

/** Words next to numbers that are neither units nor currencies, in at least one of twenty texts. */
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
