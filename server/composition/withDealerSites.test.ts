import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readEnv } from '../../config/env.ts';
import type { Group } from '../../config/group/Group.ts';
import { fixtureSite } from '../../test/fixtures/contentSites.ts';
import { withDealerSites } from './withDealerSites.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealers-'));
  await writeFile(join(folder, 'dealers.yaml'), '- { site: workshop, name: Workshop, city: Uppsala }\n');
});
afterEach(() => rm(folder, { recursive: true }));

const site = (name: string, stock: boolean) => ({ ...fixtureSite, name, features: { stock, carStore: false } });
const sites = [site('cars', true), site('workshop', false), site('group', false)];

async function dealersOf(dealersFeed: string | null, settings: Record<string, string> = {}) {
  const group = { sites, defaultSite: sites[1], dealersFeed } as unknown as Group;
  const { group: marked } = await withDealerSites({ env: readEnv(settings), group });
  return [marked.defaultSite, ...marked.sites].map(({ features }) => features.dealers);
}

describe('withDealerSites()', () => {
  it('marks the sites without stock that have dealers in the feed', async () => {
    expect(await dealersOf(join(folder, 'dealers.yaml'))).toEqual([true, undefined, true, false]);
  });

  it('marks none in a group without dealers', async () => {
    expect(await dealersOf(null)).toEqual([false, undefined, false, false]);
  });

  it('assumes dealers while the feed cannot be read', async () => {
    expect(await dealersOf(join(folder, 'missing.yaml'))).toEqual([true, undefined, true, true]);
  });

  it('leaves the sites of a search service as they are', async () => {
    const settings = { SEARCH_URL: 'http://localhost:9200' };
    expect(await dealersOf(join(folder, 'dealers.yaml'), settings)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
