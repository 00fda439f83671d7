import type { CarField } from '../../../shared/catalogue/Car.ts';
import type { CarDraft } from './carFields.ts';
import type { FeedMapping } from './FeedMappingTypes.ts';
import type { FeedRow } from './FeedRow.ts';
import { nestedValue, withoutMarkup } from './formats/nestedValue.ts';
import { cellText } from './fieldValue.ts';
import type { FieldSource } from './fieldValue.ts';

/** The cell of a column or path, without the attributes of its element. */
export function cellOf(row: FeedRow, column: string): unknown {
  const cell = nestedValue(row.values, column);
  return Array.isArray(cell) ? cell.map(withoutMarkup) : withoutMarkup(cell);
}

/** What the rules of a row read from: its cells, and in templates the fields that are already filled. */
export function rowSource(row: FeedRow, car: CarDraft, mapping: FeedMapping): FieldSource {
  return {
    cell: (column) => cellOf(row, column),
    name: (name) => cellText(name in mapping.fields ? car[name as CarField] : cellOf(row, name)),
  };
}
