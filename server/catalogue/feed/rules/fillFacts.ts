import type { CarFact } from '../../../../shared/catalogue/Car.ts';
import type { CarDraft } from '../cars/carFields.ts';
import { wholeFigures } from '../../../../shared/kit/text/wholeFigures.ts';
import type { FeedMapping } from '../mapping/FeedMappingTypes.ts';
import { fieldValue } from './fieldValue.ts';
import type { FieldSource } from './fieldValue.ts';

/** Fills the further facts of a car, in the order of the mapping. Blank ones are left out. */
export function fillFacts(car: CarDraft, source: FieldSource, mapping: FeedMapping): void {
  const facts = mapping.facts.flatMap(({ label, ...rule }): CarFact[] => {
    const result = fieldValue(rule, rule.type ?? 'text', source, { mapping });
    if (result.kind !== 'value') return [];
    const value = wholeFigures([result.value].flat().join(', '));
    if (typeof label === 'string') return [{ label, value }];
    return [{ label: Object.values(label)[0] ?? '', labels: label, value }];
  });
  if (facts.length > 0) car.car_facts = facts;
}
