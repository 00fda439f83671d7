import type { SiteContext } from '../../site/SiteTypes.ts';
import type { Car, CarFact, FactGroup } from '../Car.ts';
import { factPrefix } from '../facets/rangeFacets.ts';
import { numberText } from '../moneyText.ts';
import { valueLabel } from '../vocabulary.ts';
import { isoDay } from './carRules.ts';
import { measureTextIn } from './measureTextIn.ts';

/** A free fact as a page shows it. */
export interface LocalFact {
  /** Unique among those of a car and equal for equal facts of other cars. */
  key: string;
  label: string;
  text: string;
  /** Address of a link. */
  href?: string;
  group?: FactGroup;
  isCompared: boolean;
}

export type FactSite = Pick<SiteContext, 'language' | 'languages' | 'locale' | 'valueLabels'>;

/** Words for yes and no in the page's language. */
export interface FactWords {
  yes: string;
  no: string;
}

/** Maximum number of decimals of a number. */
const decimals = 2;

/** Returns the free facts of a car in the page's language. Links that are not https are left out. */
export function factsInLanguage(
  { car_facts: facts = [], car_fact_types: types = [] }: Partial<Car>,
  site: FactSite,
  words: FactWords,
): LocalFact[] {
  return facts.flatMap((fact): LocalFact[] => {
    const typed = { ...types.find(({ name }) => name && name === fact.name), ...fact };
    const { name, group, isLink, isCompared = false } = typed;
    const label = factLabel(typed, site);
    const common = { key: name ?? label, label, ...(group && { group }), isCompared };
    if (!isLink) return [{ ...common, text: factText(typed, site, words) }];
    const [href, host = ''] = httpsAddress.exec(String(typed.value)) ?? [];
    return href === undefined ? [] : [{ ...common, text: host, href }];
  });
}

/** Returns the facts of a card as texts: "Towing weight 1 800 kg", "Accident-free". A no is left out. */
export function cardFactTexts({ car_card_facts: facts = [] }: Pick<Car, 'car_card_facts'>, site: FactSite): string[] {
  return facts.flatMap((fact) => {
    const label = factLabel(fact, site);
    if (typeof fact.value === 'boolean') return fact.value ? [label] : [];
    return [`${label} ${factText(fact, site, { yes: '', no: '' })}`];
  });
}

function factLabel({ name, label, labels }: CarFact, { language }: FactSite): string {
  return labels?.[language] ?? label ?? name ?? '';
}

function factText({ name, value, unit }: CarFact, site: FactSite, { yes, no }: FactWords): string {
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') {
    const text = numberText(value, site.locale, decimals);
    return unit ? `${text}\u00a0${unit}` : text;
  }
  const label = name === undefined ? value : valueLabel(site.valueLabels, factPrefix + name, value);
  const isDelivered = label === value && site.language !== site.languages[0] && !isoDay(value);
  return isDelivered ? measureTextIn(value, site.locale, site.valueLabels) : label;
}

/** An https address and, as its first group, its host; none with a password. */
export const httpsAddress = /^https:\/\/([^\s/?#@\\]+)(?:[/?#]\S*)?$/i;
