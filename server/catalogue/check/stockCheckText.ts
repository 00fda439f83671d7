import { pictureHostEntry } from '../../../shared/kit/pictureOrigin.ts';
import { counted } from '../../kit/counted.ts';
import type { Finding } from '../feed/FeedFindings.ts';
import { mappingMembers } from './essentials/essentialFields.ts';
import type { MinShares } from './essentials/essentialFields.ts';
import { percentText } from './essentials/judgeEssentials.ts';
import type { EssentialFinding } from './essentials/judgeEssentials.ts';
import { energyGapsText, judgeStock } from './judgeStock.ts';
import type { StockJudgement } from './judgeStock.ts';
import type { StockCheck } from './StockCheck.ts';
import type { StockFindings } from '../feed/StockFindings.ts';

const maxLines = 20;
const maxWidth = 100;
const indent = ' '.repeat(8);
/** Column of the examples of an essential field. */
const examplesAt = ' '.repeat(18);

const percent = (share: number): string => percentText(share).padStart(6);
const count = (number: number): string => String(number).padStart(6);
/** A number with what it counts; the rest of a line follows. */
const countOf = (number: number, one: string, many: string): string => `${count(number)}  ${number === 1 ? one : many}`;

/** Breaks a line at blanks so that it fits the width of a terminal. */
function wrapped(line: string, hanging = indent): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > maxWidth) {
    const at = rest.lastIndexOf(' ', maxWidth);
    if (at <= hanging.length) break;
    lines.push(rest.slice(0, at));
    rest = `${hanging}${rest.slice(at + 1)}`;
  }
  return [...lines, rest];
}

function formatExamples({ examples }: Finding): string {
  return examples
    .map(({ line, value }) => `line ${String(line)}${value === undefined ? '' : ` "${value}"`}`)
    .join(', ');
}

/** The first items as lines, and the number of the others. */
function firstLines<T>(items: readonly T[], linesOf: (item: T) => string[]): string[] {
  const more = items.length - maxLines;
  const shown = items.slice(0, maxLines).flatMap(linesOf);
  return more > 0 ? [...shown, `${indent}and ${String(more)} more`] : shown;
}

function findingLines(findings: readonly Finding[]): string[] {
  return firstLines(findings, (finding) => [
    ...wrapped(`${count(finding.count)}  ${finding.reason}: ${formatExamples(finding)}`),
    ...(finding.cure === undefined ? [] : wrapped(`${indent}${finding.cure}`)),
  ]);
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function encodingLines({ encoding, repaired }: StockFindings): string[] {
  const damaged = encoding
    ? wrapped(`${countOf(encoding.damaged, 'character is damaged', 'characters are damaged')}. ${encoding.cure}`)
    : [];
  if (!repaired) return damaged;
  const { line, column, value, repaired: text } = repaired.example;
  const shown = value === undefined ? '' : ` "${value}" is read as "${text ?? ''}"`;
  const [one, many] = ['cell was encoded twice and is repaired', 'cells were encoded twice and are repaired'];
  const cells = countOf(repaired.cells, one, many);
  return [...damaged, ...wrapped(`${cells}: line ${String(line)}, ${column}${shown}`)];
}

function servedLines({ findings, refusal }: StockCheck): string[] {
  if (!findings) return [];
  const { read, served, skipped, dropped, carsOfSite, problems, drops } = findings.report;
  const total = `${counted(read, 'row')} read: ${String(served)} served, ${String(skipped)} skipped, ${String(dropped)} dropped on purpose`;
  return [
    '',
    total,
    ...section(
      refusal === null ? 'Served, by site' : 'Readable, by site',
      Object.entries(carsOfSite).map(([site, cars]) => `${count(cars)}  ${site}`),
    ),
    ...section('Skipped, by reason', findingLines(problems)),
    ...section('Dropped on purpose, by reason', findingLines(drops)),
    ...section('Left blank, by reason', findingLines(findings.blanked)),
    ...section('Encoding', encodingLines(findings)),
  ];
}

/** The essential fields as visitors read them, those with findings first. */
function essentialLines({ essentials }: StockCheck, findings: readonly EssentialFinding[]): string[] {
  const rank = (field: string): number => {
    const own = findings.filter((finding) => finding.field === field);
    return own.some(({ isFault }) => isFault) ? 0 : own.length > 0 ? 1 : 2;
  };
  return [...essentials]
    .sort((one, other) => rank(one.field) - rank(other.field))
    .flatMap(({ field, share, examples }) => [
      ...wrapped(`${percent(share)}  ${field.padEnd(10)}${examples.join(' · ')}`.trimEnd(), examplesAt),
      ...findings
        .filter((finding) => finding.field === field)
        .flatMap(({ text, cure, isFault }) => {
          const line = `${examplesAt}${isFault ? 'fault' : 'warning'}: ${text}${cure === undefined ? '' : `. ${cure}`}`;
          return wrapped(line, `${examplesAt}  `);
        }),
    ]);
}

/** The other fields, by share. */
function filledLines({ filled, essentials }: StockCheck): string[] {
  if (essentials.length === 0) return [];
  const shown = new Set<string>(['car_id', 'car_images', ...Object.values(mappingMembers)]);
  const byShare = new Map<string, string[]>();
  for (const { field, share } of [...filled].sort((one, other) => other.share - one.share)) {
    if (shown.has(field)) continue;
    const key = percent(share);
    byShare.set(key, [...(byShare.get(key) ?? []), field]);
  }
  return [...byShare].flatMap(([share, fields]) => wrapped(`${share}  ${fields.join(', ')}`));
}

function valueLines({ unknownValues }: StockCheck): string[] {
  if (unknownValues.length === 0) return [];
  const cure =
    'They appear untranslated in every language. Translate them with valueMap, or add them to config/vocabularies.';
  return [
    ...firstLines(unknownValues, ({ facet, value, cars, nearest }) =>
      wrapped(`${count(cars)}  ${facet} "${value}"${nearest === null ? '' : `, perhaps "${nearest}"`}`),
    ),
    ...wrapped(`${indent}${cure}`),
  ];
}

function languageLines({ betterLanguage }: StockCheck): string[] {
  if (!betterLanguage) return [];
  const { language, better, known, betterKnown } = betterLanguage;
  const text = `${counted(betterKnown, 'value is a label', 'values are labels')} in ${better}, ${String(known)} in ${language}, in which the feed is read.`;
  return wrapped(`${indent}${text} Write "language": "${better}" into the mapping.`);
}

function pictureLines(
  { pictureHosts, carsWithoutPictures, missingPhotos }: StockCheck,
  shown: readonly string[],
): string[] {
  const hosts = firstLines(pictureHosts, ({ host, photos, cars }) => {
    const missing =
      host !== '' && !shown.includes(host) ? `; not shown: add ${pictureHostEntry(host)} to PICTURE_HOSTS` : '';
    return wrapped(`${count(photos)}  ${host === '' ? 'this website' : host}, of ${counted(cars, 'car')}${missing}`);
  });
  const missing = missingPhotos
    ? [
        ...wrapped(
          `${count(missingPhotos.photos)}  missing in the folder of the stock's photos: ${missingPhotos.examples.join(', ')}`,
        ),
        `${indent}Copy them there, or correct stock.photos in group.yaml, STOCK_PHOTOS or "base" in the mapping.`,
      ]
    : [];
  const without =
    carsWithoutPictures > 0 ? [countOf(carsWithoutPictures, 'car without photos', 'cars without photos')] : [];
  return [...hosts, ...missing, ...without];
}

function energyLines({ energyLabels }: StockCheck): string[] {
  if (!energyLabels) return [];
  return [
    `${indent}${energyGapsText(energyLabels)}:`,
    ...energyLabels.fields.map(({ field, cars }) => `${count(cars)}  without ${field}`),
    ...wrapped(
      `${indent}Map these fields (docs/feeds.md). Until then, cards and pages of these cars show the data that there is.`,
    ),
  ];
}

function idLines({ changingIdColumns }: StockCheck): string[] {
  if (changingIdColumns.length === 0) return [];
  return [
    ...wrapped(
      `${indent}"id" hashes ${changingIdColumns.join(', ')}: each change moves the page of a car to another address.`,
    ),
    `${indent}Name a column with the dealer's number, or hash the VIN or registration number.`,
  ];
}

function verdict({ refusal }: StockCheck, { reservations }: StockJudgement): string[] {
  if (refusal !== null) return wrapped(`Nothing would be served. ${refusal}`, '  ');
  if (reservations.length === 0) return ['This stock would be served.'];
  return wrapped(`This stock would be served, but: ${reservations.join('; ')}.`, '  ');
}

/**
 * Formats the result of a check for the command.
 * @param pictureHosts hosts whose photos pages show, with their ports
 */
export function stockCheckText(check: StockCheck, pictureHosts: readonly string[], minShares?: MinShares): string {
  const judgement = judgeStock(check, { pictureHosts, minShares });
  const cars = check.findings?.report.served ?? 0;
  const lines = [
    ...section(`As visitors read ${counted(cars, 'car')}`, essentialLines(check, judgement.essentials)),
    ...servedLines(check),
    ...section('Other fields, filled', filledLines(check)),
    ...section('Language', languageLines(check)),
    ...section('Values without a label', valueLines(check)),
    ...section('Addresses', idLines(check)),
    ...section('Energy labels', energyLines(check)),
    ...section('Photos, by host', pictureLines(check, pictureHosts)),
    '',
    ...verdict(check, judgement),
  ];
  return `${lines.join('\n').trimStart()}\n`;
}
