import type { Currency, DistanceUnit, Language } from '../site/SiteTypes.ts';
import { foldText } from './foldText.ts';
import { meantOf } from './keyphraseConflicts.ts';
import { FacetWords } from './keyphraseFacetWords.ts';
import type { PhraseLabels } from './keyphraseFacetWords.ts';
import { isFiller, isPlainFiller } from './keyphraseFillers.ts';
import { KeyphraseFilters } from './KeyphraseFilters.ts';
import { keyphraseParts } from './keyphraseParts.ts';
import type { KeyphraseKnowledge } from './keyphraseParts.ts';
import type { KeyphraseCorrection, KeyphraseMeaning, Synonyms } from './KeyphraseTypes.ts';
import { quantityVocabulary } from './keyphraseVocabulary.ts';
import { plateForms } from './registrationPlates.ts';
import type { Facet } from './SearchTypes.ts';

export type { KeyphraseKnowledge } from './keyphraseParts.ts';

export interface KeyphraseOptions {
  /** The page's language: its number words, endings and fillers count. Without it only signs and common units do. */
  language?: Language;
  synonyms?: Synonyms;
  /** Facets that may be filtered, the ranges too; those of `facets` when left out. */
  facetNames?: readonly string[];
  /** The unit of the site's mileage; mil when left out. */
  distanceUnit?: DistanceUnit;
  /** The unit of the stock's power; hp when left out. */
  powerUnit?: 'hp' | 'kW';
  /** Ranges of synonyms in other currencies do not count. */
  currency?: Currency;
  /** Registration numbers in free text (SitePlates.inText); none when left out. */
  platesInText?: readonly string[];
  /** Labels of a delivered value; a model is a value of "car_model". None when left out. */
  labelsOf?: (facet: string, value: string) => PhraseLabels;
}

export interface KeyphraseReading extends KeyphraseMeaning {
  /** The typed words that became filters. */
  understood: string[];
  /** The typed words that were left out. */
  fillers: string[];
  ignored: string[];
  corrections: KeyphraseCorrection[];
}

type WordsRead = Omit<KeyphraseReading, 'filters' | 'keyphrase' | 'ignored'>;

const noWords: ReadonlySet<string> = new Set();
const noLabels: PhraseLabels = { own: [], others: [] };

/**
 * Splits typed text into words and turns those that name a known facet value into filters; the rest stays the
 * keyphrase, in its order. Up to four words are tried as one value, the longest first. Case, accents, hyphens and
 * blanks within a name do not matter. A model selects its brand too: "xc60" gives car_brand ["Volvo", "Volvo>XC60"].
 * Labels of values count as the values, in every language. Amounts with the words around them become ranges
 * ("under 200 000"), synonyms, endings and single typing errors are resolved, a value after "not" or "without" is
 * excluded ("!Volvo"), and a registration number is left alone.
 *
 * Where one word has several meanings, a brand comes first, then a model, then the facets in their given order.
 * A model name of several brands means those brands that are typed, or all of them when none is. A number is a
 * model when its brand is typed, else a year, else (from three digits on) a model; never a count of seats or doors.
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
  const { language, distanceUnit = 'mil', powerUnit = 'hp', synonyms = new Map(), currency } = options;
  const { labelsOf = () => noLabels } = options;
  const facetNames = new Set(options.facetNames ?? facets.map(({ name }) => name));
  const numbers = new Map(
    facets.map(({ name, value }) => [name, value.map(({ text }) => Number(text)).filter(Number.isInteger)] as const),
  );
  return {
    words: new FacetWords(facets, { synonyms, facetNames, language, currency, labelsOf }),
    vocabulary: quantityVocabulary(language),
    site: { distanceUnit, powerUnit, facets: facetNames, numbersOf: (facet) => numbers.get(facet) ?? [] },
    language,
    plates: plateForms(options.platesInText ?? []),
  };
}

/** As matchKeyphrase, and reports each word's part. The words of `spared` are not taken for typing errors. */
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
    // Words that stood apart can make sense together once the words between them are gone.
    before = left;
    left = withoutFillers(readOnce(before, knowledge, spared, filters, reading), knowledge, reading);
  } while (left !== before && left !== '');
  const ignored = reading.fillers.filter((word) => !isPlainFiller(foldText(word), knowledge.language));
  return { ...reading, ignored, filters: filters.toFilters(), keyphrase: left };
}

/** Adds what it understands to `filters` and `reading`, and returns the words left. */
function readOnce(
  text: string,
  knowledge: KeyphraseKnowledge,
  spared: ReadonlySet<string>,
  filters: KeyphraseFilters,
  reading: WordsRead,
): string {
  const parts = keyphraseParts(text, knowledge, spared);
  const typedBrands = new Set(
    parts.flatMap(({ phrase }) => phrase?.meanings.filter(({ isParent }) => isParent).map((brand) => brand.text) ?? []),
  );
  const meant = parts.map(({ name, phrase }) => (phrase ? meantOf(name, phrase, typedBrands) : []));
  const rest: string[] = [];
  for (const [place, { words, quantity, correction, isExcluded }] of parts.entries()) {
    const values = meant[place] ?? [];
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

/** The words left, without fillers, unless nothing else was typed. */
function withoutFillers(left: string, { language }: KeyphraseKnowledge, reading: WordsRead): string {
  const words = left.split(' ');
  const said = words.filter((word) => !isFiller(foldText(word), language));
  if (said.length === 0 && reading.understood.length === 0) return left;
  reading.fillers.push(...words.filter((word) => word !== '' && isFiller(foldText(word), language)));
  return said.join(' ');
}
