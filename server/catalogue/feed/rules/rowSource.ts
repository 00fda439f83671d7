import type { CarField } from '../../../../shared/catalogue/Car.ts';
import type { CarDraft } from '../cars/carFields.ts';
import type { FeedMapping } from '../mapping/FeedMappingTypes.ts';
import type { FeedRow } from '../FeedRow.ts';
import { nestedValue, withoutMarkup } from '../formats/nestedValue.ts';
import type { Values } from '../formats/nestedValue.ts';
import { cellText } from './fieldValue.ts';
import type { FieldSource } from './fieldValue.ts';

/** The cell of a column or path, without the attributes of its element. */
export function cellOf({ values }: { values: Values }, column: string): unknown {
  const cell = nestedValue(values, column);
  return Array.isArray(cell) ? cell.map(withoutMarkup) : withoutMarkup(cell);
}

/**
 * Source of the rules of a row: its cells and results of expressions.
 * Templates also read fields that are already filled.
 * @param stock what the rules need to know of the stock that the row belongs to
 */
export function rowSource(
  row: FeedRow,
  car: CarDraft,
  mapping: FeedMapping,
  stock: Pick<FieldSource, 'amounts' | 'brands' | 'words'>,
): FieldSource {
  return {
    cell: (column) => cellOf(row, column),
    name(name) {
      const text = cellText(name in mapping.fields ? car[name as CarField] : cellOf(row, name));
      return stock.words.isPlaceholder(text) ? '' : text;
    },
    computed: (expression) => row.computed?.get(expression),
    ...stock,
  };
}
