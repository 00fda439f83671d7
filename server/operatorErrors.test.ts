import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadPlaceFacts } from '../config/group/loadPlaceFacts.ts';
import { loadGroup } from '../config/group/loadGroup.ts';
import { readEnv } from '../config/env.ts';
import { collectingLogger, fixtureSite as site } from '../test/fixtures/contentSites.ts';
import { loadBookingReferences } from './booking/embedded/reference/loadBookingReferences.ts';
import { loadDealers } from './catalogue/feed/loadDealers.ts';
import { loadFeedMapping } from './catalogue/feed/mapping/feedMapping.ts';
import { loadPictureSets } from './catalogue/feed/cars/pictureSets.ts';
import { loadSearchWords } from '../config/languages/loadSearchWords.ts';
import { loadVocabulary } from '../config/languages/loadVocabulary.ts';
import { createEmbeddedContent } from './content/createEmbeddedContent.ts';
import { operatorMessage } from './operatorMessage.ts';
import { loadRedirectFiles } from './redirects/loadRedirectFiles.ts';
import { openStorage } from './storage/openStorage.ts';

const broken = '{ "a: [\n';

let folder: string;
let logger: ReturnType<typeof collectingLogger>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'));
  logger = collectingLogger();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, broken);
  return path;
}

/** Message that a start with the fault would print. */
async function printed(start: () => unknown): Promise<string> {
  try {
    await start();
  } catch (error) {
    return operatorMessage(error);
  }
  return 'It started.';
}

describe('start with a broken file or setting', () => {
  it.each<[kind: string, names: string, start: () => unknown]>([
    ['environment', 'PORT', () => readEnv({ PORT: 'x' })],
    ['places', 'se.yaml', () => (write('config/places/se.yaml'), loadPlaceFacts(folder))],
    ['group', 'group.yaml', () => (write('groups/fjord/group.yaml'), loadGroup('groups/fjord', folder))],
    ['words of the search', 'search.yaml', () => (write('config/search.yaml'), loadSearchWords(new Map(), folder))],
    [
      'vocabulary',
      'car_fuel.yaml',
      () => (write('config/vocabularies/car_fuel.yaml'), loadVocabulary(new Map(), folder)),
    ],
    ['feed mapping', 'mapping.json', () => loadFeedMapping(write('mapping.json'))],
    ['dealers', 'dealers.yaml', () => loadDealers(write('dealers.yaml'))],
    ['media list', 'media.json', () => loadPictureSets(write('media.json'))],
    [
      'redirects',
      `${site.name}.txt`,
      () => (write(`redirects/${site.name}.txt`), loadRedirectFiles(join(folder, 'redirects'), [site])),
    ],
    [
      'content',
      'start.sv.yaml',
      () => (
        write(`${site.name}/pages/start.sv.yaml`),
        createEmbeddedContent({ folder, sites: [site], logger, watch: false })
      ),
    ],
    [
      'booking',
      'vehicles.yaml',
      () => {
        for (const name of ['vehicles', 'workshops', 'offerings']) write(`booking/${name}.yaml`);
        const settings = { contentFolder: folder, dealersFile: null, countries: new Map(), logger };
        return loadBookingReferences({ ...settings, sites: [site] as never });
      },
    ],
    [
      'database',
      'DATA_DIR',
      () => (write('data'), openStorage({ databaseUrl: '', dataDir: join(folder, 'data'), logger })),
    ],
  ])('prints the place of the fault in the %s, without a stack', async (_kind, place, start) => {
    const message = await printed(start);
    expect(message).toContain(place);
    expect(message).not.toMatch(/^\s+at /m);
  });
});
