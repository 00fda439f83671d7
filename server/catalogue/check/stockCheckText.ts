import { pictureHostEntry } from '../../../shared/kit/pictureOrigin.ts';
import type { Finding } from '../feed/FeedFindings.ts';
import type { EnergyGaps, StockCheck } from './checkStock.ts';

const maxLines = 20;

const percent = (share: number): string => `${String(Math.round(share * 100))} %`.padStart(5);
const count = (number: number): string => String(number).padStart(6);

function formatExamples({ examples }: Finding): string {
  return examples
    .map(({ line, value }) => `line ${String(line)}${value === undefined ? '' : ` "${value}"`}`)
    .join(', ');
}

function findingLines(findings: readonly Finding[]): string[] {
  const shown = findings.slice(0, maxLines).flatMap((finding) => {
    const { reason, cure } = finding;
    const line = `${count(finding.count)}  ${reason}: ${formatExamples(finding)}`;
    return cure === undefined ? [line] : [line, `        ${cure}`];
  });
  const more = findings.length - maxLines;
  return more > 0 ? [...shown, `        and ${String(more)} more`] : shown;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function servedLines({ findings, refusal }: StockCheck): string[] {
  if (!findings) return [];
  const { read, served, skipped, dropped, carsOfSite, problems, drops } = findings.report;
  const total = `${String(read)} rows read: ${String(served)} served, ${String(skipped)} skipped, ${String(dropped)} dropped on purpose`;
  const { encoding } = findings;
  return [
    total,
    ...section(
      refusal === null ? 'Served, by site' : 'Readable, by site',
      Object.entries(carsOfSite).map(([site, cars]) => `${count(cars)}  ${site}`),
    ),
    ...section('Skipped, by reason', findingLines(problems)),
    ...section('Dropped on purpose, by reason', findingLines(drops)),
    ...section('Left blank, by reason', findingLines(findings.blanked)),
    ...(encoding ? section('Encoding', [`${count(encoding.damaged)}  characters are damaged. ${encoding.cure}`]) : []),
  ];
}

function valueLines({ unknownValues }: StockCheck): string[] {
  const shown = unknownValues.slice(0, maxLines).map(({ facet, value, cars, nearest }) => {
    return `${count(cars)}  ${facet} "${value}"${nearest === null ? '' : `, perhaps "${nearest}"`}`;
  });
  if (shown.length === 0) return [];
  const more = unknownValues.length - maxLines;
  return [
    ...shown,
    ...(more > 0 ? [`        and ${String(more)} more`] : []),
    '        They appear untranslated in every language. Translate them with valueMap, or add them to config/vocabularies.',
  ];
}

function pictureLines(
  { pictureHosts, carsWithoutPictures, missingPhotos }: StockCheck,
  shown: readonly string[],
): string[] {
  const hosts = pictureHosts.map(({ host, photos, cars }) => {
    const missing =
      host !== '' && !shown.includes(host) ? `; not shown: add ${pictureHostEntry(host)} to PICTURE_HOSTS` : '';
    return `${count(photos)}  ${host === '' ? 'this website' : host}, of ${String(cars)} cars${missing}`;
  });
  const missing = missingPhotos && [
    `${count(missingPhotos.photos)}  missing in the folder of the stock's photos: ${missingPhotos.examples.join(', ')}`,
    '        Copy them there, or correct stock.photos in group.yaml, STOCK_PHOTOS or "base" in the mapping.',
  ];
  const without = carsWithoutPictures > 0 ? [`${count(carsWithoutPictures)}  cars without photos`] : [];
  return [...hosts, ...(missing ?? []), ...without];
}

/** Sentence on new cars without data that their country requires. */
export function energyGapsText({ newCars, cars }: EnergyGaps): string {
  return `${String(cars)} of ${String(newCars)} new cars lack data for the energy label that their country requires`;
}

function energyLines({ energyLabels }: StockCheck): string[] {
  if (!energyLabels) return [];
  return [
    `        ${energyGapsText(energyLabels)}:`,
    ...energyLabels.fields.map(({ field, cars }) => `${count(cars)}  without ${field}`),
    '        Map these fields (docs/feeds.md). Until then, cards and pages of these cars show the data that there is.',
  ];
}

function idLines({ changingIdColumns }: StockCheck): string[] {
  if (changingIdColumns.length === 0) return [];
  return [
    `        "id" hashes ${changingIdColumns.join(', ')}: each change moves the page of a car to another address.`,
    "        Name a column with the dealer's number, or hash the VIN or registration number.",
  ];
}

/**
 * Formats the result of a check for the command.
 * @param pictureHosts hosts whose photos pages show, with their ports
 */
export function stockCheckText(check: StockCheck, pictureHosts: readonly string[]): string {
  const filled = check.filled.map(({ field, share }) => ` ${percent(share)}  ${field}`);
  const lines = [
    ...servedLines(check),
    ...section('Filled, of the cars', filled),
    ...section('Values without a label', valueLines(check)),
    ...section('Addresses', idLines(check)),
    ...section('Energy labels', energyLines(check)),
    ...section('Photos, by host', pictureLines(check, pictureHosts)),
    '',
    check.refusal === null ? 'This stock would be served.' : `Nothing would be served. ${check.refusal}`,
  ];
  return `${lines.join('\n').trimStart()}\n`;
}
