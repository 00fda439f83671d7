import type { Language } from '../site/SiteTypes.ts';
import { foldedValue } from './foldText.ts';
import { uninflected } from './keyphraseInflections.ts';
import type { KeyphraseWord } from './keyphraseTokens.ts';
import type { Synonyms } from './KeyphraseTypes.ts';
import { isRangeFacet } from './rangeFacets.ts';
import type { Facet } from './SearchTypes.ts';
import { TypoIndex } from './TypoIndex.ts';

/** A facet value that words can mean. `parent` is set for a child such as the model XC60 of Volvo. */
export interface FacetMeaning {
  facet: string;
  text: string;
  parent?: string;
  /** Whether it is a value with children, such as a brand. */
  isParent: boolean;
}

/** What a phrase can mean. */
export interface PhraseMeaning {
  meanings: readonly FacetMeaning[];
  /** Of a synonym: all of them are meant, none is to be chosen. */
  together: boolean;
}

/** Typing errors are looked for in longer words only. */
const shortestMendable = 5;
/** A word that is not finished can stand for a brand from so many letters on. */
const shortestBeginning = 4;
/** Written apart, fewer letters and digits than these are no name: "C 3". */
const shortestSplit = 3;

/** The values of an index's facets and the site's synonyms, found by what people type for them. Built once per answer. */
export class FacetWords {
  private readonly values = new Map<string, { meanings: FacetMeaning[]; together: false }>();
  /** Letters and digits alone: "ID.4", "id 4" and "id4" are one. */
  private readonly joined = new Map<string, string>();
  private readonly synonyms = new Map<string, PhraseMeaning>();
  /** All phrases in order, for what a word begins. */
  private readonly phrases: readonly string[];
  private typos: TypoIndex | null = null;

  constructor(
    facets: readonly Facet[],
    synonyms: Synonyms,
    facetNames: ReadonlySet<string>,
    private readonly language: Language | undefined,
  ) {
    for (const { name, type, value } of facets) {
      if (type === 'histogram') continue;
      for (const { text, children } of value) {
        if (text === 'true' || text === 'false') continue; // The texts of a yes-or-no facet are no words of a visitor.
        this.add({ facet: name, text, isParent: children !== undefined });
        for (const child of children ?? []) this.add({ facet: name, text: child.text, parent: text, isParent: false });
      }
    }
    this.addSynonyms(facets, synonyms, facetNames);
    this.phrases = [...this.values.keys(), ...this.synonyms.keys()].sort((a, b) => (a < b ? -1 : 1));
  }

  /** What words mean as they stand, be they written together or apart. */
  find(words: readonly KeyphraseWord[]): PhraseMeaning | undefined {
    const [first, ...more] = words;
    const whole = this.known(more.reduce((phrase, { fold }) => `${phrase} ${fold}`, first?.fold ?? ''));
    if (whole) return whole;
    const letters = words.reduce((all, { fold }) => all + lettersAndDigits(fold), '');
    if (more.length > 0 && letters.length < shortestSplit) return undefined;
    const spelled = this.joined.get(letters);
    return spelled === undefined ? undefined : this.known(spelled);
  }

  /** What an inflected word means: "röda". */
  findInflected({ bare }: KeyphraseWord): PhraseMeaning | undefined {
    for (const stem of uninflected(bare, this.language)) {
      const known = this.known(stem);
      // Brands, models and places have no endings.
      if (known && !known.meanings.some(isName)) return known;
    }
    return undefined;
  }

  /** What a word with one typing error means, when it can be but one thing. */
  findMistyped({ bare }: KeyphraseWord): PhraseMeaning | undefined {
    if (bare.length < shortestMendable || !/^\p{L}+$/u.test(bare) || this.beginsPhrase(bare)) return undefined;
    this.typos ??= new TypoIndex(this.phrases.filter((phrase) => /^\p{L}{4,}$/u.test(phrase)));
    const found = this.typos.near(bare).flatMap((phrase) => this.known(phrase) ?? []);
    const best = Math.min(...found.map(rankOf));
    const [only, ...others] = found.filter((meaning) => rankOf(meaning) === best);
    return only && others.every((other) => isSame(only, other)) ? only : undefined;
  }

  /** The brand that a word is the beginning of, when nothing else begins so. */
  findUnfinishedBrand({ bare }: KeyphraseWord): PhraseMeaning | undefined {
    if (bare.length < shortestBeginning) return undefined;
    let only: PhraseMeaning | undefined;
    for (let place = this.placeOf(bare); this.phrases[place]?.startsWith(bare); place++) {
      const meaning = this.known(this.phrases[place] ?? '');
      if (!meaning || rankOf(meaning) !== 0 || (only && !isSame(only, meaning))) return undefined;
      only = meaning;
    }
    return only;
  }

  private add(meaning: FacetMeaning): void {
    const phrase = foldedValue(meaning.text);
    const same = this.values.get(phrase);
    if (same) same.meanings.push(meaning);
    else this.values.set(phrase, { meanings: [meaning], together: false });
    const letters = lettersAndDigits(phrase);
    if (/\D/.test(letters) && !this.joined.has(letters)) this.joined.set(letters, phrase);
  }

  private addSynonyms(facets: readonly Facet[], synonyms: Synonyms, facetNames: ReadonlySet<string>): void {
    const known = new Map(facets.map(({ name }) => [name, new Map<string, FacetMeaning>()] as const));
    for (const { meanings } of this.values.values()) {
      for (const meaning of meanings) known.get(meaning.facet)?.set(foldedValue(fullText(meaning)), meaning);
    }
    for (const [phrase, wanted] of synonyms) {
      const groups = Object.entries(wanted).map(([facet, texts]) =>
        isRangeFacet(facet)
          ? facetNames.has(facet)
            ? texts.map((text): FacetMeaning => ({ facet, text, isParent: false }))
            : []
          : texts.flatMap((text) => known.get(facet)?.get(foldedValue(text)) ?? []),
      );
      if (groups.some((group) => group.length === 0)) continue;
      const meanings = groups.flat();
      if (this.values.get(phrase)?.meanings.every((value) => !meanings.includes(value))) continue;
      this.synonyms.set(phrase, { meanings, together: true });
      const letters = lettersAndDigits(phrase);
      if (/\D/.test(letters) && !this.joined.has(letters)) this.joined.set(letters, phrase);
    }
  }

  /** A synonym that has the value itself among its own says more than the value. */
  private known(phrase: string): PhraseMeaning | undefined {
    return this.synonyms.get(phrase) ?? this.values.get(phrase);
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

function lettersAndDigits(phrase: string): string {
  return /^[a-z\d]+$/.test(phrase) ? phrase : phrase.replace(/[^\p{L}\p{N}]+/gu, '');
}

function fullText({ parent, text }: FacetMeaning): string {
  return parent === undefined ? text : `${parent}>${text}`;
}

function isName({ facet, isParent, parent }: FacetMeaning): boolean {
  return isParent || parent !== undefined || facet.startsWith('car_site_');
}

/** A brand is likelier than a model, and that than any other value. */
function rankOf({ meanings }: PhraseMeaning): number {
  if (meanings.some(({ isParent }) => isParent)) return 0;
  return meanings.some(({ parent }) => parent !== undefined) ? 1 : 2;
}

function isSame(one: PhraseMeaning, other: PhraseMeaning): boolean {
  const texts = ({ meanings }: PhraseMeaning): string => meanings.map((m) => `${m.facet}=${fullText(m)}`).join('|');
  return texts(one) === texts(other);
}
