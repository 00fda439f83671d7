import type { KeyphrasePiece } from './keyphraseTokens.ts';
import type { Quantity, QuantityKind } from './Quantity.ts';
import { kilogramsPerTonne, quantityFilter } from './quantityFilter.ts';
import { QuantityReader } from './QuantityReader.ts';
import type { QuantityVocabulary } from './QuantityVocabulary.ts';
import type { QuantitySite } from './Quantity.ts';

/** Filter read from the pieces up to `end`, or an amount without a matching filter. */
export interface QuantityMatch {
  filter: { facet: string; values: string[] } | null;
  end: number;
  /** The amount has no filter and is in no car's texts: an electric range, a distance to a town. */
  ignored?: IgnoredAmount;
}

export interface IgnoredAmount {
  /** Number in the smallest unit of its kind: a weight in kg. */
  amount: number;
  /** Index of the number's first piece; words before it name its subject. */
  numberAt: number;
}

/**
 * Reads an amount with its relation words, from the piece `at` on.
 * Examples: "under 200 000 kr", "mellan 100 och 200 tkr", "2019-2022", "sjusitsig", "privatleasing max 3000". It ends
 * at the end of a word. Null when there is none. An amount with a unit that the site has no filter for ("500 km
 * räckvidd") is returned without a filter, so that its number is not used for anything else.
 */
export function readQuantity(
  pieces: readonly KeyphrasePiece[],
  at: number,
  vocabulary: QuantityVocabulary,
  site: QuantitySite,
): QuantityMatch | null {
  const reader = new QuantityReader(pieces, at, vocabulary);
  const quantity = reader.read();
  if (!quantity || reader.contradictory || !reader.atWordEnd()) return null;
  const filter = quantityFilter(quantity, site);
  if (!filter && !hasUnit(quantity)) return null;
  const isIgnored = !filter && quantity.kind !== null && ignoredKinds.has(quantity.kind);
  const amount = quantity.first.value * (reader.isInTonnes ? kilogramsPerTonne : 1);
  const ignored = { amount, numberAt: reader.numberPlace };
  return { filter, end: reader.place, ...(isIgnored ? { ignored } : {}) };
}

const ignoredKinds: ReadonlySet<QuantityKind> = new Set([
  'electricRange',
  'towingWeight',
  'grossWeight',
  'kilograms',
  'tonnes',
  'owners',
  'km',
  'mil',
  'miles',
]);

function hasUnit({ kind }: Quantity): boolean {
  return kind !== null && kind !== 'year';
}
