import { cellText } from '../feed/rules/fieldValue.ts';
import { elementText } from '../feed/formats/nestedValue.ts';
import type { FeedRow } from '../feed/FeedRow.ts';

/** A column or path with its values in the sample. */
export interface Column {
  path: string;
  /** Non-blank trimmed texts in row order, with the entries of lists; the first 5000. */
  texts: string[];
  /** Number of rows with a value. */
  filled: number;
  /** True if a row has several values. */
  isList: boolean;
}

const maxDepth = 5;
/** Texts per column, more than a sample has rows: lists of photos have many thousands. */
const maxTexts = 5000;

/** The columns of the sample's rows in order; nested elements and members by their paths. */
export function profileColumns(rows: readonly FeedRow[]): Column[] {
  const columns = new Map<string, Column & { lastRow: number }>();

  function add(path: string, value: unknown, row: number, depth: number): void {
    if (value === null || value === undefined || depth > maxDepth) return;
    if (Array.isArray(value)) {
      for (const entry of value) add(path, entry, row, depth + 1);
      return;
    }
    if (typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) {
        if (name.trim() === '') continue;
        add(name === elementText ? path : `${path}/${name}`, inner, row, depth + 1);
      }
      return;
    }
    const column = columns.get(path) ?? { path, texts: [], filled: 0, isList: false, lastRow: -1 };
    columns.set(path, column);
    const text = cellText(value);
    if (text === '') return;
    if (column.texts.length < maxTexts) column.texts.push(text);
    if (column.lastRow === row) column.isList = true;
    else column.filled += 1;
    column.lastRow = row;
  }

  for (const [at, { values }] of rows.entries()) {
    // names of CSV columns may have a slash
    for (const [name, value] of Object.entries(values)) {
      // a rule cannot name a column without a name
      if (name.trim() !== '') add(name, value, at, 1);
    }
  }
  return [...columns.values()].map(({ path, texts, filled, isList }) => ({ path, texts, filled, isList }));
}
