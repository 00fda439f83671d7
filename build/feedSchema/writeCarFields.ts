import { carFieldKinds } from '../../shared/catalogue/car/carFieldKinds.ts';
import { mappableCarFields } from '../../server/catalogue/feed/cars/carFields.ts';

/** The document with the table of car fields. */
export const feedsDocFile = 'docs/feeds.md';

const heading = '## Car fields';
const words = { text: 'text', number: 'number', boolean: 'yes/no', list: 'list', saleState: 'text', structure: '' };

/** Returns docs/feeds.md with a row for each field that a feed can fill; what it says of a field stays. */
export function writeCarFields(doc: string): string {
  const start = doc.indexOf('\n| field ', doc.indexOf(heading)) + 1;
  const table = /^(?:\|.*\n)+/.exec(doc.slice(start))?.[0] ?? '';
  const written = new Map(
    table.split('\n').map((row) => {
      const [, name = '', , meaning = ''] = row.split('|').map((cell) => cell.trim());
      return [name, meaning] as const;
    }),
  );
  const rows = [
    ['field', 'type', 'unit, form or use'],
    ...mappableCarFields.map((field) => [
      `\`${field}\``,
      words[carFieldKinds[field]],
      written.get(`\`${field}\``) ?? '',
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  const ruler = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |\n`;
  const [head = [], ...fields] = rows;
  return doc.slice(0, start) + line(head) + ruler + fields.map(line).join('') + doc.slice(start + table.length);
}
