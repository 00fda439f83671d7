import { areExchanged } from '../../feed/amounts/areExchanged.ts';
import { columnEvidence } from './columnEvidence.ts';
import type { EvidenceOptions } from './columnEvidence.ts';
import { readColumnName } from './columnNames.ts';
import type { CellWords } from './cellWords.ts';
import { judgeColumn, minUnique } from './judgeColumn.ts';
import type { Purpose } from './loadColumnNames.ts';
import type { Match, Matches, OpenField, ProfiledColumn } from './Match.ts';
import { matchByValues } from './matchByValues.ts';
import type { Column } from '../profileColumns.ts';

/** Numbers and names without which cars make no list. */
export const essentials: readonly Purpose[] = ['car_brand', 'car_model', 'car_price', 'car_mileage', 'car_year'];

/** Purposes that take all columns that fit. */
const listPurposes: readonly Purpose[] = ['images', 'car_equipment'];

interface Candidate extends ProfiledColumn {
  purpose: Purpose;
  /** 4: name and values; 3: name; 2: part of the name, and values; 1: part of the name. */
  rank: number;
  reason: string;
}

const reasons: Record<number, (reason: string) => string> = {
  4: (reason) => `name, ${reason}`,
  3: (reason) => `by its name, but ${reason}`,
  2: (reason) => `by a part of its name, and ${reason}`,
  1: (reason) => `by a part of its name, but ${reason}`,
};

function candidateOf(profiled: ProfiledColumn, purpose: Purpose, isWhole: boolean): Candidate[] {
  const { fit, reason } = judgeColumn(purpose, profiled.evidence);
  if (fit === 'no' && purpose === 'car_sale_state' && profiled.evidence.dates !== null) {
    return candidateOf(profiled, 'car_sold_at', isWhole);
  }
  const rank = (isWhole ? 3 : 1) + (fit === 'yes' ? 1 : 0);
  const isGuess = rank === 1 && essentials.includes(purpose);
  if (fit === 'no' || isGuess) return [];
  return [{ ...profiled, purpose, rank, reason: reasons[rank]?.(reason) ?? reason }];
}

/** Share of rows in which two columns are equal; both must be filled in the same number of rows. */
function equalShare(a: Column, b: Column): number {
  if (a.texts.length !== b.texts.length || a.texts.length === 0) return 0;
  return a.texts.filter((text, at) => text === b.texts[at]).length / a.texts.length;
}

const minEqual = 0.5;

/** Chooses the column of a purpose among those that fit equally; several where none stands out. */
function chooseOne(purpose: Purpose, candidates: readonly Candidate[]): Candidate[] {
  const fullest = Math.max(...candidates.map(({ column }) => column.filled));
  const full = candidates.filter(({ column }) => column.filled > fullest / 2);
  const [first, ...others] = full;
  if (first === undefined || others.length === 0) return full;
  const isSame = others.every(({ column }) => equalShare(first.column, column) >= minEqual);
  return isSame || !essentials.includes(purpose) ? [first] : full;
}

function matchOf(purpose: Purpose, chosen: readonly Candidate[], rivals: readonly Candidate[]): Match {
  const [first] = chosen;
  const rival = rivals.find((one) => !chosen.includes(one) && first && equalShare(first.column, one.column) < 1);
  const isSure = chosen.every(({ rank }) => rank === 4) && (rival === undefined || purpose === 'id');
  const also = rival && purpose !== 'id' ? `; ${rival.column.path} fits, too` : '';
  return {
    purpose,
    columns: chosen.map(({ column }) => column),
    certainty: isSure ? 'sure' : 'likely',
    reason: `${first?.reason ?? ''}${also}`,
  };
}

const joined = (columns: readonly Column[]): string => columns.map(({ path }) => path).join(', ');

/** The order of photos is that of the numbers in their columns' names. */
const byIndex = (a: Candidate, b: Candidate): number => (a.name.index ?? 0) - (b.name.index ?? 0);

/**
 * Finds the purposes of the columns of a sample, by name and values, then by values alone.
 * Values win over a name that they contradict.
 */
export function matchColumns(
  columns: readonly Column[],
  options: EvidenceOptions & { words: CellWords; rows: number },
): Matches {
  const profiled = columns.map((column): ProfiledColumn => ({
    column,
    name: readColumnName(column.path, options.words.isUnit),
    evidence: columnEvidence(column, options),
  }));
  const byPurpose = new Map<Purpose, Match>();
  const open: OpenField[] = [];
  const taken = new Set<Column>();
  const take = (match: Match): void => {
    byPurpose.set(match.purpose, match);
    for (const column of match.columns) taken.add(column);
  };
  const candidates = profiled
    .flatMap((one) => one.name.purposes.flatMap(({ purpose, isWhole }) => candidateOf(one, purpose, isWhole)))
    .sort((a, b) => b.rank - a.rank);

  for (const { purpose, rank } of candidates) {
    if (byPurpose.has(purpose) || open.some((one) => one.purpose === purpose)) continue;
    const isList = listPurposes.includes(purpose);
    const rivals = candidates.filter((one) => {
      return one.purpose === purpose && !taken.has(one.column) && (one.rank === rank || (isList && one.rank >= 2));
    });
    if (rivals.length === 0) continue;
    if (isList) {
      take(matchOf(purpose, rivals.toSorted(byIndex), []));
      continue;
    }
    const fitting = purpose === 'id' ? rivals.filter(({ column }) => isUniqueColumn(column, options.rows)) : rivals;
    const chosen = chooseOne(purpose, fitting);
    if (chosen.length === 1) take(matchOf(purpose, chosen, rivals));
    else if (chosen.length > 1) {
      const found = chosen.map(({ column }) => column);
      for (const column of found) taken.add(column);
      open.push({ purpose, reason: `${joined(found)} fit equally`, columns: found });
    }
  }
  matchByValues({ profiled, byPurpose, open, taken, take }, options.words);
  openExchanged({ columns: profiled, byPurpose, open });
  return { columns: profiled, byPurpose, open };
}

const prices: readonly Purpose[] = ['car_price', 'car_price/sale', 'car_retail_price', 'car_campaign_price'];

/** Leaves prices open whose numbers are like ids, while those of the id are like prices. */
function openExchanged({ columns, byPurpose, open }: Matches): void {
  const [id] = byPurpose.get('id')?.columns ?? [];
  if (!id) return;
  for (const purpose of prices) {
    const [price] = byPurpose.get(purpose)?.columns ?? [];
    const numbers = columns.find(({ column }) => column === price)?.evidence.numbers ?? [];
    if (!price || !areExchanged(numbers, id.texts)) continue;
    byPurpose.delete(purpose);
    const reason = `${price.path} has numbers like ids, and ${id.path} amounts like prices`;
    open.push({ purpose, reason, columns: [price, id] });
  }
}

/** True if a column can identify cars: filled in every row, with hardly a repetition. */
export function isUniqueColumn({ texts, filled, isList }: Column, rows: number): boolean {
  return !isList && filled === rows && new Set(texts).size >= rows * minUnique;
}
