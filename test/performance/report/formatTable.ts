import { isMet } from './Figure.ts';
import { formatNumber } from './formatNumber.ts';
import type { Figure, Goal } from './Figure.ts';

const heads = ['benchmark', 'figure', 'ours', 'peer', 'ratio', 'goal', 'met?'];

/** @param unit of the figure; "" for a goal of its ratio */
function formatGoal(goal: Goal, unit: string): string {
  const bound = 'atMost' in goal ? `≤ ${formatNumber(goal.atMost)}` : `≥ ${formatNumber(goal.atLeast)}`;
  return `${bound} ${unit}`.trim();
}

function cells(benchmark: string, figure: Figure): string[] {
  const { name, unit, ours, peer, ratio, goal, note } = figure;
  const value = (number: number): string => `${formatNumber(number)} ${unit}`.trim();
  const met = isMet(figure);
  return [
    benchmark,
    note ? `${name} (${note})` : name,
    value(ours),
    peer ? `${peer.name}: ${value(peer.value)}` : '',
    ratio === undefined ? '' : formatNumber(ratio),
    goal ? formatGoal(goal, ratio === undefined ? unit : '') : '',
    met === null ? '' : met ? 'yes' : 'NO',
  ];
}

/** Returns a Markdown table, padded for readability in a terminal. */
export function formatTable(results: readonly { benchmark: string; figures: readonly Figure[] }[]): string {
  const rows = results.flatMap(({ benchmark, figures }) => figures.map((figure) => cells(benchmark, figure)));
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(heads), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n');
}
