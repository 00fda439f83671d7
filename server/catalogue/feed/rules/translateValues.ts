import type { CarField } from '../../../../shared/catalogue/Car.ts';
import { vocabularyEntry } from '../../../../shared/catalogue/vocabulary.ts';
import type { Vocabulary } from '../../../../shared/catalogue/vocabulary.ts';
import type { Language } from '../../../../shared/site/SiteTypes.ts';
import type { CarDraft } from '../cars/carFields.ts';

/**
 * Translates the facet values of a car to the language of its site's stock.
 * Pages translate from that one. A value without a vocabulary entry stays as it is.
 * @param from language of the feed's values
 * @param to the first language of the site
 */
export function translateValues(car: CarDraft, vocabulary: Vocabulary, from: Language, to: Language): void {
  const labelOf = (facet: string, value: string): string =>
    vocabularyEntry(vocabulary, facet, value, from)?.labels[to] ?? value;
  for (const facet of vocabulary.keys()) {
    const value = car[facet as CarField];
    if (typeof value === 'string' && value !== '') car[facet as CarField] = labelOf(facet, value);
    else if (Array.isArray(value) && value.length > 0) {
      car[facet as CarField] = value.map((one: unknown) => (typeof one === 'string' ? labelOf(facet, one) : one));
    }
  }
}
