import type { Car, CarField } from '../../../shared/catalogue/Car.ts';
import { carFieldKinds } from '../../../shared/catalogue/car/carFieldKinds.ts';
import { cellOf } from '../../../server/catalogue/feed/rules/rowSource.ts';
import { firstText } from '../../../server/catalogue/feed/rules/fieldValue.ts';
import { loadStock } from '../../../server/catalogue/feed/loadStock.ts';
import { isRowProblem } from '../../../server/catalogue/feed/FeedRow.ts';
import { parseFeedMapping } from '../../../server/catalogue/feed/mapping/feedMapping.ts';
import { isItemsRule } from '../../../server/catalogue/feed/mapping/FeedMappingTypes.ts';
import type { FeedMapping } from '../../../server/catalogue/feed/mapping/FeedMappingTypes.ts';
import { allIdColumns } from '../../../server/catalogue/feed/mapping/idColumns.ts';
import { silentLogger } from '../../../server/catalogue/feed/silentLogger.ts';
import { readFeedRows } from '../../../server/catalogue/feed/source/readFeedRows.ts';
import { productVocabulary } from '../../fixtures/feeds/productVocabulary.ts';
import { countries } from '../../fixtures/feeds/presets/PresetStock.ts';
import type { FeedParts } from './writeFeed.ts';
import type { PresetFeed } from './presetFeeds.ts';

/** Site of all measured feeds. */
export const measuredSite = 'measured';

/** A feed to write and the mapping that reads it. */
export interface MeasuredFeed {
  parts: FeedParts;
  mapping: Record<string, unknown>;
}

interface ServedRow {
  text: string;
  /** What identifies the car, unless that is its VIN. */
  id: string | null;
  car: Car;
}

/** A VIN that each row gets of its own. */
const isVin = (text: string): boolean => /^[A-HJ-NPR-Z0-9]{11}\d{6}$/.test(text);

async function servedRow(feed: PresetFeed, text: string, mapping: FeedMapping): Promise<ServedRow | null> {
  const bytes = async function* (): AsyncGenerator<Buffer> {
    yield await Promise.resolve(Buffer.from(feed.head + text + feed.tail));
  };
  const cars: Car[] = [];
  await loadStock({
    source: feed.preset,
    open: { bytes: bytes(), version: '' },
    mapping,
    sites: new Map([[measuredSite, countries[feed.country]]]),
    vocabulary: productVocabulary,
    logger: silentLogger,
    take: (_site, car) => void cars.push(car),
  }).catch(() => undefined);
  const [car] = cars;
  if (!car) return null;
  for await (const row of readFeedRows(bytes(), mapping, feed.preset)) {
    if (isRowProblem(row)) continue;
    const id = allIdColumns(mapping.id)
      .map((column) => firstText(cellOf(row, column)))
      .find((cell) => cell !== '');
    return { text, car, id: id === undefined || isVin(id) ? null : id };
  }
  return null;
}

function cellOfCar(value: unknown): string {
  const one = (part: unknown): string =>
    typeof part === 'string' ? part : part === null || part === undefined ? '' : JSON.stringify(part);
  const text = Array.isArray(value) ? value.map(one).join('|') : one(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Number of cells, elements or members of a row. */
function countCells({ preset, separator }: PresetFeed, row: string): number {
  if (preset.endsWith('-csv')) return row.split(/[;,](?=(?:[^"]*"[^"]*")*[^"]*$)/).length;
  if (preset.endsWith('-tsv')) return row.split('\t').length;
  return (row.match(separator.startsWith(',') ? /":/g : /<\w/g) ?? []).length;
}

/**
 * The same cars as CSV with a column for each field and a mapping without any condition.
 * Further columns, which the mapping does not read, make the rows as long and as wide as those of the preset.
 */
function plainFeed(feed: PresetFeed, rows: readonly ServedRow[], mapping: FeedMapping): MeasuredFeed {
  const fields = (Object.keys(mapping.fields) as CarField[]).filter((field) => {
    const rule = mapping.fields[field];
    return rule && !isItemsRule(rule) && carFieldKinds[field] !== 'structure';
  });
  const facts = mapping.facts.map(({ name, label, type, unit }, at) => ({
    ...{ name, label, type, unit },
    column: `fact_${String(at)}`,
  }));
  const cells = rows.map(({ id, car }, at) => [
    car.car_regno || (id ?? `ID-${String(at)}`),
    ...fields.map((field) => cellOfCar(car[field])),
    ...facts.map(({ name }) => cellOfCar(name && car.car_facts?.find((fact) => fact.name === name)?.value)),
    cellOfCar(car.car_images.map(({ original }) => original)),
  ]);
  const width = Math.max(...rows.map(({ text }) => countCells(feed, text)), cells[0]?.length ?? 0);
  const unused = width - (cells[0]?.length ?? 0);
  const texts = rows.map(({ text }, at) => {
    const own = cells[at] ?? [];
    const free = Math.max(0, Buffer.byteLength(text) - Buffer.byteLength(own.join(',')) - unused);
    const filler = Array.from({ length: unused }, (_none, column) =>
      'x'.repeat(Math.floor((free * (column + 1)) / unused) - Math.floor((free * column) / unused)),
    );
    return [...own, ...filler].join(',');
  });
  const names = [...fields, ...facts.map(({ column }) => column), 'photos'];
  const header = ['id', ...names, ...Array.from({ length: unused }, (_none, column) => `unused_${String(column)}`)];
  return {
    parts: {
      head: `${header.join(',')}\n`,
      rows: texts,
      separator: '\n',
      tail: '\n',
      ids: cells.map(([id = '']) => id),
    },
    mapping: {
      format: 'csv',
      site: measuredSite,
      language: countries[feed.country].language,
      id: { hash: [['car_chassino'], ['id']].slice(fields.includes('car_chassino') ? 0 : 1) },
      fields: Object.fromEntries(
        fields.map((field) => [
          field,
          { column: field, ifBad: 'blank', ...(carFieldKinds[field] === 'list' && { separator: '|' }) },
        ]),
      ),
      ...(facts.length > 0 && { facts: JSON.parse(JSON.stringify(facts)) as unknown }),
      derived: mapping.derived,
      images: { column: 'photos', separator: '|' },
    },
  };
}

/** Returns a preset's feed, of the rows that are served alone, and the plain feed of the same cars. */
export async function measuredFeeds(feed: PresetFeed): Promise<{ ours: MeasuredFeed; plain: MeasuredFeed }> {
  const written = { ...feed.mapping, site: measuredSite };
  const mapping = parseFeedMapping(written, `${feed.preset}.json`, [measuredSite]);
  const rows: ServedRow[] = [];
  for (const text of feed.rows) {
    const row = await servedRow(feed, text, mapping);
    if (row) rows.push(row);
  }
  const parts = { ...feed, rows: rows.map(({ text }) => text), ids: rows.map(({ id }) => id) };
  return { ours: { parts, mapping: written }, plain: plainFeed(feed, rows, mapping) };
}
