import { cutText } from '../../../shared/kit/text/cutText.ts';
import type { MatchedColumn } from './draftFields.ts';
import type { Proposal } from './proposeMapping.ts';
import { printableCell } from './printableCell.ts';

/** True if values are personal or identify a vehicle. */
const isPrivate = (purpose: string): boolean => /^(?:car_regno|car_chassino|car_sellers|seller\/)/.test(purpose);

/** Columns that are not mapped, at most. */
const maxUnmatched = 40;
const maxExampleLength = 60;

function examplesText({ purpose, example, examples = [example] }: MatchedColumn): string {
  const texts = examples.filter((text) => text !== '');
  if (texts.length === 0 || isPrivate(purpose)) return '';
  const shown = texts.map(printableCell).join(' | ');
  const cut = cutText(shown, maxExampleLength);
  return cut === shown ? shown : `${cut}…`;
}

/** Lines with cells below each other. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
  return lines.map((line) => `  ${line.trimEnd()}\n`).join('');
}

function fieldLines(matched: readonly MatchedColumn[]): string[][] {
  return matched.map((one) => [
    one.certainty ?? 'sure',
    one.purpose,
    one.column,
    examplesText(one),
    // the reason of a sure field is what its examples show
    one.certainty === 'likely' ? (one.reason ?? '') : '',
  ]);
}

function formText({ form, language }: Proposal): string {
  const header = form.csv?.header === false ? ', without a header: columns are named by their numbers' : '';
  const values = language ? ` Language ${language.language} (${language.certainty}: ${language.reason}).` : '';
  return `Format ${form.format}, encoding ${form.encoding ?? 'utf-8'}${header}.${values}\n`;
}

/** Describes a proposal: fields with their certainty, then what is open, found and not mapped. */
export function proposalText(proposal: Proposal): string {
  const { recognised, matched, unmatched, open = [], findings = [] } = proposal;
  const rest = unmatched.map(
    ({ column, example }) => `${column}${example === '' ? '' : ` (${printableCell(example)})`}`,
  );
  const more = rest.length - maxUnmatched;
  const shown = [...rest.slice(0, maxUnmatched), ...(more > 0 ? [`and ${String(more)} more`] : [])];
  const openLines = open.map(({ purpose, reason }) => ['open', purpose, reason]);
  return [
    ...(recognised === undefined ? [] : [`Recognised: ${recognised}\n`]),
    formText(proposal),
    `\nMapped:\n${table(fieldLines(matched))}`,
    ...(open.length === 0 ? [] : [`\nOpen, not in the mapping:\n${table(openLines)}`]),
    ...(findings.length === 0 ? [] : [`\nTo know:\n${findings.map((text) => `  ${text}.\n`).join('')}`]),
    ...(rest.length === 0 ? [] : [`\nNot mapped:\n  ${shown.join('\n  ')}\n`]),
  ].join('');
}
