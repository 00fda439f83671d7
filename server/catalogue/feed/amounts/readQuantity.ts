import type { NumberFormat, UnitName } from '../mapping/FeedMappingTypes.ts';
import { parseCellNumber } from '../mapping/feedNumber.ts';
import { amountParts, withoutWords } from './amountParts.ts';
import type { AmountReader } from './AmountReader.ts';
import type { StockUnits } from './unitFactor.ts';

const hasNoWords = /^\d+$/;

/** A number of a cell and the unit that its word names. */
export interface QuantityReading {
  number: number;
  unit: UnitName | null;
}

/**
 * Reads a distance or a power with the unit of the cell: "52,777 miles", "110 kW (150 PS)".
 * A cell with several numbers has its value in the stock's unit; without one, in its first unit.
 * @returns null when the text is not a number
 */
export function readQuantity(
  text: string,
  kind: keyof StockUnits,
  format: NumberFormat,
  reader: AmountReader,
): QuantityReading | null {
  if (hasNoWords.test(text)) return { number: Number(text), unit: null };
  const named = amountParts(text).map(({ number, before, after }) => {
    const word = [after, before].find((one) => one !== '' && reader.unitNamed(kind, one) !== null);
    return { number, word, unit: word === undefined ? null : reader.unitNamed(kind, word) };
  });
  const [first, ...others] = named;
  if (!first?.word || first.unit === null) {
    const number = parseCellNumber(text, format);
    return number === null ? null : { number, unit: null };
  }
  if (others.length === 0) {
    const number = parseCellNumber(withoutWords(text, [first.word]), format) ?? parseCellNumber(text, format);
    return number === null ? null : { number, unit: first.unit };
  }
  const stockUnit = reader.units()[kind];
  const best = named.find(({ unit }) => unit === stockUnit) ?? first;
  const number = parseCellNumber(best.number, format);
  return number === null ? null : { number, unit: best.unit };
}
