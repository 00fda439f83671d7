import type { CarField } from '../../../../shared/catalogue/Car.ts';
import type { CarDraft } from '../cars/carFields.ts';
import type { FeedMapping } from '../mapping/FeedMappingTypes.ts';
import type { FeedRow } from '../FeedRow.ts';
import { nestedValue, withoutMarkup } from '../formats/nestedValue.ts';
import type { Values } from '../formats/nestedValue.ts';
import { cellText } from './fieldValue.ts';
import type { FieldSource } from './fieldValue.ts';
import type { AmountReader } from '../amounts/AmountReader.ts';
import type { BrandNames } from './createBrandNames.ts';

/** The cell of a column or path, without the attributes of its element. */
export function cellOf({ values }: { values: Values }, column: string): unknown {
  const cell = nestedValue(values, column);
  return Array.isArray(cell) ? cell.map(withoutMarkup) : withoutMarkup(cell);
}

/** Facts of the stock that rules use. */
interface RowKnowledge {
  brands: BrandNames;
  /** Units and currency of the stock that the row belongs to. */
  amounts: AmountReader;
}

/**
 * Source of the rules of a row: its cells and results of expressions.
 * Templates also read fields that are already filled.
 */
export function rowSource(
  row: FeedRow,
  car: CarDraft,
  mapping: FeedMapping,
  { amounts, brands }: RowKnowledge,
): FieldSource {
  return {
    cell: (column) => cellOf(row, column),
    name: (name) => cellText(name in mapping.fields ? car[name as CarField] : cellOf(row, name)),
    computed: (expression) => row.computed?.get(expression),
    amounts,
    brands,
  };
}
