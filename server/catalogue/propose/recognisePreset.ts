import { firstText } from '../feed/rules/fieldValue.ts';
import type { FeedPreset, PresetShape } from '../feed/mapping/feedPreset.ts';
import { foldedColumn } from '../feed/formats/presetSpelling.ts';
import { nestedValue, withoutMarkup } from '../feed/formats/nestedValue.ts';
import type { FeedRow } from '../feed/FeedRow.ts';
import type { FeedForm, FeedSample } from './feedSample.ts';

/** A format that a sample has, and the rows as it reads them. */
export interface RecognisedPreset {
  preset: FeedPreset;
  form: FeedForm;
  rows: FeedRow[];
}

/** Share of rows whose cells match a pattern: exports have single wrong cells. */
const minMatchingShare = 0.95;

/** Rows whose columns are looked for. A row of XML or JSON lacks those that are blank. */
const columnRows = 200;

/** Form of the feed as a preset reads it; null where the format is another. */
function formOf({ mapping }: FeedPreset, { form }: FeedSample): FeedForm | null {
  const preset = mapping as unknown as FeedForm;
  const isJson = (format: string): boolean => format === 'json' || format === 'ndjson';
  if (preset.format !== form.format && !(isJson(preset.format) && isJson(form.format))) return null;
  const { row, rows, prefixes } = preset;
  const encoding = form.encoding === undefined ? {} : { encoding: form.encoding };
  if (form.format === 'xml') {
    return { format: 'xml', row, ...(prefixes === undefined ? {} : { prefixes }), ...encoding };
  }
  if (form.format === 'csv') {
    // without header, only its delimiter tells the cells of the format
    const csv = preset.csv?.header === false ? preset.csv : { delimiter: form.csv?.delimiter ?? ',' };
    return { format: 'csv', csv, ...encoding };
  }
  const path = form.format === 'json' ? (rows ?? form.rows) : undefined;
  return { format: form.format, ...(path === undefined ? {} : { rows: path }), ...encoding };
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null;

/** True if a row has a column, or for CSV one of the same name but for case and blanks. */
function createColumnTest(form: FeedForm, rows: readonly FeedRow[]): (column: string) => boolean {
  if (form.format === 'csv') {
    const names = new Set(Object.keys(rows[0]?.values ?? {}).map(foldedColumn));
    return (column) => names.has(foldedColumn(column));
  }
  const first = rows.slice(0, columnRows);
  return (column) => first.some(({ values }) => isFilled(nestedValue(values, column)));
}

function matchesPatterns({ patterns = {} }: PresetShape, rows: readonly FeedRow[]): boolean {
  return Object.entries(patterns).every(([column, pattern]) => {
    const form = new RegExp(pattern, 'u');
    const matching = rows.filter(({ values }) => {
      const own = Object.keys(values).find((name) => foldedColumn(name) === foldedColumn(column)) ?? column;
      return form.test(firstText(withoutMarkup(nestedValue(values, own))));
    });
    return matching.length >= rows.length * minMatchingShare;
  });
}

function hasWidth({ width }: PresetShape, rows: readonly FeedRow[]): boolean {
  const count = Object.keys(rows[0]?.values ?? {}).length;
  return width === undefined || (count >= width.min && count <= width.max);
}

/** Reads the rows that a preset names, else those of the element that repeats. */
async function readRows(form: FeedForm, sample: FeedSample): Promise<Pick<RecognisedPreset, 'form' | 'rows'>> {
  const rows = await sample.read(form);
  const { row } = sample.form;
  if (rows.length > 0 || form.format !== 'xml' || row === undefined) return { form, rows };
  const other = { ...form, row: form.prefixes === false ? row.replaceAll(/[^/:]+:/g, '') : row };
  return { form: other, rows: await sample.read(other) };
}

async function recognise(preset: FeedPreset, sample: FeedSample): Promise<RecognisedPreset | null> {
  const { recognised } = preset;
  const presetForm = formOf(preset, sample);
  if (presetForm === null) return null;
  const { root, namespaces = [], columns = [] } = recognised;
  if (root !== undefined && sample.xml?.root !== root) return null;
  if (namespaces.some((namespace) => sample.xml?.namespaces.has(namespace) !== true)) return null;
  const { form, rows } = await readRows(presetForm, sample);
  if (rows.length === 0 || !hasWidth(recognised, rows)) return null;
  const hasColumn = createColumnTest(form, rows);
  const hasAll = columns.every((column) => [column].flat().some(hasColumn));
  return hasAll && matchesPatterns(recognised, rows) ? { preset, form, rows } : null;
}

/** Number of conditions: a format with more of them is the more specific one. */
function specificity({
  recognised: { root, namespaces = [], columns = [], width, patterns = {} },
}: FeedPreset): number {
  const single = [root, width].filter((condition) => condition !== undefined);
  return single.length + namespaces.length + columns.length + Object.keys(patterns).length;
}

/** Returns the most specific preset whose every condition a sample meets; null for none. */
export async function recognisePreset(
  sample: FeedSample,
  presets: readonly FeedPreset[],
): Promise<RecognisedPreset | null> {
  for (const preset of [...presets].sort((a, b) => specificity(b) - specificity(a))) {
    const recognised = await recognise(preset, sample);
    if (recognised) return recognised;
  }
  return null;
}
