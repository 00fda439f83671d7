import { foldedValue } from '../foldText.ts';
import type { KeyphraseWord } from './keyphraseTokens.ts';
import { FacetSpellings, fullText, synonymMeanings } from './keyphraseSynonyms.ts';
import { townPhrases } from './keyphraseTowns.ts';
import { uninflected } from './SearchWords.ts';
import type { SearchWords } from './SearchWords.ts';
import type { Facet } from '../SearchTypes.ts';
import type { FacetMeaning, PhraseMeaning } from './FacetMeaning.ts';
import { isOneTypoApart } from './isOneTypoApart.ts';

/**
 * Finds the words one typing error away from a given word. Two such words become equal when at most one letter of
 * each is removed, so each word is indexed under all its forms with one letter removed.
 */
class TypoIndex {
  private readonly words = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of new Set(words)) {
      for (const form of shortened(word)) {
        const same = this.words.get(form);
        if (same) same.push(word);
        else this.words.set(form, [word]);
      }
    }
  }

  /** Returns words at a Damerau-Levenshtein distance of 1. */
  near(word: string): string[] {
    const matches = new Set<string>();
    for (const form of shortened(word)) {
      for (const candidate of this.words.get(form) ?? []) {
        if (isOneTypoApart(word, candidate)) matches.add(candidate);
      }
    }
    return [...matches];
  }
}

/** Returns the word and all its forms with one letter removed. */
function shortened(word: string): Set<string> {
  const forms = new Set([word]);
  for (let at = 0; at < word.length; at++) forms.add(word.slice(0, at) + word.slice(at + 1));
  return forms;
}

/** Phrase after typo correction, and its meaning. */
export interface CorrectedPhrase {
  phrase: PhraseMeaning;
  /** Spelling to show: the facet value's own where the phrase is one. */
  text: string;
}

/** Labels of a delivered facet value, those of the page's language first. */
export interface PhraseLabels {
  own: readonly string[];
  others: readonly string[];
}

export interface FacetWordsOptions {
  searchWords: SearchWords;
  /** Facets that may be filtered. */
  facetNames: ReadonlySet<string>;
  /** Synonym amounts in other currencies are ignored. */
  currency: string | undefined;
  /** Returns the labels of a delivered value on pages; a model is looked up as a value of "car_model". */
  labelsOf: (facet: string, value: string) => PhraseLabels;
}

type LabelOf = [label: string, meaning: FacetMeaning, isOwn: boolean];

/** Minimum word length for typo correction. */
const minCorrectedLength = 5;
/** Minimum word length for correcting swapped letters: "bwm", "v06". */
const minExchangedLength = 3;
/** Minimum length of an unfinished word that can stand for a brand. */
const minBeginningLength = 4;

/** Finds facet values and synonyms of an index by typed words. Built once per search response. */
export class FacetWords {
  /** Delivered values and their labels in the page's language. */
  private readonly values = new Map<string, { meanings: FacetMeaning[]; together: boolean }>();
  /** Labels of other languages, towns of several sites, case forms; used only if nothing else matches. */
  private readonly further = new Map<string, PhraseMeaning>();
  /** Letters and digits only, so that "ID.4", "id 4" and "id4" are equal. */
  private readonly joined = new Map<string, string>();
  private readonly synonyms: ReadonlyMap<string, PhraseMeaning>;
  /** Sorted phrases of the page's language, for prefix look-ups. */
  private readonly phrases: readonly string[];
  private readonly searchWords: SearchWords;
  private typos: TypoIndex | null = null;

  constructor(facets: readonly Facet[], { searchWords, facetNames, currency, labelsOf }: FacetWordsOptions) {
    this.searchWords = searchWords;
    const spellings = new FacetSpellings();
    const labels: LabelOf[] = [];
    const addValue = (meaning: FacetMeaning, labelFacet: string): void => {
      const { own, others } = labelsOf(labelFacet, meaning.text);
      spellings.add(meaning, [meaning.text, ...own, ...others]);
      // Visitors never type the texts of a yes-or-no facet; only synonyms name them.
      if (meaning.text === 'true' || meaning.text === 'false') return;
      this.addValue(foldedValue(meaning.text), meaning);
      labels.push(...own.map((label): LabelOf => [label, meaning, true]));
      labels.push(...others.map((label): LabelOf => [label, meaning, false]));
    };
    for (const { name, child_name: childName = '', type, value } of facets) {
      if (type === 'histogram') continue;
      for (const { text, children } of value) {
        addValue({ facet: name, text, isParent: children !== undefined }, name);
        for (const child of children ?? []) {
          addValue({ facet: name, text: child.text, parent: text, isParent: false }, childName);
        }
      }
    }
    for (const [label, meaning, isOwn] of labels) if (isOwn) this.addValue(foldedValue(label), meaning);
    for (const [phrase, meanings] of townPhrases(facets, searchWords)) {
      const value = this.values.get(phrase);
      if (!value) this.further.set(phrase, { meanings, together: true });
      else if (value.meanings.every(({ facet }) => facet === meanings[0]?.facet)) {
        this.values.set(phrase, { meanings, together: true });
      }
      spellings.addTowns(phrase, meanings);
    }
    this.synonyms = synonymMeanings(searchWords.synonyms, spellings, { facetNames, currency, values: this.values });
    for (const phrase of this.synonyms.keys()) this.join(phrase);
    for (const [label, meaning, isOwn] of labels) if (!isOwn) this.addFurther(foldedValue(label), meaning);
    this.phrases = [...this.values.keys(), ...this.synonyms.keys()].sort((a, b) => (a < b ? -1 : 1));
  }

  /** Finds the exact meaning of words, written together or apart. */
  find(words: readonly KeyphraseWord[]): PhraseMeaning | undefined {
    const [first, ...more] = words;
    const whole = this.known(more.reduce((phrase, { fold }) => `${phrase} ${fold}`, first?.fold ?? ''));
    if (whole) return whole;
    const spelled = this.joined.get(words.reduce((all, { fold }) => all + lettersAndDigits(fold), ''));
    return spelled === undefined ? undefined : this.known(spelled);
  }

  /** Finds the meaning of an inflected word: "röda". */
  findInflected({ bare }: KeyphraseWord): PhraseMeaning | undefined {
    for (const stem of uninflected(bare, this.searchWords)) {
      const known = this.known(stem);
      // Brands, models and places have no endings.
      if (known && !known.meanings.some(isName)) return known;
    }
    return undefined;
  }

  /** Finds the meaning of a word with one typing error, if it is unambiguous. */
  findMistyped({ bare }: KeyphraseWord): CorrectedPhrase | undefined {
    if (!/^[\p{L}\d]*\p{L}[\p{L}\d]*$/u.test(bare) || this.beginsPhrase(bare)) return undefined;
    const exchanged = bare.length >= minExchangedLength ? this.only(exchangedForms(bare), isBrandOrModel) : undefined;
    if (exchanged || bare.length < minCorrectedLength || !/^\p{L}+$/u.test(bare)) return exchanged;
    this.typos ??= new TypoIndex(this.phrases.filter((phrase) => /^\p{L}{4,}$/u.test(phrase)));
    return this.only(this.typos.near(bare), () => true);
  }

  /** Finds the brand that starts with the word, if no other phrase does. */
  findUnfinishedBrand({ bare }: KeyphraseWord): PhraseMeaning | undefined {
    if (bare.length < minBeginningLength) return undefined;
    let only: PhraseMeaning | undefined;
    for (let place = this.placeOf(bare); this.phrases[place]?.startsWith(bare); place++) {
      const meaning = this.known(this.phrases[place] ?? '');
      if (!meaning || rankPhrase(meaning) !== 0 || (only && !isSame(only, meaning))) return undefined;
      only = meaning;
    }
    return only;
  }

  /**
   * Returns the one meaning of several spellings, the likeliest kind of value first.
   * Undefined when two kinds are equally likely.
   */
  private only(
    spellings: readonly string[],
    accepts: (meaning: PhraseMeaning) => boolean,
  ): CorrectedPhrase | undefined {
    const found = spellings.flatMap((spelling) => {
      const phrase = this.known(spelling) ?? this.known(this.joined.get(spelling) ?? '');
      return phrase && accepts(phrase) ? [{ spelling, phrase }] : [];
    });
    const best = Math.min(...found.map(({ phrase }) => rankPhrase(phrase)));
    const [first, ...others] = found.filter(({ phrase }) => rankPhrase(phrase) === best);
    if (!first || others.some(({ phrase }) => !isSame(first.phrase, phrase))) return undefined;
    const value = first.phrase.meanings.find(({ text }) => lettersAndDigits(foldedValue(text)) === first.spelling);
    return { phrase: first.phrase, text: value?.text ?? first.spelling };
  }

  private addValue(phrase: string, meaning: FacetMeaning): void {
    const same = this.values.get(phrase);
    if (!same) this.values.set(phrase, { meanings: [meaning], together: false });
    else if (!same.meanings.includes(meaning)) same.meanings.push(meaning);
    this.join(phrase);
  }

  private addFurther(phrase: string, meaning: FacetMeaning): void {
    const same = this.further.get(phrase);
    if (!same) this.further.set(phrase, { meanings: [meaning], together: false });
    else if (!same.together) this.further.set(phrase, { ...same, meanings: [...same.meanings, meaning] });
    this.join(phrase);
  }

  private join(phrase: string): void {
    const letters = lettersAndDigits(phrase);
    if (/\D/.test(letters) && !this.joined.has(letters)) this.joined.set(letters, phrase);
  }

  /** Prefers a synonym over a value that it includes: it is more specific. */
  private known(phrase: string): PhraseMeaning | undefined {
    return this.synonyms.get(phrase) ?? this.values.get(phrase) ?? this.further.get(phrase);
  }

  private beginsPhrase(word: string): boolean {
    return this.phrases[this.placeOf(word)]?.startsWith(word) ?? false;
  }

  private placeOf(text: string): number {
    let low = 0;
    let high = this.phrases.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.phrases[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Returns the word with each two neighbours swapped. */
function exchangedForms(word: string): string[] {
  const forms = Array.from(
    { length: word.length - 1 },
    (_none, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
  return [...new Set(forms)].filter((form) => form !== word);
}

function lettersAndDigits(phrase: string): string {
  return /^[a-z\d]+$/.test(phrase) ? phrase : phrase.replace(/[^\p{L}\p{N}]+/gu, '');
}

function isName({ facet, isParent, parent }: FacetMeaning): boolean {
  return isParent || parent !== undefined || facet.startsWith('car_site_');
}

function isBrandOrModel({ meanings, together }: PhraseMeaning): boolean {
  return !together && meanings.some(({ isParent, parent }) => isParent || parent !== undefined);
}

/** Ranks meanings: a brand is likelier than a model, and a model likelier than any other value. */
function rankPhrase({ meanings }: PhraseMeaning): number {
  if (meanings.some(({ isParent }) => isParent)) return 0;
  return meanings.some(({ parent }) => parent !== undefined) ? 1 : 2;
}

function isSame(one: PhraseMeaning, other: PhraseMeaning): boolean {
  const texts = ({ meanings }: PhraseMeaning): string => meanings.map((m) => `${m.facet}=${fullText(m)}`).join('|');
  return texts(one) === texts(other);
}
