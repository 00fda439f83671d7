import { readFileSync } from 'node:fs';
import { americanStocks, googleTsv, metaCsv, mobileCsv } from '../../fixtures/feeds/presets/csvStocks.ts';
import { jsonStocks } from '../../fixtures/feeds/presets/jsonStocks.ts';
import type { PresetStock } from '../../fixtures/feeds/presets/PresetStock.ts';
import { xmlStocks } from '../../fixtures/feeds/presets/xmlStocks.ts';
import { isRecord } from '../../../shared/kit/isRecord.ts';
import { loadFeedPreset } from '../../../server/catalogue/feed/mapping/feedPreset.ts';

/** Parts of a feed in the shape of a preset: any number of its rows make a feed. */
export interface PresetFeed {
  preset: string;
  country: PresetStock['country'];
  /** As proposed for it, but for the site. */
  mapping: Record<string, unknown>;
  head: string;
  rows: readonly string[];
  /** Between two rows. */
  separator: string;
  tail: string;
}

function csvFeed(
  preset: string,
  country: PresetStock['country'],
  [first = '', ...others]: readonly string[],
  more: Record<string, unknown> = {},
): PresetFeed {
  const { csv } = loadFeedPreset(preset).mapping;
  const hasHeader = !isRecord(csv) || csv['header'] !== false;
  return {
    preset,
    country,
    mapping: { preset, ...more },
    head: hasHeader ? `${first}\n` : '',
    rows: hasHeader ? others : [first, ...others],
    separator: '\n',
    tail: '\n',
  };
}

/** Cuts a document into its first part, its rows and its end. */
function partsOf(text: string, rows: readonly string[]): Pick<PresetFeed, 'head' | 'rows' | 'tail'> {
  const last = rows.at(-1) ?? '';
  return {
    head: text.slice(0, text.indexOf(rows[0] ?? '')),
    rows,
    tail: text.slice(text.lastIndexOf(last) + last.length),
  };
}

function xmlFeed({ file, country, mapping }: PresetStock): PresetFeed {
  const preset = String(mapping['preset']);
  const text = readFileSync(`test/fixtures/feeds/presets/${file}`, 'utf8');
  const name = String(mapping['row'] ?? loadFeedPreset(preset).mapping['row'])
    .split('/')
    .at(-1);
  const row = new RegExp(`<((?:\\w+:)?${name ?? ''})[\\s>][^]*?</\\1>`, 'g');
  return { preset, country, mapping, ...partsOf(text, text.match(row) ?? []), separator: '\n' };
}

function jsonFeed({ file, country, mapping }: PresetStock): PresetFeed {
  const preset = String(mapping['preset']);
  const document: unknown = JSON.parse(readFileSync(`test/fixtures/feeds/presets/${file}`, 'utf8'));
  const path = String(mapping['rows'] ?? loadFeedPreset(preset).mapping['rows']);
  const list = path.split('.').reduce((value, name) => (isRecord(value) ? value[name] : value), document) as unknown[];
  const rows = list.map((row) => JSON.stringify(row));
  return { preset, country, mapping, ...partsOf(JSON.stringify(document), rows), separator: ',\n' };
}

/** Fixtures that repeat a preset in another envelope. */
const envelopes = new Set(['meta-rss.xml', 'schema-org-list.json', 'schema-org-car.json']);

/** Feeds of all presets, by name. */
export function presetFeeds(): PresetFeed[] {
  const feeds = [
    csvFeed('meta-csv', 'Swedish', metaCsv),
    csvFeed('google-vehicle-ads-tsv', 'Swedish', googleTsv),
    csvFeed('mobile-de-csv', 'German', mobileCsv, { encoding: 'utf-8' }),
    ...americanStocks.map(([, preset, header, rows]) => csvFeed(preset, 'American', [header, ...rows])),
    ...xmlStocks.filter(({ file }) => !envelopes.has(file)).map(xmlFeed),
    ...jsonStocks.filter(({ file }) => !envelopes.has(file)).map(jsonFeed),
  ];
  return feeds.sort((a, b) => a.preset.localeCompare(b.preset));
}
