import type { CarFact, CarField } from '../../../../shared/catalogue/Car.ts';
import { factPrefix } from '../../../../shared/catalogue/facets/rangeFacets.ts';
import { vocabularyEntry } from '../../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary, VocabularyEntry } from '../../../../shared/catalogue/vocabulary.ts';
import type { Language } from '../../../../shared/site/SiteTypes.ts';
import { createWordMatcher } from './createWordMatcher.ts';
import { carFieldNames } from '../cars/carFields.ts';
import type { CarDraft } from '../cars/carFields.ts';

/** Labels of values in the language of a site's stock. */
export interface ValueTranslation {
  facets: readonly CarField[];
  /** The label of a value; null for a value that is in no vocabulary. */
  labelOf(facet: string, value: string): string | null;
}

/** Facets that have values of their own beyond any vocabulary. */
const openFacets: ReadonlySet<CarField> = new Set(['car_model', 'car_campaigns', 'car_equipment']);

/** Maximum number of values of a facet whose labels are kept: equipment may be free text. */
const maxKnownValues = 20_000;

/**
 * Creates the translation of values, which looks up each value once.
 * @param from language of the feed's values
 * @param to the first language of the site
 * @param onValue called with each different value as delivered
 */
export function createValueTranslation(
  vocabulary: Vocabulary,
  from: Language,
  to: Language,
  onValue?: (facet: string, value: string) => void,
): ValueTranslation {
  const known = new Map<string, Map<string, string | null>>();
  const matchers = new Map<string, ReturnType<typeof createWordMatcher>>();
  const entryOf = (facet: string, value: string): VocabularyEntry | null => {
    const whole = vocabularyEntry(vocabulary, facet, value, from);
    if (whole) return whole;
    const matcher = matchers.get(facet) ?? createWordMatcher(vocabulary, facet, from);
    matchers.set(facet, matcher);
    return matcher?.(value) ?? null;
  };
  return {
    facets: carFieldNames.filter((field) => vocabulary.has(field)),
    labelOf(facet, value) {
      const labels = known.get(facet) ?? new Map<string, string | null>();
      known.set(facet, labels);
      const cached = labels.get(value);
      if (cached !== undefined) return cached;
      const entry = entryOf(facet, value);
      const label = entry ? (entry.labels[to] ?? value) : null;
      if (labels.size < maxKnownValues) {
        labels.set(value, label);
        onValue?.(facet, value);
      }
      return label;
    },
  };
}

/**
 * Gives the facet values of a car their labels in the language of its site's stock.
 * Each meaning is then one value for counts, filters and addresses; pages translate from it. A value without a
 * vocabulary entry stays as it is.
 * @param onUnknown called with values that are in no vocabulary, except equipment and names
 */
export function translateValues(
  car: CarDraft,
  { facets, labelOf }: ValueTranslation,
  onUnknown?: (facet: CarField, value: string) => void,
): void {
  for (const facet of facets) {
    const value = car[facet];
    if (typeof value === 'string' && value !== '') {
      const label = labelOf(facet, value);
      if (label !== null) car[facet] = label;
      else if (!openFacets.has(facet)) onUnknown?.(facet, value);
    } else if (Array.isArray(value) && value.length > 0) {
      const labels = value.map((one: unknown) => (typeof one === 'string' ? (labelOf(facet, one) ?? one) : one));
      car[facet] = [...new Set(labels)];
    }
  }
  for (const field of ['car_facts', 'car_card_facts'] as const) {
    const facts = (car[field] ?? []) as CarFact[];
    if (facts.length > 0) car[field] = facts.map((fact) => withLabel(fact, labelOf));
  }
}

function withLabel(fact: CarFact, labelOf: ValueTranslation['labelOf']): CarFact {
  const { name, value } = fact;
  if (name === undefined || typeof value !== 'string') return fact;
  return { ...fact, value: labelOf(factPrefix + name, value) ?? value };
}
