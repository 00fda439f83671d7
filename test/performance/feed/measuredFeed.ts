import type { CarField } from '../../../shared/catalogue/Car.ts';
import { isRecord } from '../../../shared/kit/isRecord.ts';
import { carFieldKinds } from '../../../shared/catalogue/car/carFieldKinds.ts';
import { cellOf } from '../../../server/catalogue/feed/rules/rowSource.ts';
import { firstText } from '../../../server/catalogue/feed/rules/fieldValue.ts';
import { loadStock } from '../../../server/catalogue/feed/loadStock.ts';
import { isRowProblem } from '../../../server/catalogue/feed/FeedRow.ts';
import { parseFeedMapping } from '../../../server/catalogue/feed/mapping/feedMapping.ts';
import { loadFeedPreset } from '../../../server/catalogue/feed/mapping/feedPreset.ts';
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

interface ServedRow {
  text: string;
  /** Text that identifies the car, unless that is its VIN. */
  id: string | null;
}

/** A VIN that each row gets of its own. */
const isVin = (text: string): boolean => /^[A-HJ-NPR-Z0-9]{11}\d{6}$/.test(text);

async function servedRow(feed: PresetFeed, text: string, mapping: FeedMapping): Promise<ServedRow | null> {
  const bytes = async function* (): AsyncGenerator<Buffer> {
    yield await Promise.resolve(Buffer.from(feed.head + text + feed.tail));
  };
  let served = 0;
  await loadStock({
    source: feed.preset,
    open: { bytes: bytes(), version: '' },
    mapping,
    sites: new Map([[measuredSite, countries[feed.country]]]),
    vocabulary: productVocabulary,
    logger: silentLogger,
    take: () => void (served += 1),
  }).catch(() => undefined);
  if (served === 0) return null;
  for await (const row of readFeedRows(bytes(), mapping, feed.preset)) {
    if (isRowProblem(row)) continue;
    const id = allIdColumns(mapping.id)
      .map((column) => firstText(cellOf(row, column)))
      .find((cell) => cell !== '');
    return { text, id: id === undefined || isVin(id) ? null : id };
  }
  return null;
}

/** A rule of the same columns, without conversions. Rules that read no column of their own stay, and the sale state's. */
function plainRule(field: string, rule: unknown): unknown {
  if (!isRecord(rule) || 'items' in rule || field === 'car_sale_state') return rule;
  const { column, columns, join, separator } = rule;
  if (column === undefined && columns === undefined) return rule;
  const isRequired = 'required' in rule;
  return {
    ...(column === undefined ? { columns, ...(join !== undefined && { join }) } : { column }),
    ...(isRequired ? { required: true } : { ifBad: 'blank' }),
    ...(separator !== undefined && { separator }),
    ...(carFieldKinds[field as CarField] === 'text' && 'type' in rule && { type: rule['type'] }),
  };
}

/** A mapping of the same file that takes the same columns as they are. */
function plainMapping({ preset, mapping }: PresetFeed): Record<string, unknown> {
  const rules = [loadFeedPreset(preset).mapping['fields'], mapping['fields']].filter(isRecord);
  const fields = Object.entries(Object.assign({}, ...rules) as Record<string, unknown>);
  return {
    ...mapping,
    site: measuredSite,
    fields: Object.fromEntries(fields.map(([field, rule]) => [field, plainRule(field, rule)])),
  };
}

/** A feed to write, the preset's mapping of it and a plain one. */
export interface MeasuredFeed {
  parts: FeedParts;
  mapping: Record<string, unknown>;
  plain: Record<string, unknown>;
}

/** Returns a preset's feed, of the rows that are served alone. */
export async function measuredFeed(feed: PresetFeed): Promise<MeasuredFeed> {
  const written = { ...feed.mapping, site: measuredSite };
  const mapping = parseFeedMapping(written, `${feed.preset}.json`, [measuredSite]);
  const rows: ServedRow[] = [];
  for (const text of feed.rows) {
    const row = await servedRow(feed, text, mapping);
    if (row) rows.push(row);
  }
  const parts = { ...feed, rows: rows.map(({ text }) => text), ids: rows.map(({ id }) => id) };
  return { parts, mapping: written, plain: plainMapping(feed) };
}
