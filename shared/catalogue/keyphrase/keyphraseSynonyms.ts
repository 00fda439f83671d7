import { foldedValue } from '../foldText.ts';
import type { FacetMeaning, PhraseMeaning } from './FacetMeaning.ts';
import type { Synonyms } from './KeyphraseTypes.ts';
import { isRangeFacet } from '../facets/rangeFacets.ts';

/**
 * The stock's facet values by every spelling a synonym may use.
 * Spellings are the delivered text and its labels in all languages.
 */
export class FacetSpellings {
  private readonly byFacet = new Map<string, Map<string, FacetMeaning[]>>();

  add(meaning: FacetMeaning, spellings: readonly string[]): void {
    const { facet, parent } = meaning;
    for (const spelling of new Set(spellings)) {
      this.put(facet, foldedValue(parent === undefined ? spelling : `${parent}>${spelling}`), [meaning]);
    }
  }

  /** Adds a town of several sites, unless a value has that spelling. */
  addTowns(phrase: string, meanings: readonly FacetMeaning[]): void {
    const facet = meanings[0]?.facet ?? '';
    if (this.find(facet, phrase).length === 0) this.put(facet, phrase, meanings);
  }

  find(facet: string, text: string): readonly FacetMeaning[] {
    return this.byFacet.get(facet)?.get(foldedValue(text)) ?? [];
  }

  private put(facet: string, spelling: string, meanings: readonly FacetMeaning[]): void {
    const known = this.byFacet.get(facet) ?? new Map<string, FacetMeaning[]>();
    this.byFacet.set(facet, known);
    const same = known.get(spelling) ?? [];
    known.set(spelling, [...new Set([...same, ...meanings])]);
  }
}

interface SynonymSite {
  facetNames: ReadonlySet<string>;
  currency: string | undefined;
  /** Phrases that are values of the stock. */
  values: ReadonlyMap<string, PhraseMeaning>;
}

/**
 * Returns the synonyms that apply to a stock. A phrase with a facet that has no matching value is dropped, unless the
 * facet is only suggested ("car_body?"); a phrase that is a value of the stock counts only if it includes that value.
 */
export function synonymMeanings(
  synonyms: Synonyms,
  spellings: FacetSpellings,
  { facetNames, currency, values }: SynonymSite,
): Map<string, PhraseMeaning> {
  const known = new Map<string, PhraseMeaning>();
  for (const [phrase, wanted] of synonyms) {
    const groups = Object.entries(wanted).map(([name, texts]) => {
      const isSuggested = name.endsWith('?');
      const facet = isSuggested ? name.slice(0, -1) : name;
      const meanings = isRangeFacet(facet)
        ? rangeMeanings(facet, texts, facetNames, currency)
        : texts.flatMap((text) => spellings.find(facet, text));
      const distinct = [...new Set(meanings)];
      return { isSuggested, meanings: isSuggested ? distinct.map((one) => ({ ...one, isSuggested })) : distinct };
    });
    if (groups.some(({ isSuggested, meanings }) => meanings.length === 0 && !isSuggested)) continue;
    const meanings = groups.flatMap((group) => group.meanings);
    if (meanings.length === 0) continue;
    if (values.get(phrase)?.meanings.every((value) => !meanings.includes(value))) continue;
    known.set(phrase, { meanings, together: true });
  }
  return known;
}

/** Returns ranges without a currency, and those in the site's: "0-150000 SEK". */
function rangeMeanings(
  facet: string,
  texts: readonly string[],
  facetNames: ReadonlySet<string>,
  currency: string | undefined,
): FacetMeaning[] {
  if (!facetNames.has(facet)) return [];
  return texts.flatMap((written) => {
    const [text = '', of] = written.split(' ');
    return of === undefined || of === currency ? [{ facet, text, isParent: false }] : [];
  });
}

/** Returns a value as filters write it: "Volvo", "Volvo>XC60". */
export function fullText({ parent, text }: Pick<FacetMeaning, 'parent' | 'text'>): string {
  return parent === undefined ? text : `${parent}>${text}`;
}
