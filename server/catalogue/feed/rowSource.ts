import type { CarField } from '../../../shared/catalogue/Car.ts';
import type { CarDraft } from './carFields.ts';
import type { FeedMapping } from './FeedMappingTypes.ts';
import type { FeedRow } from './FeedRow.ts';
import { cellText } from './fieldValue.ts';
import type { FieldSource } from './fieldValue.ts';

/** What the rules of a row read from: its cells, and in templates the fields that are already filled. */
export function rowSource(row: FeedRow, car: CarDraft, mapping: FeedMapping): FieldSource {
  return {
    cell: (column) => row.values[column],
    name: (name) => cellText(name in mapping.fields ? car[name as CarField] : row.values[name]),
  };
}
