import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fixtureSite } from '../../../test/fixtures/contentSites.ts';
import { stockFeedSettings } from './stockFeedSettings.ts';
import type { StockFeedPlace, StockFeedSettings } from './stockFeedSettings.ts';

const sites = ['fjord-bil', 'fjord-brukt'].map((name) => {
  return { ...fixtureSite, name, features: { ...fixtureSite.features, stock: true } };
});
const env = {
  STOCK_FEED_AUTHORIZATION: 'Bearer of-the-only-feed',
  STOCK_FEED_HOST_KEY: 'SHA256:only',
  STOCK_INTERVAL_MINUTES: 15,
  STOCK_MAX_BYTES: 1000,
};

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-'));
  const mapping = { format: 'csv', id: { column: 'id' }, fields: { car_brand: { column: 'make' } } };
  await writeFile(join(folder, 'cars.json'), JSON.stringify(mapping));
});
afterEach(() => rm(folder, { recursive: true }));

function settings(...feeds: Partial<StockFeedPlace>[]): Promise<StockFeedSettings[]> {
  const stock = feeds.map((feed) => ({ feed: '/cars.csv', mapping: join(folder, 'cars.json'), ...feed }));
  return stockFeedSettings(
    { stock, contentFolder: folder, vocabulary: new Map(), sites },
    env,
    (name) => `Bearer ${name}`,
  );
}

describe('stockFeedSettings()', () => {
  it('gives an only feed the settings of the environment', async () => {
    expect(await settings({})).toMatchObject([
      { authorization: 'Bearer of-the-only-feed', hostKey: 'SHA256:only', intervalMinutes: 15, maxBytes: 1000 },
    ]);
  });

  it('keeps the credentials of one feed from another', async () => {
    const feeds = await settings({ authorization: 'STOCK_FEED_AUTHORIZATION' }, { hostKey: 'SHA256:b', interval: 60 });
    expect(feeds).toMatchObject([
      { authorization: 'Bearer of-the-only-feed', hostKey: undefined, intervalMinutes: 15 },
      { authorization: '', hostKey: 'SHA256:b', intervalMinutes: 60 },
    ]);
  });

  it('reads the credentials of a feed from its variable', async () => {
    const [feed] = await settings({ authorization: 'STOCK_FEED_AUTHORIZATION_IMPORT' }, {});
    expect(feed?.authorization).toBe('Bearer STOCK_FEED_AUTHORIZATION_IMPORT');
  });

  it('gives feeds with one mapping different names', async () => {
    expect((await settings({}, {})).map(({ mapping }) => mapping.name)).toEqual(['cars', 'cars 2']);
  });

  it('limits a feed to its sites', async () => {
    const [feed] = await settings({ sites: ['fjord-brukt'] });
    expect([...(feed?.sites.keys() ?? [])]).toEqual(['fjord-brukt']);
    expect(feed?.mapping.site).toBe('fjord-brukt');
  });
});
