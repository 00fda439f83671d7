import type { CardCar } from '../car/carFields.ts';
import { amountIn, amountOfText, amountText, differences, guesses, guessValue, buildSlug } from './unpackCards.ts';
import type { AmountFormat, CardRow, Cell, Column, GuessOptions, PackedCards } from './unpackCards.ts';

/** Packs cards in columns; lossless, unpackCards restores any fields and values. */
export function packCards(cards: readonly CardCar[]): PackedCards {
  const rows = cards.map(cachedRow);
  const options: GuessOptions = {
    formats: detectFormats(rows),
    shares: calculateShares(rows),
    usual: findUsualValues(rows),
  };
  const columns: Record<string, Column> = {};
  const cells = buildCells(rows, options);
  for (const name of collectNames(rows)) columns[name] = encodeColumn(cells.map((cellIn) => cellIn(name)));
  return { count: cards.length, columns, ...options };
}

interface CellsOfRow {
  /** Guess options as text; most lists share them. */
  options: string;
  cells: Map<string, Cell>;
}

/** Cells of a row by column. */
const cellsByRow = new WeakMap<CardRow, CellsOfRow>();

/** Returns the cached cells of each row. */
function buildCells(rows: readonly CardRow[], options: GuessOptions): ((name: string) => Cell)[] {
  const text = JSON.stringify(options);
  return rows.map((row) => {
    let known = cellsByRow.get(row);
    if (known?.options !== text) {
      known = { options: text, cells: new Map() };
      cellsByRow.set(row, known);
    }
    const { cells } = known;
    return (name) => {
      const cell = cells.get(name) ?? encodeCell(row[name], guessValue(row, name, options), name === differences);
      cells.set(name, cell);
      return cell;
    };
  });
}

/** Returns the names of all columns, each after those that its guesses need. */
function collectNames(rows: readonly CardRow[]): string[] {
  const names = new Set<string>();
  for (const row of rows) for (const name in row) names.add(name);
  const last = [...Object.keys(amountOfText), ...Object.keys(guesses)];
  const isLast = new Set(last);
  const kind = names.delete('#kind') ? ['#kind'] : [];
  return [...kind, ...[...names].filter((name) => !isLast.has(name)), ...last.filter((name) => names.has(name))];
}

/** Cached rows by card: servers show the same cards in many lists. */
const rowsByCard = new WeakMap<CardCar, CardRow>();

function cachedRow(card: CardCar): CardRow {
  const known = rowsByCard.get(card);
  if (known) return known;
  const row = buildRow(card);
  rowsByCard.set(card, row);
  return row;
}

function buildRow(card: CardCar): CardRow {
  const row: CardRow = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(card) as [string, unknown][]) {
    if (value === undefined) continue;
    if (name === 'car_primary_image' && isFlat(value)) spread(row, '@', value);
    else if (name === 'costs' && isOneCost(value)) spreadCost(row, value[0]);
    else if (/^[a-z]/i.test(name) && name !== 'costs' && name !== 'car_primary_image') row[name] = value;
    else rest[name] = value;
  }
  if (Object.keys(rest).length > 0) row['!rest'] = rest;
  putSlugWords(row);
  return row;
}

/** Maximum number of version words that a slug is matched against. */
const maxSlugWords = 9;

/** Stores the number of version words in the slug, unless it follows another pattern. */
function putSlugWords(row: CardRow): void {
  const { slug } = row;
  if (typeof slug !== 'string') return;
  for (let count = 0; count <= maxSlugWords; count += 1) {
    row['!words'] = count;
    const guess = buildSlug(row);
    if (guess === slug) return;
    if (guess.length > slug.length) break;
  }
  delete row['!words'];
}

type Fields = Record<string, unknown>;

/** Returns whether a value is an object that fits in columns: with fields, none undefined. */
function isFlat(thing: unknown): thing is Fields {
  if (typeof thing !== 'object' || thing === null || Array.isArray(thing)) return false;
  const entries = Object.entries(thing);
  return entries.length > 0 && entries.every(([name, value]) => /^[a-z]/i.test(name) && value !== undefined);
}

function isOneCost(costs: unknown): costs is [Fields] {
  if (!Array.isArray(costs) || costs.length !== 1 || !isFlat(costs[0])) return false;
  return !('example' in costs[0]) || isFlat(costs[0]['example']);
}

function spreadCost(row: CardRow, { example, ...cost }: Fields): void {
  spread(row, '#', cost);
  if (isFlat(example)) spread(row, '$', example);
}

function spread(row: CardRow, prefix: string, fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) row[prefix + name] = value;
}

/** Derives amount formats from the first texts with four digits or more. */
function detectFormats(rows: readonly CardRow[]): GuessOptions['formats'] {
  const formats: GuessOptions['formats'] = {};
  for (const [name, amount] of Object.entries(amountOfText)) {
    for (const row of rows) {
      const text = row[name];
      const parts = typeof text === 'string' ? /^(\D*)\d{1,3}(\D)\d{3}(?:\2\d{3})*(\D*)$/.exec(text) : null;
      const format: AmountFormat = [parts?.[1] ?? '', parts?.[2] ?? '', parts?.[3] ?? ''];
      if (!parts || amountText(row[amount], format) !== text) continue;
      formats[name] = format;
      break;
    }
  }
  return formats;
}

/** Returns the most frequent shares of a loan's price, rounded to a thousandth. */
function calculateShares(rows: readonly CardRow[]): Record<string, number> {
  const shares: Record<string, number> = {};
  for (const name of ['$deposit', '$residual']) {
    const all = rows.map((row) => Math.round((amountIn(row, name) / amountIn(row, '$price')) * 1000) / 1000);
    const usual = findMostCommon(all.filter(Number.isFinite));
    if (usual !== undefined) shares[name] = usual;
  }
  return shares;
}

/** Columns in which most cards are likely to have the same value. */
const columnsWithUsual = ['#kind', '#title', '$months', '$startFee', '$invoiceFee', 'car_gearbox', 'car_site_city'];

/** Returns the majority value by column. */
function findUsualValues(rows: readonly CardRow[]): Record<string, unknown> {
  const usual: Record<string, unknown> = {};
  for (const name of columnsWithUsual) {
    const values = rows
      .map((row) => row[name])
      .filter((value) => typeof value === 'string' || typeof value === 'number');
    const value = findMostCommon(values);
    if (value !== undefined && values.filter((other) => other === value).length * 2 > rows.length) usual[name] = value;
  }
  return usual;
}

function findMostCommon<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];
}

function encodeCell(value: unknown, guess: unknown, difference: boolean): Cell {
  if (value === guess) return 0;
  if (value === undefined) return [];
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value !== 'number' || value === 0) return [value];
  if (!difference) return value;
  const step = typeof guess === 'number' ? value - guess : NaN;
  return Number.isSafeInteger(step) && (guess as number) + step === value ? step : [value];
}

/** Builds a column; if most cells repeat, it only holds the distinct ones. */
function encodeColumn(cells: Cell[]): Column {
  if (cells.every((cell) => cell === 0)) return 0;
  const [before, after] = commonEnds(cells.filter((cell) => typeof cell === 'string'));
  const places = new Map<unknown, number>();
  const different: Cell[] = [];
  const placeOf = cells.map((cell) => {
    const own = typeof cell === 'string' ? cell.slice(before.length, cell.length - after.length) : cell;
    const key = Array.isArray(own) ? JSON.stringify(own) + wrapped : own;
    const known = places.get(key) ?? different.push(own) - 1;
    places.set(key, known);
    return known;
  });
  return different.length <= 36 && different.length * 2 <= cells.length
    ? [before, after, different, placeOf.map((place) => place.toString(36)).join('')]
    : [before, after, placeOf.map((place) => different[place] ?? 0)];
}

/** Distinguishes keys of wrapped values from texts. */
const wrapped = '\u0000wrapped';

/** Returns the longest common start and end of several texts, without overlap. */
function commonEnds(texts: readonly string[]): [string, string] {
  const [first = ''] = texts;
  if (texts.length < 2) return ['', ''];
  const shortest = Math.min(...texts.map((text) => text.length));
  let start = 0;
  while (start < shortest && texts.every((text) => text[start] === first[start])) start += 1;
  let end = 0;
  while (end < shortest - start && texts.every((text) => text.at(-1 - end) === first.at(-1 - end))) end += 1;
  return [first.slice(0, start), first.slice(first.length - end)];
}
