import { parse } from 'csv-parse/sync';
import { commonDateFormats } from '../feed/mapping/valueCures.ts';
import { parseFeedDate } from '../feed/mapping/feedDate.ts';
import { readColumnName } from './columns/columnNames.ts';
import { isVin } from './columns/vinCheckDigit.ts';

/** Records that are compared with the first one. */
const maxRecords = 50;
/** Data cells of a first line that is no header. */
const minDataCells = 2;

type Kind = 'number' | 'date' | 'address' | 'vin' | 'text';

function kindOf(cell: string): Kind {
  const text = cell.trim();
  if (/^-?\d[\d\s.,']*$/.test(text)) return 'number';
  if (commonDateFormats.some((format) => parseFeedDate(text, [format]) !== null)) return 'date';
  if (/^(?:https?:)?\/\/\S+$/i.test(text)) return 'address';
  return isVin(text) ? 'vin' : 'text';
}

/** True for the numbers of columns: 1, 2, 3 … */
const isNumbering = (cells: readonly string[]): boolean => cells.every((cell, at) => Number(cell) === at + 1);

/**
 * Returns whether the first line of a CSV names its columns.
 * It does not where cells of it are data like those below, and none is a known name of a column.
 */
export function hasHeader(text: string, delimiter: string): boolean {
  const lines = text.split('\n').slice(0, maxRecords).join('\n');
  const [first = [], ...others]: string[][] = parse(lines, {
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  if (isNumbering(first)) return true;
  const isNamed = first.some((cell) => readColumnName(cell, () => false).purposes.some(({ isWhole }) => isWhole));
  if (isNamed) return true;
  const dataCells = first.filter((cell, at) => {
    const kind = kindOf(cell);
    if (kind === 'text') return false;
    const below = others.map((record) => record[at] ?? '').filter((one) => one.trim() !== '');
    return below.every((one) => kindOf(one) === kind);
  });
  return dataCells.length < minDataCells;
}
