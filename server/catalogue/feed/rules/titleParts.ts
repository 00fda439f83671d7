import { cutText } from '../../../../shared/kit/text/cutText.ts';
import type { FieldRule } from '../mapping/FeedMappingTypes.ts';
import { brandKey, spansOfWords } from './createBrandNames.ts';
import type { BrandNames, TextSpan } from './createBrandNames.ts';

/** Names that titles are split by. */
export interface TitleSource {
  brands: BrandNames;
  /** The value of a field that is mapped above. */
  name(field: string): string;
}

/** The first place at which a text has the words of a name, whatever is between its words; null for none. */
function findName(text: string, name: string, from = 0): TextSpan | null {
  const key = brandKey(name);
  // most titles lack the name: looking for its words takes longer
  if (key === '' || !brandKey(text).includes(key)) return null;
  const words = spansOfWords(text).filter(({ start }) => start >= from);
  for (const [at, { start }] of words.entries()) {
    for (let last = at; last < words.length; last += 1) {
      const end = words[last]?.end ?? start;
      const found = brandKey(text.slice(start, end));
      if (found === key) return { start, end };
      if (!key.startsWith(found)) break;
    }
  }
  return null;
}

/** Blanks and punctuation between names. */
const edges = /^[\s,;:|/–—-]+|[\s,;:|/–—-]+$/gu;
const tidied = (text: string): string => text.replace(edges, '').replace(/\s+/g, ' ');

/** Brand of a title: that of the row where the title names it, else the first known one. */
function findBrand(title: string, { brands, name }: TitleSource): (TextSpan & { brand: string }) | null {
  const own = name('car_brand');
  for (const spelling of own === '' ? [] : [own, ...brands.spellingsOf(own)]) {
    const place = findName(title, spelling);
    if (place !== null) return { ...place, brand: own };
  }
  return own === '' ? brands.find(title) : { brand: own, start: 0, end: 0 };
}

/**
 * Finds the model after the brand.
 * It is a known one of several words, letters with their number ("C 220"), or the next word.
 */
function findModel(title: string, source: TitleSource): string {
  const found = findBrand(title, source);
  if (found === null) return '';
  const rest = leaveOutStart(title.slice(found.end), [source.brands.spellingsOf(found.brand)]);
  const known = source.brands.modelAtStart(found.brand, rest);
  if (known !== undefined) return known;
  return /^(?:\p{Lu}{1,3} \d{1,3}(?=\s|$)|[^\s,;|]+)/u.exec(rest)?.[0] ?? '';
}

/** Spellings of a name. */
type Spellings = readonly string[];

/** A text without the names at its beginning, however often they stand there. */
function leaveOutStart(text: string, names: readonly Spellings[], found = new Set<Spellings>()): string {
  const rest = tidied(text);
  for (const spellings of names) {
    const place = spellings.map((name) => findName(rest, name)).find((one) => one?.start === 0);
    if (!place) continue;
    found.add(spellings);
    return leaveOutStart(rest.slice(place.end), names, found);
  }
  return rest;
}

/** A text without names: as often as it begins with them, else at their first place. */
function leaveOut(text: string, names: readonly Spellings[]): string {
  const found = new Set<Spellings>();
  let rest = leaveOutStart(text, names, found);
  for (const spellings of names.filter((one) => !found.has(one))) {
    const place = spellings.map((name) => findName(rest, name)).find((one) => one !== null);
    if (place) rest = tidied(`${rest.slice(0, place.start)} ${rest.slice(place.end)}`);
  }
  return rest;
}

/** Characters in which names are looked for: longer texts are no titles. */
const maxTitleLength = 500;

/** True if a rule takes a part of a title. */
export const takesTitlePart = ({ part, without }: FieldRule): boolean => part !== undefined || without !== undefined;

/** Applies part and without of a rule to a text, in this order. A text that is too long for a title keeps its names. */
export function titlePart(text: string, { part, without = [] }: FieldRule, source: TitleSource): string {
  const title = cutText(text, maxTitleLength);
  let rest = text;
  if (part === 'brand') rest = source.brands.find(title)?.brand ?? '';
  if (part === 'model') rest = findModel(title, source);
  if (without.length === 0 || rest.length > maxTitleLength) return rest;
  const names = without.flatMap((field) => {
    const name = source.name(field);
    if (name === '') return [];
    return [field === 'car_brand' ? [name, ...source.brands.spellingsOf(name)] : [name]];
  });
  return leaveOut(rest, names);
}
