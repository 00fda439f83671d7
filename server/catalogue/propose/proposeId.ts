import { isUniqueColumn } from './columns/matchColumns.ts';
import type { Certainty, Matches, ProfiledColumn } from './columns/Match.ts';
import type { Purpose } from './columns/loadColumnNames.ts';
import type { Column } from './profileColumns.ts';

/** A proposed identity of cars. */
export interface ProposedId {
  rule: { column: string } | { hash: string[] | string[][] };
  columns: Column[];
  certainty: Certainty;
  reason: string;
}

/** Facts that stay: never a price or mileage, whose change would move the page to another address. */
const lastingFacts: Purpose[] = [
  'id',
  'car_brand',
  'car_model',
  'car_version',
  'title',
  'car_year',
  'car_firstregistration',
  'car_color',
];
const minFacts = 3;
/** Share of rows that lasting facts must tell apart. */
const minTold = 0.9;

/** True if the columns together tell nearly all rows apart. */
function tellsApart(columns: readonly Column[], rows: number): boolean {
  const full = columns.filter(({ texts, isList }) => !isList && texts.length === rows);
  const keys = new Set(Array.from({ length: rows }, (_none, at) => full.map(({ texts }) => texts[at]).join('\u001f')));
  return keys.size >= rows * minTold;
}

/**
 * Proposes a column that identifies a car, or columns to hash; null for none.
 * A number of the dealer is used as it is, since leads and pushes name it. A VIN or registration number is hashed, to
 * stay out of addresses.
 */
export function proposeId({ byPurpose, columns: profiled }: Matches, rows: number): ProposedId | null {
  const named = byPurpose.get('id');
  if (named) {
    const [column] = named.columns;
    if (column) return { ...named, rule: { column: column.path } };
  }
  const taken = new Set([...byPurpose.values()].flatMap(({ columns }) => columns));
  const unnamed = profiled.filter(({ column }) => !taken.has(column) && isUniqueColumn(column, rows));
  const numbered = unnamed.find(
    ({ column: { path, texts } }) =>
      /(?:^|[^a-z])(?:id|nr|no)$/i.test(path) && texts.every((text) => /^(?=.*\d)[\w-]+$/.test(text)),
  );
  const coded = unnamed.filter((profile) => profile.name.purposes.length === 0 && isCode(profile, rows));
  const found = numbered ?? (coded.length === 1 ? coded[0] : undefined);
  if (found) {
    const { column } = found;
    const reason = found === numbered ? 'by the end of its name, unique' : 'by its values alone: unique codes';
    return { rule: { column: column.path }, columns: [column], certainty: 'likely', reason };
  }
  const one = (purpose: Purpose): Column[] => byPurpose.get(purpose)?.columns.slice(0, 1) ?? [];
  const candidates = profiled.filter(({ name }) =>
    name.purposes.some(({ purpose, isWhole }) => purpose === 'id' && isWhole),
  );
  const facts = [
    ...candidates
      .map(({ column }) => column)
      .filter((column) => !taken.has(column) && column.filled === rows)
      .slice(0, 1),
    ...lastingFacts.flatMap(one),
  ];
  const lists = [one('car_chassino'), one('car_regno')].filter(([column]) => column && !hasRepetitions(column));
  const best = lists.find(([column]) => column?.filled === rows);
  if (best) {
    const rule = { hash: best.map(({ path }) => path) };
    const what = best[0] === one('car_chassino')[0] ? 'VIN' : 'registration number';
    return { rule, columns: best, certainty: 'sure', reason: `${what}, hashed` };
  }
  if (facts.length < minFacts && lists.length === 0) return null;
  const all = [...lists, ...(facts.length > 0 ? [facts] : [])].map((list) => list.map(({ path }) => path));
  const hash = all.length === 1 ? (all[0] ?? []) : all;
  return {
    rule: { hash },
    columns: [...lists.flat(), ...facts],
    certainty: 'likely',
    reason: `no column has a number of each car: facts that stay, hashed${tellsApart(facts, rows) ? '' : ', though many cars are alike'}`,
  };
}

const minCodeRows = 3;

/** True for numbers of a series, or codes with a digit, in every row. */
function isCode({ column: { texts }, evidence }: ProfiledColumn, rows: number): boolean {
  if (rows < minCodeRows || evidence.dates !== null) return false;
  return evidence.isSerial || texts.every((text) => /^(?=.*\d)[A-Z]+[\w-]{0,20}$/.test(text));
}

const hasRepetitions = ({ texts, isList }: Column): boolean => isList || new Set(texts).size < texts.length * 0.95;
