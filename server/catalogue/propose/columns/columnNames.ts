import { foldText } from '../../../../shared/catalogue/foldText.ts';
import { carFieldKinds } from '../../../../shared/catalogue/car/carFieldKinds.ts';
import type { CarField } from '../../../../shared/catalogue/Car.ts';
import { loadColumnNames, nameKey } from './loadColumnNames.ts';
import type { ColumnNames, Purpose } from './loadColumnNames.ts';

/** A purpose that the name of a column names. */
export interface NamedPurpose {
  purpose: Purpose;
  /** True if the whole name says so, not only a part of it. */
  isWhole: boolean;
  /** Languages of the name. */
  languages: readonly string[];
}

/** Purposes and words of a column's name. */
export interface NameReading {
  /** The surest first. */
  purposes: NamedPurpose[];
  /** Folded words of the name, without numbers. */
  words: string[];
  /** The number of a column of a list: 3 for "Bild 3", 0 for "image[0].url". */
  index: number | null;
}

let cachedNames: ColumnNames | undefined;

/** Names of columns, read once. */
export function columnNames(): ColumnNames {
  cachedNames ??= loadColumnNames();
  return cachedNames;
}

/** Shorter names are only known as whole names. */
const minPartLength = 3;
/** Longer paths name nothing: a first line without its line end may be the whole file. */
const maxPathLength = 300;
/** Shorter names do not end compounds: "verkoopprijs" ends with "prijs". */
const minCompoundLength = 4;

/** Splits a segment of a path into folded words: "modelYear" and "MODEL_YEAR" are model, year. */
function wordsOf(segment: string): string[] {
  return segment
    .replace(/(\p{Ll}{2}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(foldText)
    .filter((word) => word !== '');
}

/** Removes the namespace of XML: "g:price" → "price". */
const withoutNamespace = (segment: string): string => segment.replace(/^@?[a-z][\w-]{0,11}:(?=\S)/i, '');

function segmentsOf(path: string): string[][] {
  return path
    .split('/')
    .map(withoutNamespace)
    .flatMap((segment) => segment.split(/[.:]|(?=\[)/))
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

/** Takes the numbers at the end of words, except where a name begins with one: "1. gang registrert". */
function withoutNumbers(segments: readonly string[][]): { segments: string[][]; index: number | null } {
  let index: number | null = null;
  const rest = segments.map((words) =>
    words.flatMap((word, at) => {
      const digits = /\d+$/.exec(word)?.[0];
      if (digits === undefined || (at === 0 && words.length > 1 && digits === word)) return [word];
      index = Number(digits);
      return digits === word ? [] : [word.slice(0, -digits.length)];
    }),
  );
  return { segments: rest.filter((words) => words.length > 0), index };
}

/** The words, and the words without endings that say nothing about the field. */
function withoutEndings(words: readonly string[], isEnding: (word: string) => boolean): string[][] {
  const variants = [[...words]];
  for (let rest = [...words]; rest.length > 1 && isEnding(rest.at(-1) ?? '');) {
    rest = rest.slice(0, -1);
    variants.push(rest);
  }
  return variants;
}

/** Suffixes for units in a single word: "priskr", "effekthk". */
const unitSuffix = /(?:km|mil|miles|hk|hp|ps|kw|hv|kr|nok|sek|eur|dkk|gbp|usd)$/;

function findWhole(words: readonly string[], isEnding: (word: string) => boolean): NamedPurpose | null {
  const { names } = columnNames();
  for (const variant of withoutEndings(words, isEnding)) {
    const key = variant.join('');
    const known = names.get(key) ?? names.get(key.replace(unitSuffix, ''));
    if (known) return { ...known, isWhole: true };
  }
  return null;
}

/** Purposes of parts of a name: its words, the longest and last first, then the ends of compounds. */
function findParts(words: readonly string[]): NamedPurpose[] {
  const { names } = columnNames();
  const found: NamedPurpose[] = [];
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      const key = words.slice(from, from + length).join('');
      const known = key.length < minPartLength ? undefined : names.get(key);
      if (known) found.push({ ...known, isWhole: false });
    }
  }
  for (const word of words.toReversed()) {
    for (let from = 1; word.length - from >= minCompoundLength; from += 1) {
      const known = names.get(word.slice(from));
      if (known) found.push({ ...known, isWhole: false });
    }
  }
  return found;
}

const isNumber = (purpose: Purpose): boolean =>
  purpose === 'car_price/sale' || carFieldKinds[purpose as CarField] === 'number';

/** The list that a parent of a path names: "features/comfort" is equipment. */
function listNamed(words: readonly string[]): NamedPurpose[] {
  const known = columnNames().names.get(words.join(''));
  return known?.purpose === 'car_equipment' || known?.purpose === 'images' ? [{ ...known, isWhole: false }] : [];
}

/** Purposes of a name, and its words. */
function readSegments(all: readonly string[][], isUnit: (word: string) => boolean): NameReading {
  const { endings, others } = columnNames();
  const isEnding = (word: string): boolean => endings.has(word) || isUnit(word);
  const { segments, index } = withoutNumbers(all);
  const words = segments.flat();
  const last = segments.at(-1) ?? [];
  const numbered = all.flat();
  const whole =
    findWhole(numbered, isEnding) ??
    findWhole(words, isEnding) ??
    findWhole(segments.slice(-2).flat(), isEnding) ??
    findWhole(last, isEnding);
  const purposes = [
    ...(whole ? [whole] : []),
    ...findParts(last.every(isEnding) ? words : last),
    ...segments.slice(0, -1).flatMap((parent) => listNamed(parent)),
  ];
  const isOther = ({ purpose, isWhole }: NamedPurpose): boolean =>
    isNumber(purpose) && words.some((word) => others.has(word)) && !(isWhole && findWhole(words, isEnding) !== null);
  const kept = purposes.filter((one, at) => {
    return !isOther(one) && purposes.findIndex(({ purpose }) => purpose === one.purpose) === at;
  });
  return { purposes: kept, words, index };
}

/** The purpose of the shortest name that a single word with a full stop begins: "Alim." is "alimentazione". */
function namedByAbbreviation(path: string): NamedPurpose | null {
  const word = /^\s*(\p{L}{3,})\.\s*$/u.exec(path)?.[1];
  if (word === undefined) return null;
  const beginning = foldText(word);
  const [shortest] = [...columnNames().names]
    .filter(([name]) => name.startsWith(beginning))
    .sort(([a], [b]) => a.length - b.length);
  return shortest ? { ...shortest[1], isWhole: false } : null;
}

/**
 * Reads the name or path of a column.
 * @param isUnit true for words of units and currencies, which say nothing about the field
 */
export function readColumnName(path: string, isUnit: (word: string) => boolean): NameReading {
  if (path.length > maxPathLength) return { purposes: [], words: [], index: null };
  const reading = readSegments(segmentsOf(path), isUnit);
  const abbreviated = reading.purposes.length === 0 ? namedByAbbreviation(path) : null;
  if (abbreviated) return { ...reading, purposes: [abbreviated] };
  if (reading.purposes.length > 0 || !path.includes(':')) return reading;
  return readSegments([wordsOf(path)], isUnit);
}

/** True if a name is that of equipment. */
export function isEquipmentName(words: readonly string[]): boolean {
  const { equipment } = columnNames();
  const keys = words.map(nameKey);
  return keys.some((_word, from) =>
    keys.some((_end, to) => to >= from && equipment.has(keys.slice(from, to + 1).join(''))),
  );
}
