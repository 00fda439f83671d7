import { cutText } from '../../../../shared/kit/text/cutText.ts';
import { vocabularyEntry } from '../../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../../shared/catalogue/vocabulary.ts';
import type { BrandNames } from '../../feed/rules/createBrandNames.ts';
import { parseCellNumber } from '../../feed/mapping/feedNumber.ts';
import { bareNumber } from './cellWords.ts';
import type { ValueEntries } from './createValueEntries.ts';
import { detectDateFormats, detectNumberFormat } from '../detectFormats.ts';
import { isPictureFiles, isPictureList } from './pictureTexts.ts';
import type { Column } from '../profileColumns.ts';
import { isVin } from './vinCheckDigit.ts';

/** Fields whose values have a vocabulary. */
export const facets = ['car_fuel', 'car_gearbox', 'car_body', 'car_drive', 'car_color', 'car_condition'] as const;
export type Facet = (typeof facets)[number];

/** Facts about the values of a column. */
export interface Evidence {
  column: Column;
  /** Numbers of the cells, without units and currencies. */
  numbers: number[];
  /** Share of cells that are numbers. */
  numeric: number;
  median: number;
  /** Share of different cells. */
  distinct: number;
  /** Whole numbers that hardly differ, all different: numbers of a series. */
  isSerial: boolean;
  /** Share of years from 1950 to 2049. */
  years: number;
  dates: string[] | null;
  isPictures: boolean;
  vins: number;
  /** Registration numbers in the form of the site's country. */
  plates: number;
  emails: number;
  phones: number;
  isFlag: boolean;
  /** Share of cells that the vocabulary of a facet has as a whole. */
  facets: ReadonlyMap<Facet, number>;
  /** The same with values that are known by their words: "Blue metallic". */
  wordedFacets: ReadonlyMap<Facet, number>;
  /** Share of cells that are a known brand, and of those that begin with one. */
  brands: number;
  titles: number;
  /** Median number of characters. */
  length: number;
}

export interface EvidenceOptions {
  vocabulary: Vocabulary;
  entryOf: ValueEntries;
  brands: BrandNames;
  /** Matches registration numbers of the site's country. */
  plates: RegExp;
}

export const shareOf = (texts: readonly string[], fits: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(fits).length / texts.length;

export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

const flagWords = /^(?:true|false|yes|no|y|n|0|1|x|ja|nej|nei|nein|j|oui|non|kylla|si|tak|nie|ano|nee)$/i;

/** Steps between numbers of a series, and the lowest of them. */
const serialStep = 100;
const minSerial = 1000;
const minSerialRows = 3;

function isSeries(numbers: readonly number[], count: number): boolean {
  if (numbers.length < Math.max(minSerialRows, count) || new Set(numbers).size < numbers.length) return false;
  const span = Math.max(...numbers) - Math.min(...numbers);
  return (
    numbers.every(Number.isInteger) &&
    span < serialStep * numbers.length &&
    Math.min(...numbers) > Math.max(span, minSerial)
  );
}

/** Characters of a cell that its words are looked up in: longer ones are descriptions, no values. */
const maxCharacters = 200;

/** Title whose first words, or those after a year, are a known brand and more. */
function isTitle(text: string, brands: BrandNames): boolean {
  const found = brands.find(text);
  if (found === null) return false;
  return text.slice(0, found.start).split(/\s+/).length <= maxWordsBeforeBrand && found.end < text.trim().length;
}

const maxWordsBeforeBrand = 3;

const facetShares = (texts: readonly string[], isKnown: (facet: Facet, text: string) => boolean): Map<Facet, number> =>
  new Map(facets.map((facet) => [facet, shareOf(texts, (text) => isKnown(facet, text))]));

/** Collects the facts about the values of a column. */
export function columnEvidence(column: Column, { vocabulary, entryOf, brands, plates }: EvidenceOptions): Evidence {
  const texts = column.texts.map((text) => cutText(text, maxCharacters));
  const bare = texts.flatMap((text) => bareNumber(text) ?? []);
  const dates = detectDateFormats(texts);
  const isDate = dates !== null && !texts.every((text) => /^\d{1,7}$/.test(text));
  const format = isDate ? null : detectNumberFormat(bare);
  const numbers = format === null ? [] : bare.flatMap((text) => parseCellNumber(text, format) ?? []);
  return {
    column,
    numbers,
    numeric: texts.length === 0 ? 0 : numbers.length / texts.length,
    median: medianOf(numbers),
    distinct: texts.length === 0 ? 0 : new Set(column.texts).size / texts.length,
    isSerial: isSeries(numbers, texts.length),
    years: shareOf(texts, (text) => /^(?:19[5-9]|20[0-4])\d(?:[.,]0+)?$/.test(text)),
    dates: isDate ? dates : null,
    isPictures: isPictureFiles(column.texts) || isPictureList(column.texts),
    vins: shareOf(texts, isVin),
    plates: shareOf(texts, (text) => plates.test(text)),
    emails: shareOf(texts, (text) => /^\S+@\S+\.\S+$/.test(text)),
    phones: shareOf(texts, (text) => /^[+(]?[\d\s()/.-]{6,}$/.test(text) && /\d{5}/.test(text.replace(/\D/g, ''))),
    isFlag: texts.length > 0 && texts.every((text) => flagWords.test(text)),
    facets: facetShares(texts, (facet, text) => vocabularyEntry(vocabulary, facet, text) !== null),
    wordedFacets: facetShares(texts, (facet, text) => entryOf(facet, text) !== null),
    brands: shareOf(texts, (text) => brands.find(text)?.end === text.trim().length && brands.find(text)?.start === 0),
    titles: shareOf(texts, (text) => isTitle(text, brands)),
    length: medianOf(column.texts.map((text) => text.length)),
  };
}
