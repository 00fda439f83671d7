import type { Language } from '../../site/SiteTypes.ts';
import { foldedValue } from '../foldText.ts';
import type { FacetMeaning } from './FacetMeaning.ts';
import type { Facet } from '../SearchTypes.ts';

const townFacet = 'car_site_city';
/** Shorter first words ("Nya", "Stora") are rarely a town's name. */
const minTownLength = 4;

/**
 * Returns further names of towns, folded.
 * A town with a district also counts as the town alone ("stockholm" for "Stockholm Bromma", "helsinki" for "Helsinki,
 * Konala"), and in Finnish and Slovak towns have case forms.
 */
export function townPhrases(facets: readonly Facet[], language: Language | undefined): Map<string, FacetMeaning[]> {
  const towns = new Map<string, FacetMeaning[]>();
  const add = (name: string, meaning: FacetMeaning): void => {
    for (const form of [name, ...caseForms(name, language)]) towns.set(form, [...(towns.get(form) ?? []), meaning]);
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

function caseForms(town: string, language: Language | undefined): string[] {
  if (language === 'fi') return finnishForms(town);
  return language === 'sk' ? slovakForms(town) : [];
}

/** Endings of folded names and stems before a case ending: Helsinki → Helsingi-, Tampere → Tamperee-. */
const finnishStems: readonly (readonly [end: string, stem: string])[] = [
  ['nki', 'ngi'],
  ['nka', 'nga'],
  ['rku', 'ru'],
  ['hti', 'hde'],
  ['joki', 'joe'],
  ['maki', 'mae'],
  ['niemi', 'nieme'],
  ['lampi', 'lamme'],
  ['ranta', 'ranna'],
  ['vesi', 'vede'],
  ['saari', 'saare'],
  ['e', 'ee'],
];
const finnishCases = ['ssa', 'sta', 'lla', 'lta', 'lle', 'n'];

function finnishForms(town: string): string[] {
  const [end, stem] = finnishStems.find(([ending]) => town.endsWith(ending)) ?? ['', ''];
  const weak = town.slice(0, town.length - end.length) + stem;
  return [...finnishCases.map((ending) => weak + ending), illative(town)];
}

/** "Helsinkiin", "Tampereeseen", "Espooseen". */
function illative(town: string): string {
  if (town.endsWith('e')) return `${town}eseen`;
  return /(aa|oo|ee)$/.test(town) ? `${town}seen` : `${town}${town.slice(-1)}n`;
}

const slovakEnds: readonly (readonly [end: string, forms: readonly string[]])[] = [
  ['ska bystrica', ['skej bystrici', 'skej bystrice']],
  ['ce', ['ciach', 'c']],
  ['ava', ['ave', 'avy']],
  ['ina', ['ine', 'iny']],
  ['ra', ['re', 'ry']],
  ['a', ['e', 'y']],
  ['ov', ['ove', 'ova']],
  ['in', ['ine', 'ina']],
];

function slovakForms(town: string): string[] {
  const [end, forms] = slovakEnds.find(([ending]) => town.endsWith(ending)) ?? ['', []];
  return forms.map((form) => town.slice(0, town.length - end.length) + form);
}
