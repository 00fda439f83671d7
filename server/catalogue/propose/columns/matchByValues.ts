import { amountParts } from '../../feed/amounts/amountParts.ts';
import type { CellWords } from './cellWords.ts';
import { facets, shareOf } from './columnEvidence.ts';
import type { Evidence } from './columnEvidence.ts';
import { judgeColumn } from './judgeColumn.ts';
import type { Purpose } from './loadColumnNames.ts';
import type { Match, OpenField, ProfiledColumn } from './Match.ts';
import type { Column } from '../profileColumns.ts';

/** The matches so far. */
interface MatchState {
  profiled: readonly ProfiledColumn[];
  byPurpose: ReadonlyMap<Purpose, Match>;
  open: OpenField[];
  taken: ReadonlySet<Column>;
  take: (match: Match) => void;
}

const minShare = 0.8;
const minKnown = 0.6;

/** Median of prices in any currency. */
const priceBounds = [1000, 10_000_000] as const;
const minPrice = 100;
/** Share of prices that end in 0, 5 or 9, as asking prices do. */
const minRound = 0.6;

/** True for numbers distributed like asking prices: large, different, round. */
function isPriceLike({ numbers, numeric, median, isSerial, years, column }: Evidence): boolean {
  if (numeric < 0.9 || isSerial || years > 0.5 || column.texts.some((text) => /^0\d/.test(text))) return false;
  const isInRange = median >= priceBounds[0] && median <= priceBounds[1] && Math.min(...numbers) >= minPrice;
  const round = numbers.filter((number) => number % 10 === 0 || number % 10 === 5 || number % 10 === 9).length;
  return isInRange && round >= numbers.length * minRound && new Set(numbers).size > 1;
}

const minYears = 3;

/** True for dates that spread over years, as those of stock entries do not. */
function isFirstRegistration({ dates, column: { texts } }: Evidence): boolean {
  if (dates === null) return false;
  return new Set(texts.map((text) => /(?:19|20)\d\d/.exec(text)?.[0])).size >= minYears;
}

/** Share of cells whose number has a word of a kind next to it. */
function shareWithWord({ texts }: Column, isWord: (word: string) => boolean): number {
  return shareOf(texts, (text) => amountParts(text).some(({ before, after }) => [before, after].some(isWord)));
}

/** Purpose of a column by its values alone, and the reason; null if they indicate none. */
function purposeByValues({ column, evidence }: ProfiledColumn, words: CellWords): [Purpose, string] | null {
  const { texts } = column;
  if (texts.length === 0) return null;
  if (evidence.isPictures) return ['images', 'photo addresses'];
  if (evidence.vins >= minShare) return ['car_chassino', judgeColumn('car_chassino', evidence).reason];
  if (evidence.brands >= minShare) return ['car_brand', 'known brands'];
  const facet = facets.find((name) => (evidence.facets.get(name) ?? 0) >= minKnown);
  if (facet !== undefined) return [facet, 'known values'];
  if (evidence.plates >= minShare) return ['car_regno', "registration numbers of the site's country"];
  if (evidence.years >= 0.9 && new Set(texts).size > 1) return ['car_year', 'years'];
  if (texts.every((text) => /^[A-Z]{3}$/.test(text) && words.currencies(text).size === 1)) {
    return ['unit/car_price', 'currencies'];
  }
  if (isFirstRegistration(evidence)) return ['car_firstregistration', 'dates of many years'];
  if (evidence.numeric < minShare) return null;
  if (shareWithWord(column, (word) => words.currencies(word).size > 0) >= minShare) {
    return judgeColumn('car_price', evidence).fit === 'yes' ? ['car_price', 'amounts with a currency'] : null;
  }
  const unitOf = (kind: 'distance' | 'power'): boolean =>
    shareWithWord(column, (word) => words.unit(kind, word) !== null) >= minShare;
  if (unitOf('distance') && judgeColumn('car_mileage', evidence).fit === 'yes') return ['car_mileage', 'distances'];
  return unitOf('power') && judgeColumn('car_power', evidence).fit === 'yes'
    ? ['car_power', 'power with a unit']
    : null;
}

/**
 * Matches columns whose names say nothing.
 * A price without name and currency must be the only column that is distributed like one.
 */
export function matchByValues({ profiled, byPurpose, open, taken, take }: MatchState, words: CellWords): void {
  const isFree = (purpose: Purpose): boolean =>
    !byPurpose.has(purpose) && !open.some((field) => field.purpose === purpose);
  const found = new Map<Purpose, { columns: Column[]; reason: string }>();
  for (const one of profiled.filter(({ column }) => !taken.has(column))) {
    const [purpose, reason] = purposeByValues(one, words) ?? [];
    if (purpose === undefined || reason === undefined || !isFree(purpose)) continue;
    const { columns } = found.get(purpose) ?? { columns: [] };
    found.set(purpose, { columns: [...columns, one.column], reason });
  }
  for (const [purpose, { columns, reason }] of found) {
    const [first] = columns;
    const several = columns.map(({ path }) => path).join(', ');
    if (columns.length > 1 && purpose === 'car_price') {
      open.push({ purpose, reason: `${several} fit equally`, columns });
    } else if (first) {
      const isSure = purpose === 'car_chassino' && new Set(first.texts).size === first.texts.length;
      const chosen = purpose === 'images' ? columns : [first];
      take({
        purpose,
        columns: chosen,
        certainty: isSure ? 'sure' : 'likely',
        reason: `by its values alone: ${reason}`,
      });
    }
  }
  if (!isFree('car_price') || byPurpose.has('car_price/sale')) return;
  const prices = profiled.filter(
    ({ column, name, evidence }) => !taken.has(column) && name.purposes.length === 0 && isPriceLike(evidence),
  );
  const [only, ...others] = prices;
  if (only === undefined) return;
  const columns = prices.map(({ column }) => column);
  if (others.length > 0) {
    const paths = columns.map(({ path }) => path).join(', ');
    open.push({ purpose: 'car_price', reason: `${paths} are distributed like prices`, columns });
    return;
  }
  const reason = 'the only column that is distributed like prices';
  take({ purpose: 'car_price', columns, certainty: 'likely', reason });
}
