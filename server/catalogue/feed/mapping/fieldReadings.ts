import type { CarField } from '../../../../shared/catalogue/Car.ts';
import { measureOfField } from '../amounts/measureOfField.ts';
import { carStructures } from '../cars/carStructures.ts';
import type { RuleScope } from '../rules/fieldValue.ts';
import { typeOfField } from './feedMapping.ts';
import { isItemsRule } from './FeedMappingTypes.ts';
import type { FeedMapping, FieldRule, FieldType, ItemsRule } from './FeedMappingTypes.ts';

/** The reading of a field from each row. */
export interface FieldReading {
  field: CarField;
  rule: FieldRule;
  type: FieldType;
  scope: RuleScope;
}

/** The same for a field of objects, such as sellers. */
export interface ItemsReading {
  field: CarField;
  rule: ItemsRule;
  form: NonNullable<(typeof carStructures)[CarField]>;
}

export const isProse = (field: CarField): boolean => field.endsWith('_description');

/** Returns how the fields of a mapping are read, in its order. */
export function fieldReadings(mapping: FeedMapping): { fields: FieldReading[]; items: ItemsReading[] } {
  const fields: FieldReading[] = [];
  const items: ItemsReading[] = [];
  for (const [field, rule] of Object.entries(mapping.fields) as [CarField, FieldRule | ItemsRule][]) {
    if (!isItemsRule(rule)) {
      const scope = { mapping, measure: measureOfField(field), isProse: isProse(field) };
      fields.push({ field, rule, type: typeOfField(field, rule), scope });
      continue;
    }
    const form = carStructures[field];
    if (form !== undefined) items.push({ field, rule, form });
  }
  return { fields, items };
}
