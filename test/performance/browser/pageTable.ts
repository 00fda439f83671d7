import { formatNumber } from '../report/formatNumber.ts';
import type { Figure } from '../report/Figure.ts';
import type { LighthouseScores } from './runLighthouse.ts';
import type { MeasuredInteraction } from './measureInteractions.ts';
import type { PageLoad } from './slowPhone.ts';

/** All measurements of one page. */
export interface PageResult {
  page: string;
  kind: 'content' | 'application';
  /** Returns 404 by design, which Lighthouse counts as an error in the console. */
  isMissing?: boolean;
  /** Asks search engines to leave it out, which Lighthouse counts against SEO. */
  isUnlisted?: boolean;
  load?: PageLoad;
  interactions?: MeasuredInteraction[];
  mobile?: LighthouseScores;
  desktop?: LighthouseScores;
}

interface Column {
  head: string;
  /** Name of the figure that names the worst page. */
  name: string;
  unit: string;
  value: (result: PageResult) => number | undefined;
  /** An upper bound; a score has a lower one. */
  atMost?: (result: PageResult) => number;
  atLeast?: number;
}

const worstInput = ({ interactions = [] }: PageResult): number | undefined =>
  interactions.length === 0 ? undefined : Math.max(...interactions.map(({ inp }) => inp));
const kilobytes = (bytes: number | undefined): number | undefined => (bytes === undefined ? bytes : bytes / 1000);
const scriptLimit = ({ kind }: PageResult): number => (kind === 'content' ? 100 : 115);

/** Measurements of every page, with the goals. */
const columns: Column[] = [
  { head: 'LH', name: 'Lighthouse, mobile', unit: '', value: ({ mobile }) => mobile?.performance, atLeast: 98 },
  { head: 'LHd', name: 'Lighthouse, desktop', unit: '', value: ({ desktop }) => desktop?.performance, atLeast: 100 },
  {
    head: 'a11y',
    name: 'Lighthouse, accessibility',
    unit: '',
    value: ({ mobile }) => mobile?.accessibility,
    atLeast: 100,
  },
  {
    head: 'bp',
    name: 'Lighthouse, best practices',
    unit: '',
    value: ({ mobile, isMissing }) => (isMissing ? undefined : mobile?.bestPractices),
    atLeast: 100,
  },
  {
    head: 'seo',
    name: 'Lighthouse, SEO',
    unit: '',
    value: ({ mobile, isUnlisted }) => (isUnlisted ? undefined : mobile?.seo),
    atLeast: 100,
  },
  { head: 'FCP', name: 'slow phone: FCP', unit: 'ms', value: ({ load }) => load?.fcp },
  { head: 'LCP', name: 'slow phone: LCP', unit: 'ms', value: ({ load }) => load?.lcp, atMost: () => 1800 },
  { head: 'CLS', name: 'slow phone: CLS', unit: '', value: ({ load }) => load?.cls, atMost: () => 0.002 },
  { head: 'TBT', name: 'slow phone: TBT', unit: 'ms', value: ({ load }) => load?.tbt },
  {
    head: 'JS',
    name: 'scripts until idle',
    unit: 'kB',
    value: ({ load }) => kilobytes(load?.bytes.script),
    atMost: scriptLimit,
  },
  { head: 'reqs', name: 'script requests', unit: '', value: ({ load }) => load?.scriptRequests, atMost: () => 20 },
  { head: 'fonts', name: 'fonts', unit: 'kB', value: ({ load }) => kilobytes(load?.bytes.font), atMost: () => 45 },
  { head: 'CSS', name: 'CSS', unit: 'kB', value: ({ load }) => kilobytes(load?.bytes.css), atMost: () => 20 },
  {
    head: '1st img',
    name: 'pictures of the first screen',
    unit: 'kB',
    value: ({ load }) => kilobytes(load?.firstScreenBytes),
    atMost: () => 100,
  },
  { head: 'img', name: 'pictures until idle', unit: 'kB', value: ({ load }) => kilobytes(load?.bytes.image) },
  { head: 'HTML', name: 'HTML', unit: 'kB', value: ({ load }) => kilobytes(load?.bytes.document) },
  { head: 'headers', name: 'HTTP headers', unit: 'kB', value: ({ load }) => kilobytes(load?.headerBytes) },
  { head: 'INP', name: 'slowest interaction', unit: 'ms', value: worstInput, atMost: () => 100 },
];

function isMissed(column: Column, result: PageResult): boolean {
  const value = column.value(result);
  if (value === undefined) return false;
  if (column.atLeast !== undefined) return value < column.atLeast;
  return column.atMost !== undefined && value > column.atMost(result);
}

/**
 * Formats the results as a table; "!" marks a missed goal.
 * With earlier results a cell is "before → now".
 */
export function formatPages(results: readonly PageResult[], before: readonly PageResult[] = []): string {
  const measured = columns.filter(({ value }) => results.some((result) => value(result) !== undefined));
  const text = (value: number | undefined): string => (value === undefined ? '' : formatNumber(value));
  const rows = results.map((result) => {
    const earlier = before.find(({ page }) => page === result.page);
    return [
      result.page,
      ...measured.map((column) => {
        const now = text(column.value(result)) + (isMissed(column, result) ? '!' : '');
        return earlier ? `${text(column.value(earlier))} → ${now}` : now;
      }),
    ];
  });
  const heads = ['page', ...measured.map(({ head }) => head)];
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(heads), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n');
}

/**
 * Returns one figure per column: that of the worst page. Where the goal depends on the page, the one that exceeds it
 * most.
 */
export function worstFigures(results: readonly PageResult[]): Figure[] {
  return columns.flatMap((column) => {
    const { name, unit, value, atMost, atLeast } = column;
    const measured = results.filter((result) => value(result) !== undefined);
    const excess = (result: PageResult): number => (value(result) ?? 0) - (atMost?.(result) ?? 0);
    const worst = measured.toSorted((a, b) => (excess(b) - excess(a)) * (atLeast === undefined ? 1 : -1))[0];
    if (!worst) return [];
    const missed = measured.filter((result) => isMissed(column, result)).length;
    const goal = atLeast === undefined ? atMost && { atMost: atMost(worst) } : { atLeast };
    return {
      name: `${name}: ${worst.page}`,
      unit,
      ours: value(worst) ?? NaN,
      ...(goal && { goal }),
      ...(missed > 0 && { note: `${missed} of ${measured.length} pages miss` }),
    };
  });
}
