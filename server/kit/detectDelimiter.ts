import { parse } from 'csv-parse/sync';

const delimiters = [';', ',', '\t', '|'];

/**
 * Detects the delimiter of CSV, the one that splits the first lines most evenly.
 * Candidates are semicolon, comma, tab and bar.
 */
export function detectDelimiter(text: string): string {
  const lines = text.split('\n').slice(0, 50).join('\n');
  const scored = delimiters.map((delimiter) => {
    const records: string[][] = parse(lines, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_error: true,
    });
    const width = records[0]?.length ?? 0;
    return { delimiter, score: width < 2 ? 0 : records.filter((record) => record.length === width).length * width };
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.delimiter ?? ',';
}
