import type { FacetWords } from './keyphraseFacetWords.ts';
import type { PhraseMeaning } from './FacetMeaning.ts';
import { readQuantity } from './keyphraseQuantities.ts';
import type { IgnoredAmount, QuantityMatch } from './keyphraseQuantities.ts';
import type { QuantitySite } from './Quantity.ts';
import { keyphraseTokens } from './keyphraseTokens.ts';
import type { KeyphraseTokens, KeyphraseWord } from './keyphraseTokens.ts';
import type { KeyphraseCorrection } from './KeyphraseTypes.ts';
import type { QuantityVocabulary } from './QuantityVocabulary.ts';
import { isFiller } from './SearchWords.ts';
import type { SearchWords } from './SearchWords.ts';
import { isRangeFacet } from '../facets/rangeFacets.ts';
import { plateLength } from '../car/registrationPlates.ts';

/** Vocabulary for typed words, built once per index and language and used for many keyphrases. */
export interface KeyphraseKnowledge {
  words: FacetWords;
  vocabulary: QuantityVocabulary;
  site: QuantitySite;
  searchWords: SearchWords;
  /** See plateForms(). */
  plates: RegExp;
}

/** Consecutive words that form one phrase, or one unknown word. */
export interface KeyphrasePart {
  /** As typed, with a preceding negation. */
  words: string;
  /** Words of the phrase, without the negation. */
  name: string;
  phrase?: PhraseMeaning;
  /** The car must not have what the phrase names. */
  isExcluded?: boolean;
  quantity?: NonNullable<QuantityMatch['filter']>;
  /** Cannot be searched for. */
  isIgnored?: boolean;
  correction?: KeyphraseCorrection;
}

/** A part before its words are joined. */
interface ReadPart extends Omit<KeyphrasePart, 'words' | 'name'> {
  /** Index after its last word. */
  to: number;
  /** Index of the phrase's first word, after a negation. */
  nameFrom?: number;
}

const maxPhraseWords = 4;
/** Minimum letters and digits of a name written apart, unless nothing longer follows: "C 3". */
const minSplitLength = 3;
/** Maximum number of words, such as an article, between a negation and what it excludes. */
const maxWordsAfterNegator = 2;

/** Splits typed text into amounts, registration numbers, phrases for facet values, and other words. */
export function keyphraseParts(
  text: string,
  knowledge: KeyphraseKnowledge,
  spared: ReadonlySet<string>,
): KeyphrasePart[] {
  const { words: known, searchWords, plates } = knowledge;
  const tokens = keyphraseTokens(text);
  const { words, pieces } = tokens;
  const { quantityAt, phraseAt } = createReaders(tokens, knowledge, spared);
  const parts: KeyphrasePart[] = [];
  for (let from = 0; from < words.length;) {
    const { to, nameFrom = from, ...part } = readAt(from, parts.at(-1));
    parts.push({ words: typed(from, to), name: typed(nameFrom, to), ...part });
    from = to;
  }
  return parts;

  function typed(from: number, to: number): string {
    return words
      .slice(from, to)
      .map((word) => word.text)
      .join(' ');
  }

  function readAt(from: number, before: KeyphrasePart | undefined): ReadPart {
    const quantity = quantityAt(from);
    if (quantity) {
      const to = (pieces[quantity.end - 1]?.word ?? from) + 1;
      if (quantity.ignored) return coveredAt(from, to, quantity.ignored) ?? { to, isIgnored: true };
      return quantity.filter ? { to, quantity: quantity.filter } : { to };
    }
    const excluded = excludedAt(from, before);
    if (excluded) return excluded;
    const plate = plateAt(from);
    if (plate > 0) return { to: from + plate };
    return phraseAt(from) ?? { to: from + 1 };
  }

  /**
   * Reads the equipment that an amount without a filter belongs to.
   * Equipment that names as much or more covers the amount: "dragvikt 1500 kg".
   */
  function coveredAt(from: number, to: number, { amount, numberAt }: IgnoredAmount): ReadPart | undefined {
    const number = pieces[numberAt]?.word ?? from;
    const covers = ({ meanings }: PhraseMeaning): boolean => meanings.some(({ text }) => numberIn(text) >= amount);
    for (let end = number; end > from; end--) {
      const phrase = known.find(words.slice(from, end));
      if (phrase) return covers(phrase) ? { to, phrase } : { to: end, phrase };
    }
    const after = number === from ? phraseAt(to) : undefined;
    return after?.phrase && covers(after.phrase) ? after : undefined;
  }

  /** Reads a negated phrase, or one of the same facet joined to it by a conjunction. */
  function excludedAt(from: number, before: KeyphrasePart | undefined): ReadPart | undefined {
    const word = words[from]?.bare ?? '';
    const isNew = searchWords.negators.has(word);
    if (!isNew && !(before?.isExcluded && searchWords.conjunctions.has(word))) return undefined;
    let nameFrom = from + 1;
    const last = from + maxWordsAfterNegator;
    while (isNew && nameFrom < last && isFiller(words[nameFrom]?.bare ?? '', searchWords)) nameFrom++;
    const part = quantityAt(nameFrom) ? undefined : phraseAt(nameFrom);
    if (!part?.phrase || part.phrase.meanings.some(({ facet }) => isRangeFacet(facet))) return undefined;
    if (!isNew && facetOf(part.phrase) !== facetOf(before?.phrase)) return undefined;
    const model = isNew ? findModel(part.phrase, part.to) : undefined;
    return { ...part, ...model, nameFrom, isExcluded: true };
  }

  /** "not volvo v60" excludes the model, not all cars of the brand. */
  function findModel({ meanings }: PhraseMeaning, from: number): ReadPart | undefined {
    const next = meanings.some(({ isParent }) => isParent) ? phraseAt(from) : undefined;
    const brands = new Set(meanings.map(({ text }) => text));
    const models = next?.phrase?.meanings.filter(({ parent }) => parent !== undefined && brands.has(parent)) ?? [];
    return next && models.length > 0 ? { ...next, phrase: { meanings: models, together: true } } : undefined;
  }

  /** Returns the number of words in a registration number; many models and amounts look like one. */
  function plateAt(from: number): number {
    const length = plateLength(words, from, plates);
    if (length === 0 || known.find(words.slice(from, from + length))) return 0;
    if (length === 1) return 1;
    const letters = words.slice(from, from + 1);
    const isSure = /^\d{5}$/.test(words[from + 1]?.fold ?? '');
    return quantityAt(from + 1) || (known.find(letters) && !isSure) ? 0 : length;
  }
}

/** Creates the functions that read an amount or a phrase at an index of the words. */
function createReaders(
  { words, pieces, firstPieces }: KeyphraseTokens,
  { words: known, vocabulary, site, searchWords }: KeyphraseKnowledge,
  spared: ReadonlySet<string>,
) {
  return { quantityAt, phraseAt };

  function phraseAt(from: number): ReadPart | undefined {
    for (let to = Math.min(words.length, from + maxPhraseWords); to > from; to--) {
      const phrase = known.find(words.slice(from, to));
      if (phrase && !isDoubtful(from, to)) return { to, phrase };
    }
    const word = words[from];
    return word ? guess(word, from) : undefined;
  }

  /** "a 3" is a model, but not in "a 3 series" or "a 5 door". */
  function isDoubtful(from: number, to: number): boolean {
    const letters = words
      .slice(from, to)
      .reduce((length, { fold }) => length + fold.replace(/[^\p{L}\p{N}]/gu, '').length, 0);
    if (to - from !== 2 || letters >= minSplitLength) return false;
    const longer = Math.min(words.length, from + 1 + maxPhraseWords);
    for (let end = longer; end > to; end--) if (known.find(words.slice(from + 1, end))) return true;
    return quantityAt(from + 1) !== null;
  }

  /** Guesses the meaning of an unknown word: an inflection, the start of a brand, a typing error. */
  function guess(word: KeyphraseWord, from: number): ReadPart | undefined {
    const sure = known.findInflected(word) ?? known.findUnfinishedBrand(word);
    if (sure) return { to: from + 1, phrase: sure };
    const corrected = spared.has(word.text) || isFiller(word.bare, searchWords) ? undefined : known.findMistyped(word);
    if (!corrected) return undefined;
    return { to: from + 1, phrase: corrected.phrase, correction: { from: word.text, to: corrected.text } };
  }

  function quantityAt(word: number): QuantityMatch | null {
    return word < words.length ? readQuantity(pieces, firstPieces[word] ?? 0, vocabulary, site) : null;
  }
}

/** Returns the number in a value of the stock, such as "Dragvikt över 1 500 kg"; 0 without one. */
function numberIn(text: string): number {
  return Number(/\d[\d\s.,]*/.exec(text)?.[0].replace(/\D/g, '') ?? 0);
}

function facetOf(phrase: PhraseMeaning | undefined): string | undefined {
  return phrase?.meanings[0]?.facet;
}
