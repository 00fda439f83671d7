import type { Currency, DistanceUnit } from '../../../shared/site/SiteTypes.ts';
import { amountParts } from '../feed/amounts/amountParts.ts';
import { mainCurrency } from '../feed/amounts/currencySigns.ts';
import type { FieldRule, UnitName } from '../feed/mapping/FeedMappingTypes.ts';
import type { CellWords } from './columns/cellWords.ts';
import { medianOf } from './columns/columnEvidence.ts';
import type { ProfiledColumn } from './columns/Match.ts';
import type { Column } from './profileColumns.ts';

/** Median of a used car's distance that is too large for mil. */
const maxMedianMil = 4000;

/** Finds the value that most words next to numbers have. */
function findMostFrequent<T>({ texts }: Column, valueOf: (word: string) => T | null | undefined): T | null {
  const counts = new Map<T, number>();
  for (const text of texts) {
    const [found] = amountParts(text)
      .flatMap(({ after, before }) => [after, before])
      .flatMap((word) => (word === '' ? [] : (valueOf(word) ?? [])));
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best ? best[0] : null;
}

/** The unit in the name of a column: "Effekt kW", "Kilometerstand". */
function unitInName({ name, column }: ProfiledColumn, kind: 'distance' | 'power', words: CellWords): UnitName | null {
  for (const word of name.words.toReversed()) {
    const unit = words.unit(kind, word);
    if (unit !== null && !(kind === 'distance' && unit === 'm')) return unit;
  }
  const path = column.path.toLowerCase();
  if (kind === 'power') return /kw\b/.test(path) ? 'kW' : null;
  if (/km\b|kilom|chilom/.test(path)) return 'km';
  return null;
}

/**
 * Proposes the unit of a column of distances or power.
 * It is that of its own column, of the cells, or of the name; else that of the numbers where the site counts in mil.
 */
export function proposeUnit(
  profiled: ProfiledColumn,
  kind: 'distance' | 'power',
  { words, unitColumn, siteUnit }: { words: CellWords; unitColumn: Column | undefined; siteUnit: DistanceUnit },
): FieldRule['unit'] {
  if (unitColumn) return { column: unitColumn.path };
  const inCells = findMostFrequent(profiled.column, (word) => words.unit(kind, word));
  if (inCells !== null) return inCells;
  const inName = unitInName(profiled, kind, words);
  if (inName !== null) return inName;
  if (kind === 'power' || siteUnit !== 'mil') return undefined;
  return medianOf(profiled.evidence.numbers) > maxMedianMil ? 'km' : undefined;
}

/** Currencies in the cells, the name or the column of a price's currency. */
interface PriceCurrency {
  /** The one currency; undefined where the words mean several. */
  currency: Currency;
  place: 'cells' | 'name' | 'column';
}

/** The currency of a price that differs from that of the site; null where none does. */
export function foreignCurrency(
  { column, name }: Pick<ProfiledColumn, 'column' | 'name'>,
  currencyColumn: Column | undefined,
  words: CellWords,
  siteCurrency: Currency | undefined,
): PriceCurrency | null {
  if (siteCurrency === undefined) return null;
  const foreign = (word: string): Currency | null => {
    const currencies = words.currencies(word);
    return currencies.size === 0 || currencies.has(siteCurrency)
      ? null
      : (mainCurrency(word, currencies) ?? [...currencies].sort()[0] ?? null);
  };
  const inCells = findMostFrequent(column, foreign);
  if (inCells !== null) return { currency: inCells, place: 'cells' };
  const inColumn = currencyColumn?.texts.map(foreign).find((currency) => currency !== null);
  if (inColumn) return { currency: inColumn, place: 'column' };
  if (currencyColumn) return null;
  const inName = name.words.map((word) => (word.length === 3 ? foreign(word) : null)).find((one) => one !== null);
  return inName ? { currency: inName, place: 'name' } : null;
}
