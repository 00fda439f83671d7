import type { DistanceUnit, Language } from '../site/SiteTypes.ts';
import { foldText } from './foldText.ts';
import { isOneOfMany, meantOf } from './keyphraseConflicts.ts';
import { FacetWords } from './keyphraseFacetWords.ts';
import type { PhraseMeaning } from './keyphraseFacetWords.ts';
import { isFiller } from './keyphraseFillers.ts';
import { KeyphraseFilters } from './KeyphraseFilters.ts';
import { readQuantity } from './keyphraseQuantities.ts';
import type { QuantityMatch, QuantitySite } from './keyphraseQuantities.ts';
import { keyphraseTokens } from './keyphraseTokens.ts';
import type { KeyphraseWord } from './keyphraseTokens.ts';
import type { KeyphraseMeaning, Synonyms } from './KeyphraseTypes.ts';
import { quantityVocabulary } from './keyphraseVocabulary.ts';
import type { QuantityVocabulary } from './keyphraseVocabulary.ts';
import { plateLength } from './registrationPlates.ts';
import type { Facet } from './SearchTypes.ts';

export interface KeyphraseOptions {
  /** Whose number words, endings and fillers are understood. Without it only signs and common units are. */
  language?: Language;
  synonyms?: Synonyms;
  /** Facets that may be filtered, the ranges too; those of `facets` when left out. */
  facetNames?: readonly string[];
  /** Of the site's mileage; mil when left out. */
  distanceUnit?: DistanceUnit;
  /** Of the stock's power; hp when left out. */
  powerUnit?: 'hp' | 'kW';
}

/** All that typed words are compared with: made once for an index and a language, used for many keyphrases. */
export interface KeyphraseKnowledge {
  words: FacetWords;
  vocabulary: QuantityVocabulary;
  site: QuantitySite;
  language: Language | undefined;
}

export interface KeyphraseReading extends KeyphraseMeaning {
  /** The typed words that became filters, and those that were left out. */
  understood: string[];
  fillers: string[];
  /** Words that were taken for a facet value with a typing error. */
  mended: string[];
}

interface Part {
  words: string;
  phrase?: PhraseMeaning;
  quantity?: NonNullable<QuantityMatch['filter']>;
  mended?: boolean;
}

const longestPhrase = 4;
const noWords: ReadonlySet<string> = new Set();

/**
 * Splits typed text into words and turns those that name a known facet value into filters; the rest stays the
 * keyphrase, in its order. Up to four words are tried as one value, the longest first. Case, accents, hyphens and
 * blanks within a name do not matter. A model selects its brand too: "xc60" gives car_brand ["Volvo", "Volvo>XC60"].
 * Amounts with what is said of them become ranges ("under 200 000"), synonyms, endings and single typing errors are
 * seen through, and a registration number is left alone.
 *
 * Where one word has several meanings, a brand comes first, then a model, then the facets in their given order.
 * A model name of several brands means those brands that are typed, or all of them when none is. A number is a
 * model when its brand is typed, else a year, else (from three digits on) a model; never a count of seats or doors.
 */
export function matchKeyphrase(
  text: string,
  facets: readonly Facet[],
  options: KeyphraseOptions = {},
): KeyphraseMeaning {
  const { filters, keyphrase } = readKeyphrase(text, keyphraseKnowledge(facets, options));
  return { filters, keyphrase };
}

export function keyphraseKnowledge(facets: readonly Facet[], options: KeyphraseOptions): KeyphraseKnowledge {
  const { language, distanceUnit = 'mil', powerUnit = 'hp', synonyms = new Map() } = options;
  const names = new Set(options.facetNames ?? facets.map(({ name }) => name));
  const numbers = new Map(
    facets.map(({ name, value }) => [name, value.map(({ text }) => Number(text)).filter(Number.isInteger)] as const),
  );
  return {
    words: new FacetWords(facets, synonyms, names, language),
    vocabulary: quantityVocabulary(language),
    site: { distanceUnit, powerUnit, facets: names, numbersOf: (facet) => numbers.get(facet) ?? [] },
    language,
  };
}

/** As matchKeyphrase, and tells what became of each word. The words of `spared` are not taken for typing errors. */
export function readKeyphrase(
  text: string,
  knowledge: KeyphraseKnowledge,
  spared: ReadonlySet<string> = noWords,
): KeyphraseReading {
  const filters = new KeyphraseFilters();
  const reading: Omit<KeyphraseReading, 'filters' | 'keyphrase'> = { understood: [], fillers: [], mended: [] };
  let left = text;
  let before: string;
  do {
    // Words that stood apart can make sense together once the words between them are gone.
    before = left;
    left = withoutFillers(readOnce(before, knowledge, spared, filters, reading), knowledge, reading);
  } while (left !== before && left !== '');
  return { ...reading, filters: filters.toFilters(), keyphrase: left };
}

/** Adds what it understands to `filters` and `reading`, and returns the words left. */
function readOnce(
  text: string,
  knowledge: KeyphraseKnowledge,
  spared: ReadonlySet<string>,
  filters: KeyphraseFilters,
  reading: Pick<KeyphraseReading, 'understood' | 'mended'>,
): string {
  const parts = partsOf(text, knowledge, spared);
  const typedBrands = new Set(
    parts.flatMap(({ phrase }) => phrase?.meanings.filter(({ isParent }) => isParent).map((brand) => brand.text) ?? []),
  );
  const meant = parts.map(({ words, phrase }) => (phrase ? meantOf(words, phrase, typedBrands) : []));
  const several = meant.filter(isOneOfMany).length > 1;
  const rest: string[] = [];
  for (const [place, { words, quantity, mended }] of parts.entries()) {
    const values = meant[place] ?? [];
    if (quantity) filters.addQuantity(quantity);
    else if (values.length === 0 || (several && isOneOfMany(values))) {
      rest.push(words);
      continue;
    } else filters.addMeanings(values);
    reading.understood.push(words);
    if (mended) reading.mended.push(words);
  }
  return rest.join(' ');
}

function partsOf(
  text: string,
  { words: known, vocabulary, site }: KeyphraseKnowledge,
  spared: ReadonlySet<string>,
): Part[] {
  const { words, pieces, firstPieces } = keyphraseTokens(text);
  const parts: Part[] = [];
  for (let from = 0; from < words.length;) {
    const read = readAt(from);
    const { to, ...part } = read;
    const text = words
      .slice(from, to)
      .map((word) => word.text)
      .join(' ');
    parts.push({ words: text, ...part });
    from = to;
  }
  return parts;

  function readAt(from: number): Omit<Part, 'words'> & { to: number } {
    const quantity = quantityAt(from);
    if (quantity) {
      const to = (pieces[quantity.end - 1]?.word ?? from) + 1;
      return quantity.filter ? { to, quantity: quantity.filter } : { to };
    }
    const plate = plateAt(from);
    if (plate > 0) return { to: from + plate };
    for (let to = Math.min(words.length, from + longestPhrase); to > from; to--) {
      const phrase = known.find(words.slice(from, to));
      if (phrase) return { to, phrase };
    }
    const word = words[from];
    return { to: from + 1, ...(word ? guess(word, known, spared) : {}) };
  }

  function quantityAt(word: number): QuantityMatch | null {
    return readQuantity(pieces, firstPieces[word] ?? 0, vocabulary, site);
  }

  /** How many words a registration number takes; many a model and an amount look like one. */
  function plateAt(from: number): number {
    const length = plateLength(words, from);
    if (length === 0 || known.find(words.slice(from, from + length))) return 0;
    if (length === 1) return 1;
    const letters = words.slice(from, from + 1);
    const isSure = /^\d{5}$/.test(words[from + 1]?.fold ?? '');
    return quantityAt(from + 1) || (known.find(letters) && !isSure) ? 0 : length;
  }
}

/** What a single word means that is no known one: an inflection, a typing error, the beginning of a brand. */
function guess(word: KeyphraseWord, known: FacetWords, spared: ReadonlySet<string>): Omit<Part, 'words'> {
  const sure = known.findInflected(word) ?? known.findUnfinishedBrand(word);
  if (sure) return { phrase: sure };
  const mended = spared.has(word.text) ? undefined : known.findMistyped(word);
  return mended ? { phrase: mended, mended: true } : {};
}

/** The words left, without those that say nothing of a car, unless nothing else was typed. */
function withoutFillers(
  left: string,
  { language }: KeyphraseKnowledge,
  reading: Pick<KeyphraseReading, 'understood' | 'fillers'>,
): string {
  const words = left.split(' ');
  const said = words.filter((word) => !isFiller(foldText(word), language));
  if (said.length === 0 && reading.understood.length === 0) return left;
  reading.fillers.push(...words.filter((word) => word !== '' && isFiller(foldText(word), language)));
  return said.join(' ');
}
