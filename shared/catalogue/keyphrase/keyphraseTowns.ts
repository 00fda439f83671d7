import { foldedValue } from '../foldText.ts';
import type { FacetMeaning } from './FacetMeaning.ts';
import type { Facet } from '../SearchTypes.ts';
import type { SearchWords } from './SearchWords.ts';

const townFacet = 'car_site_city';
/** Shorter first words ("Nya", "Stora") are rarely a town's name. */
const minTownLength = 4;

/**
 * Returns further names of towns, folded.
 * A town with a district also counts as the town alone ("stockholm" for "Stockholm Bromma", "helsinki" for "Helsinki,
 * Konala"), and in some languages towns have case forms.
 */
export function townPhrases(facets: readonly Facet[], searchWords: SearchWords): Map<string, FacetMeaning[]> {
  const towns = new Map<string, FacetMeaning[]>();
  const add = (name: string, meaning: FacetMeaning): void => {
    for (const form of [name, ...caseForms(name, searchWords)]) towns.set(form, [...(towns.get(form) ?? []), meaning]);
  };
  for (const { text } of facets.find(({ name }) => name === townFacet)?.value ?? []) {
    const meaning: FacetMeaning = { facet: townFacet, text, isParent: false };
    const whole = foldedValue(text);
    const [town = ''] = text.includes(',') ? [foldedValue(text.split(',')[0] ?? '')] : whole.split(' ');
    add(whole, meaning);
    if (town !== whole && town.length >= minTownLength) add(town, meaning);
  }
  return towns;
}

function caseForms(town: string, { towns }: SearchWords): string[] {
  return towns.flatMap((formsByEnding) => {
    const endings = Object.keys(formsByEnding).filter((ending) => town.endsWith(ending));
    const [longest] = endings.sort((one, other) => other.length - one.length);
    if (longest === undefined) return [];
    return (formsByEnding[longest] ?? []).map((form) => town.slice(0, town.length - longest.length) + form);
  });
}
