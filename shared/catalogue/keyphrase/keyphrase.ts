import type { Currency, DistanceUnit } from '../../site/SiteTypes.ts';
import { foldText } from '../foldText.ts';
import { FacetWords } from './keyphraseFacetWords.ts';
import type { PhraseLabels } from './keyphraseFacetWords.ts';
import { KeyphraseFilters } from './KeyphraseFilters.ts';
import { keyphraseParts } from './keyphraseParts.ts';
import type { KeyphraseKnowledge } from './keyphraseParts.ts';
import type { KeyphraseCorrection, KeyphraseMeaning } from './KeyphraseTypes.ts';
import { quantityVocabulary } from './QuantityVocabulary.ts';
import { isFiller, noSearchWords } from './SearchWords.ts';
import type { SearchWords } from './SearchWords.ts';
import { plateForms } from '../car/registrationPlates.ts';
import type { Facet } from '../SearchTypes.ts';
import type { FacetMeaning, PhraseMeaning } from './FacetMeaning.ts';

const yearFacet = 'car_year';
/** Loses against any other facet with the same value: a city wins over the region named after it. */
const regionFacet = 'car_site_region';
/**
 * Returns the intended values: one, or the same model of several brands.
 * None when the words stay text.
 */
function resolveMeanings(words: string, phrase: PhraseMeaning, typedBrands: ReadonlySet<string>): FacetMeaning[] {
  const { meanings, together } = phrase;
  if (together) return [...meanings];
  const brand = meanings.find(({ isParent }) => isParent);
  if (brand) return [brand];
  const models = meanings.filter(({ parent }) => parent !== undefined);
  const ofTyped = models.filter(({ parent }) => typedBrands.has(parent ?? ''));
  if (ofTyped.length > 0) return ofTyped;
  if (/^\d+$/.test(words)) {
    const year = meanings.find(({ facet }) => facet === yearFacet);
    if (year) return [year];
    return words.length >= 3 ? models : [];
  }
  if (models.length > 0) return models;
  const first = meanings.find(({ facet }) => facet !== regionFacet) ?? meanings[0];
  // Several values of a facet share a label: the visitor means all of them.
  return meanings.filter(({ facet }) => facet === first?.facet);
}

export type { KeyphraseKnowledge } from './keyphraseParts.ts';

export interface KeyphraseOptions {
  /** Words of the page's language; default: none, only values of the stock are understood. */
  searchWords?: SearchWords;
  /** Facets that may be filtered, including ranges; default: those of `facets`. */
  facetNames?: readonly string[];
  /** Unit of the site's mileage; default: mil. */
  distanceUnit?: DistanceUnit;
  /** Unit of the stock's power; default: hp. */
  powerUnit?: 'hp' | 'kW';
  /** Currency of the site; synonym ranges in other currencies are ignored. */
  currency?: Currency;
  /** Registration number patterns in free text (SitePlates.inText); default: none. */
  platesInText?: readonly string[];
  /** Labels of a delivered value; a model is a value of "car_model". Default: none. */
  labelsOf?: (facet: string, value: string) => PhraseLabels;
}

export interface KeyphraseReading extends KeyphraseMeaning {
  /** Typed words that became filters. */
  understood: string[];
  /** Typed words that were dropped. */
  fillers: string[];
  ignored: string[];
  corrections: KeyphraseCorrection[];
}

type WordsRead = Omit<KeyphraseReading, 'filters' | 'keyphrase' | 'ignored'>;

const noWords: ReadonlySet<string> = new Set();
const noLabels: PhraseLabels = { own: [], others: [] };

/**
 * Turns typed words that name a known facet value into filters; the rest stays the keyphrase.
 * Up to four words are tried as one value, longest first. Case, accents, hyphens and spaces within a name do not
 * matter. A model selects its brand too: "xc60" gives car_brand ["Volvo", "Volvo>XC60"]. Labels count as their
 * values, in every language. Amounts with the words around them become ranges ("under 200 000"); synonyms, endings
 * and single typing errors are resolved; a value after "not" or "without" is excluded ("!Volvo"); a registration
 * number is left alone.
 * If a word has several meanings, a brand wins, then a model, then the facets in their given order. A model name of
 * several brands means the typed brands, or all of them when none is typed. A number is a model when its brand is
 * typed, else a year, else (from three digits on) a model; never a number of seats or doors.
 */
export function matchKeyphrase(
  text: string,
  facets: readonly Facet[],
  options: KeyphraseOptions = {},
): Pick<KeyphraseMeaning, 'filters' | 'keyphrase'> {
  const { filters, keyphrase } = readKeyphrase(text, keyphraseKnowledge(facets, options));
  return { filters, keyphrase };
}

export function keyphraseKnowledge(facets: readonly Facet[], options: KeyphraseOptions): KeyphraseKnowledge {
  const { searchWords = noSearchWords, distanceUnit = 'mil', powerUnit = 'hp', currency } = options;
  const { labelsOf = () => noLabels } = options;
  const facetNames = new Set(options.facetNames ?? facets.map(({ name }) => name));
  const numbers = new Map(
    facets.map(({ name, value }) => [name, value.map(({ text }) => Number(text)).filter(Number.isInteger)] as const),
  );
  return {
    words: new FacetWords(facets, { searchWords, facetNames, currency, labelsOf }),
    vocabulary: quantityVocabulary(searchWords),
    site: { distanceUnit, powerUnit, facets: facetNames, numbersOf: (facet) => numbers.get(facet) ?? [] },
    searchWords,
    plates: plateForms(options.platesInText ?? []),
  };
}

/** Like matchKeyphrase, but also reports each word's role. Words in `spared` are not corrected. */
export function readKeyphrase(
  text: string,
  knowledge: KeyphraseKnowledge,
  spared: ReadonlySet<string> = noWords,
): KeyphraseReading {
  const filters = new KeyphraseFilters();
  const reading: WordsRead = { understood: [], fillers: [], corrections: [] };
  let left = text;
  let before: string;
  do {
    // Words that were apart can form a phrase once the words between them are gone.
    before = left;
    left = withoutFillers(readOnce(before, knowledge, spared, { filters, reading }), knowledge, reading);
  } while (left !== before && left !== '');
  const ignored = reading.fillers.filter((word) => !knowledge.searchWords.fillers.plain.has(foldText(word)));
  return { ...reading, ignored, filters: filters.toFilters(), keyphrase: left };
}

/** Adds what it recognises to `filters` and `reading`, and returns the remaining words. */
function readOnce(
  text: string,
  knowledge: KeyphraseKnowledge,
  spared: ReadonlySet<string>,
  { filters, reading }: { filters: KeyphraseFilters; reading: WordsRead },
): string {
  const parts = keyphraseParts(text, knowledge, spared);
  const typedBrands = new Set(
    parts.flatMap(({ phrase }) => phrase?.meanings.filter(({ isParent }) => isParent).map((brand) => brand.text) ?? []),
  );
  const meant = parts.map(({ name, phrase }) => (phrase ? resolveMeanings(name, phrase, typedBrands) : []));
  const rest: string[] = [];
  for (const [place, { words, quantity, correction, isExcluded, isIgnored }] of parts.entries()) {
    const values = meant[place] ?? [];
    if (isIgnored) {
      reading.fillers.push(words);
      continue;
    }
    if (quantity) filters.addQuantity(quantity);
    else if (values.length === 0) {
      rest.push(words);
      continue;
    } else if (isExcluded) filters.addExcluded(values);
    else filters.addMeanings(values);
    reading.understood.push(words);
    if (correction) reading.corrections.push(correction);
  }
  return rest.join(' ');
}

/** Returns the remaining words without fillers, unless nothing else was typed. */
function withoutFillers(left: string, { searchWords }: KeyphraseKnowledge, reading: WordsRead): string {
  const words = left.split(' ');
  const searchableWords = words.filter((word) => !isFiller(foldText(word), searchWords));
  if (searchableWords.length === 0 && reading.understood.length === 0) return left;
  reading.fillers.push(...words.filter((word) => word !== '' && isFiller(foldText(word), searchWords)));
  return searchableWords.join(' ');
}
