import type { CardCar } from '../car/carFields.ts';

/*
 * Cards in columns. A column holds a card field, or data chosen by its first character: @ for the picture, # for the
 * card's one cost, $ for its example, ! for other data (!words: words of the version in the slug, !rest: all other
 * fields).
 */

/** A card as a flat row by column; undefined for missing values. */
export type CardRow = Record<string, unknown>;

/** Cell value: 0 as guessed, [] missing, [value] any value; text, other numbers and booleans as is. */
export type Cell = string | number | boolean | unknown[];

/**
 * A column: common prefix and suffix of its texts, then its cells. 0: all as guessed.
 * There is one cell per card, or the distinct cells plus, in `places`, the index of each card's cell as a digit of
 * base 36.
 */
export type Column = [before: string, after: string, cells: Cell[], places?: string] | 0;

/** Text format of an amount: prefix, separator of groups of three digits, suffix. */
export type AmountFormat = [before: string, separator: string, after: string];

/** Values shared by the guesses of all cards. */
export interface GuessOptions {
  /** Amount formats by column of their text. */
  formats: Record<string, AmountFormat>;
  /** Usual share of a loan's price, by column. */
  shares: Record<string, number>;
  /** Usual value by column. */
  usual: Record<string, unknown>;
}

/** Cards in columns, so that a page carries field names once and no derivable values. */
export interface PackedCards extends GuessOptions {
  count: number;
  /** By name, after the columns that its guesses need. */
  columns: Record<string, Column>;
}

type Guess = (row: CardRow, name: string, options: GuessOptions) => unknown;

/** Amount column by text column. */
export const amountOfText: Record<string, string> = {
  car_mileage_text: 'car_mileage',
  car_price_text: 'car_price',
  car_retail_price_text: 'car_retail_price',
  car_campaign_price_text: 'car_campaign_price',
  car_lowest_price_30_days_text: 'car_lowest_price_30_days',
  '#text': '$cost',
};

/** Formats 289900 as "289 900 kr"; undefined unless it is a whole amount. */
export function amountText(amount: unknown, format: AmountFormat | undefined): string | undefined {
  const digits = typeof amount === 'number' ? String(amount) : '';
  return format && /^\d+$/.test(digits)
    ? format[0] + digits.replace(/\B(?=(\d{3})+$)/g, () => format[1]) + format[2]
    : undefined;
}

/** "volkswagen-id-4-pro-2023": brand, model, the first words of the version, year. */
export function buildSlug(row: CardRow): string {
  const wordsOf = (name: string): string[] => JSON.stringify(row[name] ?? '').match(/[a-z0-9]+/gi) ?? [];
  const version = wordsOf('car_version').slice(0, Number(row['!words'] ?? 0));
  const words = [...wordsOf('car_brand'), ...wordsOf('car_model'), ...version, ...wordsOf('car_year')];
  return words.join('-').toLowerCase();
}

/** Returns the number in a column; NaN for anything else. */
export function amountIn(row: CardRow, name: string): number {
  const amount = row[name];
  return typeof amount === 'number' ? amount : NaN;
}

// `+ 0` turns -0 into 0.
const share: Guess = (row, name, { shares }) => Math.round(amountIn(row, '$price') * (shares[name] ?? NaN)) + 0;

/** Guesses by column, in order of dependency (NaN without one); all others use usual values. */
export const guesses: Record<string, Guess> = {
  slug: buildSlug,
  car_has_campaign_price: (row) => (row['car_campaign_price'] === undefined ? undefined : true),
  '@blur_data_url': (row) => (row['@thumbnail_url'] === undefined ? undefined : ''),
  $price: (row) => row['car_campaign_price'] ?? row['car_price'],
  $deposit: share,
  $credit: (row) => amountIn(row, '$price') - amountIn(row, '$deposit'),
  $residual: share,
  $total: (row) =>
    amountIn(row, '$startFee') + amountIn(row, '$months') * amountIn(row, '$cost') + amountIn(row, '$residual'),
};

/** Guesses a value from the columns before it and the usual values of the list. */
export const guessValue: Guess = (row, name, options) => {
  if (/^(\$|#[^k])/.test(name) && row['#kind'] !== 'loan') return undefined;
  const amount = amountOfText[name];
  if (amount) return amountText(row[amount], options.formats[name]);
  return guesses[name] ? guesses[name](row, name, options) : options.usual[name];
};

/** Column whose numbers are stored as the difference from the guess. */
export const differences = '$total';

/** Restores the cards packed by packCards. */
export function unpackCards({ count, columns, ...options }: PackedCards): CardCar[] {
  return Array.from({ length: count }, (_none, at) => {
    const row: CardRow = {};
    const card: Record<string, unknown> = {};
    for (const [name, column] of Object.entries(columns)) {
      const value = decodeValue(column, at, guessValue(row, name, options), name === differences);
      row[name] = value;
      if (value !== undefined) put(card, name, value);
    }
    return card;
  });
}

function decodeValue(column: Column, at: number, guess: unknown, difference: boolean): unknown {
  if (column === 0) return guess;
  const [before, after, cells, places] = column;
  const cell = cells[places ? parseInt(places[at] ?? '', 36) : at];
  if (cell === 0) return guess;
  if (Array.isArray(cell)) return cell[0];
  if (typeof cell === 'number' && difference) return (guess as number) + cell;
  return typeof cell === 'string' ? before + cell + after : cell;
}

type Fields = Record<string, unknown>;

function put(card: Fields, name: string, value: unknown): void {
  const kind = name.charAt(0);
  const key = name.slice(1);
  if (kind === '@') inner(card, 'car_primary_image')[key] = value;
  else if (kind === '#' || kind === '$') {
    const [cost] = (card['costs'] ??= [{}]) as [Fields];
    (kind === '#' ? cost : inner(cost, 'example'))[key] = value;
  } else if (kind !== '!') card[name] = value;
  else if (key === 'rest') Object.assign(card, value);
}

const inner = (outer: Fields, name: string): Fields => (outer[name] ??= {}) as Fields;
