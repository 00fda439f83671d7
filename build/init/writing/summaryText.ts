import type { InitAnswers, InitSite } from '../InitAnswers.ts';
import type { FilePlan } from './planFiles.ts';

const maxForeign = 4;

/**
 * Returns what the command will write: folder, files by kind, and the sites as a table.
 * @param shown path of the folder, from the product's
 */
export function summaryText(
  { sites, color, logo }: InitAnswers,
  { missing, differing, foreign }: FilePlan,
  shown: string,
): string {
  const rows = [['site', 'host', 'languages', 'cars', 'workshop'], ...sites.map(siteRow)];
  const lines = [
    `Folder  ${shown}`,
    ...(foreign.length > 0 ? [`        which has other files, too: ${foreignText(foreign)}`] : []),
    `Colour  ${color}, ${logo === null ? 'no logo' : `logo ${logo}`}`,
    `Files   ${kindsText([...missing.keys()])}`,
    ...(differing.length > 0
      ? [`        ${countText(differing.length, 'file')} of yours differ from the new ones`]
      : []),
    '',
    ...tableLines(rows),
  ];
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`;
}

function foreignText(entries: readonly string[]): string {
  const more = entries.length - maxForeign;
  return `${entries.slice(0, maxForeign).join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}`;
}

function siteRow({ key, host, languages, stock, workshop }: InitSite): string[] {
  const cars = typeof stock === 'string' ? stock : stock.feed;
  return [key, host, languages.join(', '), cars, workshop ? 'yes' : 'no'];
}

/** Counts files by their folder: "group.yaml, content/ 24, sites/ 1". */
function kindsText(files: readonly string[]): string {
  if (files.length === 0) return 'none is missing';
  const counts = new Map<string, number>();
  for (const file of files) {
    const [first = '', ...deeper] = file.split('/');
    const kind = deeper.length > 0 ? `${first}/` : first;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const single = [...counts.keys()].filter((kind) => !kind.endsWith('/'));
  const folders = [...counts].filter(([kind]) => kind.endsWith('/')).map(([kind, count]) => `${kind} ${String(count)}`);
  return `${String(files.length)} new: ${[...single, ...folders].join(', ')}`;
}

function tableLines(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

function countText(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
}
