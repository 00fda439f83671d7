import { CsvError, parse } from 'csv-parse/sync';
import { detectDelimiter } from '../kit/detectDelimiter.ts';
import type { DealerRow } from './DealerRow.ts';
import { toDealer, writtenDealerSchema } from './writtenDealer.ts';
import type { WrittenDealer } from './writtenDealer.ts';

/** Columns of a dealer, read from its first row. */
const dealerColumns = ['id', 'slug', 'street', 'zip', 'city', 'region', 'position', 'picture', 'sortOrder'] as const;
const columns = [
  ...(['site', 'name'] as const),
  ...dealerColumns,
  ...(['brands', 'phone', 'email', 'hours', 'specialDays', 'department', 'departmentName', 'erpId'] as const),
];
type Column = (typeof columns)[number];

/** Non-empty cells by column. */
type Cells = Partial<Record<Column, string>>;

interface Row {
  line: number;
  cells: Cells;
}

const requiredColumns: readonly Column[] = ['site', 'name', 'city'];
const severalInCell = /\s*[|;,\n]\s*/;

/**
 * Reads dealers from CSV with the columns of docs/dealers.md, in any order and with any delimiter.
 * Rows with the same site and name (or id) are one dealer; each row with a department adds it.
 */
export function csvDealerRows(text: string): DealerRow[] {
  const records = readRecords(text);
  if ('fault' in records) return [records];
  const [header, ...others] = records.rows;
  if (!header) return [];
  const names = header.cells.map(columnNamed);
  const fault = headerFault(header.cells, names);
  if (fault) return [{ line: header.line, fault }];
  const faults: DealerRow[] = [];
  const dealers = new Map<string, Row[]>();
  for (const { line, cells } of others) {
    if (cells.length !== names.length) {
      const counts = `has ${String(cells.length)} cells, but the first line has ${String(names.length)}`;
      faults.push({ line, fault: `${counts}; quote cells that have the delimiter in them` });
      continue;
    }
    const row = { line, cells: readCells(names, cells) };
    const { site = '', name = '', id = name } = row.cells;
    const missing = requiredColumns.find((column) => column !== 'city' && row.cells[column] === undefined);
    if (missing) {
      faults.push({ line, fault: `${missing} is required` });
      continue;
    }
    const key = JSON.stringify([site, id]);
    dealers.set(key, [...(dealers.get(key) ?? []), row]);
  }
  return [...faults, ...[...dealers.values()].flatMap(readDealer)].sort((a, b) => a.line - b.line);
}

function readRecords(text: string): { rows: { line: number; cells: string[] }[] } | { line: number; fault: string } {
  try {
    const records = parse(text, {
      delimiter: detectDelimiter(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const newLines = (cells: string[]): number => cells.join('').split('\n').length - 1;
    return { rows: records.map(({ record, info }) => ({ line: info.lines - newLines(record), cells: record })) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    return { line, fault: 'or an earlier line has a quote that is not closed or is in the middle of a cell' };
  }
}

/** Ignores case and separators: "erp_id", "ERP id" and "erpId" are one column. */
function columnNamed(written: string): Column | undefined {
  const plain = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');
  return columns.find((column) => plain(column) === plain(written));
}

function headerFault(header: readonly string[], names: readonly (Column | undefined)[]): string | null {
  const unknown = header.filter((_written, at) => names[at] === undefined);
  if (unknown.length > 0) {
    return `has unknown columns: ${unknown.join(', ')}. Known columns: ${columns.join(', ')}`;
  }
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) return `has the column ${twice} twice`;
  const missing = requiredColumns.filter((column) => !names.includes(column));
  return missing.length > 0 ? `lacks the columns ${missing.join(', ')}` : null;
}

function readCells(names: readonly (Column | undefined)[], cells: readonly string[]): Cells {
  return Object.fromEntries(
    names.flatMap((name, at) => {
      const cell = cells[at] ?? '';
      return name === undefined || cell === '' ? [] : [[name, cell]];
    }),
  );
}

function readDealer(rows: readonly Row[], at: number): DealerRow[] {
  const [first, ...others] = rows;
  if (!first) return [];
  const faults = others.flatMap((row) => rowFaults(first, row));
  if (faults.length > 0) return faults;
  const written = writtenDealer(first, rows);
  const checked = writtenDealerSchema.validate(written, { convert: false, errors: { label: false } });
  const [detail] = checked.error?.details ?? [];
  if (!detail) return [{ line: first.line, values: toDealer(checked.value as WrittenDealer, at) }];
  const [field, number, ofDepartment] = detail.path;
  const withDepartment = rows.filter(({ cells }) => cells.department !== undefined);
  const { line } = (field === 'departments' ? withDepartment[Number(number)] : undefined) ?? first;
  return [{ line, fault: `${String(ofDepartment ?? field)} ${detail.message}` }];
}

/** Faults of a later row of a dealer that differs from the first. */
function rowFaults(first: Row, { line, cells }: Row): DealerRow[] {
  const { name = '' } = first.cells;
  const since = `line ${String(first.line)}`;
  if (cells.department === undefined) {
    return [{ line, fault: `is a second row of "${name}" without a department; ${since} is the first` }];
  }
  return dealerColumns.flatMap((column): DealerRow[] => {
    const own = cells[column];
    const before = first.cells[column];
    if (own === undefined || own === before) return [];
    return [{ line, fault: `${column} is "${own}", but ${since} has "${before ?? ''}" for the same dealer` }];
  });
}

function writtenDealer({ cells }: Row, rows: readonly Row[]): Record<string, unknown> {
  const { department: _group, departmentName: _name, erpId: _erpId, sortOrder, ...dealer } = cells;
  const brands = [...new Set(rows.flatMap((row) => splitList(row.cells.brands)))];
  const departments = rows.flatMap(({ cells: { department: group, departmentName: name, erpId, ...own } }) =>
    group === undefined ? [] : [defined({ group, name, erpId, ...readContact(own), brands: readBrands(own) })],
  );
  return defined({
    ...dealer,
    ...readContact(cells),
    sortOrder: sortOrder === undefined || Number.isNaN(Number(sortOrder)) ? sortOrder : Number(sortOrder),
    brands: brands.length > 0 ? brands : undefined,
    departments: departments.length > 0 ? departments : undefined,
  });
}

function readContact({ phone, email, hours, specialDays }: Cells): Record<string, unknown> {
  return { phone, email, hours, specialDays };
}

function readBrands({ brands }: Cells): string[] | undefined {
  return brands === undefined ? undefined : splitList(brands);
}

function splitList(cell = ''): string[] {
  return cell.split(severalInCell).filter((text) => text !== '');
}

function defined(entries: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}
