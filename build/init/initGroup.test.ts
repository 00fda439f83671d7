import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { atLength, itAtLength } from '../../test/fixtures/atLength.ts';
import { loadGroup } from '../../config/group/loadGroup.ts';
import { loadDealers } from '../../server/catalogue/feed/loadDealers.ts';
import { feedSettings } from '../../server/catalogue/feed/feedSettings.ts';
import { loadStock } from '../../server/catalogue/feed/loadStock.ts';
import { checkStock } from '../../server/catalogue/check/checkStock.ts';
import { loadVocabulary } from '../../config/languages/loadVocabulary.ts';
import { loadContentTree } from '../../server/content/embedded/loadContentTree.ts';
import { collectingLogger } from '../../test/fixtures/feeds/feedFixtures.ts';
import { productTexts } from '../../test/fixtures/productTexts.ts';
import type { Car } from '../../shared/catalogue/Car.ts';
import { askForGroup } from './askForGroup.ts';
import { InitCommandError } from './InitCommandError.ts';
import { initGroup } from './initGroup.ts';
import { buildNewGroup } from './newGroup.ts';
import type { GroupAnswers } from './newGroup.ts';

const fjord: GroupAnswers = {
  name: 'Fjord & Bil',
  country: 'no',
  languages: 'nb,en',
  host: 'fjordbil.no',
  color: '#F5D000',
};

let projectRoot = '';
let groupsFolder = '';
let said: string[] = [];
const say = (text: string): void => void said.push(text);

beforeEach(async () => {
  projectRoot = await mkdtemp(join(tmpdir(), 'init-'));
  groupsFolder = join(projectRoot, 'groups');
  await mkdir(groupsFolder);
  for (const folder of ['config', 'content', 'build/init', 'package.json']) {
    await cp(folder, join(projectRoot, folder), { recursive: true });
  }
  said = [];
});
afterEach(() => rm(projectRoot, { recursive: true }));

const places = (): { projectRoot: string; groupsFolder: string } => ({ projectRoot, groupsFolder });
const init = (answers: GroupAnswers): Promise<void> =>
  initGroup(buildNewGroup(answers, places()), { ...places(), say });

function faultsOf(answers: GroupAnswers): string[] {
  try {
    buildNewGroup(answers, places());
  } catch (error) {
    if (error instanceof InitCommandError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('initGroup()', () => {
  it.each([
    [fjord, 'NOK', 'Elektrisk', 'Stengt'],
    [
      { ...fjord, name: 'Pohjola Auto', country: 'fi', languages: 'fi sv', host: 'www.pohjola.fi' },
      'EUR',
      'Sähkö',
      'Suljettu',
    ],
    ...(atLength
      ? ([
          [
            { ...fjord, name: 'Tatry', country: 'sk', languages: 'sk,en', color: '#777777' },
            'EUR',
            'Elektrina',
            'Zatvorené',
          ],
          [{ ...fjord, name: 'Autohaus Förde', country: 'de', languages: 'de,en' }, 'EUR', 'Elektro', 'Geschlossen'],
          [
            { ...fjord, name: 'Thames Cars', country: 'gb', languages: 'en', color: '#000000' },
            'GBP',
            'Electric',
            'Closed',
          ],
        ] as const)
      : []),
  ] as const)('writes a group without faults for %j', async (answers, currency, electric, closed) => {
    await init({ ...answers, group: 'mine' });
    const group = loadGroup('groups/mine', projectRoot);
    const { defaultSite: site } = group;
    expect(site).toMatchObject({ displayName: answers.name, country: answers.country, currency });
    expect(site.hosts[0]).not.toContain('www.');
    await loadContentTree(group.contentFolder, group.sites, { builtInTexts: productTexts });

    const dealers = (await loadDealers(group.dealersFeed)).get(site.name) ?? [];
    expect(dealers).toHaveLength(2);
    const hours = dealers[0]?.site_departments[0]?.openingschedule.openinghours;
    expect(hours?.at(-1)).toMatchObject({ displayText: closed });
    if (!group.stock) throw new Error('the group has no stock');
    const vocabulary = loadVocabulary(group.languages, projectRoot);
    const feed = await feedSettings({ ...group, stock: group.stock, vocabulary });
    const cars: Car[] = [];
    const logger = collectingLogger();
    const stock = await loadStock({ ...feed, logger, take: (_site, car) => void cars.push(car) });
    expect(stock?.report).toMatchObject({ served: 10, skipped: 0, blanked: 0 });
    expect(new Set(cars.map((car) => car.car_site_id))).toEqual(new Set(dealers.map(({ id }) => id)));
    expect(cars.map((car) => car.car_fuel)).toContain(electric);
    const { unknownValues } = await checkStock({ ...feed, vocabulary, languageOf: () => site.languages[0] });
    expect(unknownValues).toEqual([]);
  });

  it('links each legal page in the bottom bar of the footer', async () => {
    await init({ ...fjord, name: 'Autohaus Förde', country: 'de', languages: 'de', group: 'mine' });
    const frame = await readFile(join(groupsFolder, 'mine/content/autohaus-forde/site.de.yaml'), 'utf8');
    const links = frame.slice(frame.indexOf('LegalLinks'));
    expect([...links.matchAll(/href: (\S+)/g)].map(([, href]) => href)).toEqual([
      '/impressum',
      '/datenschutz',
      '/barrierefreiheit',
    ]);
  });

  it('reports the created files with the next step', async () => {
    await init(fjord);
    expect(said.join('')).toContain('groups/fjord-bil/group.yaml');
    expect(said.join('')).toContain('Next:\n  npm start\n');
  });

  itAtLength('names GROUP in the next step when there are several groups', async () => {
    await init(fjord);
    await init({ ...fjord, group: 'second', host: 'second.example' });
    expect(said.join('')).toContain('GROUP=second npm start');
  });
});

describe('buildNewGroup()', () => {
  it('names every wrong answer with its cure', async () => {
    await mkdir(join(groupsFolder, 'fjord'));
    const wrong = { name: '<b>', country: 'xx', languages: 'nb,xy', host: 'https://fjordbil.no', color: 'red' };
    expect(faultsOf({ ...wrong, group: 'fjord' })).toEqual([
      expect.stringMatching(/^The name "<b>" must begin/),
      'The country "xx" has no file in config/countries; choose one of at, de, dk, fi, fr, gb, no, se, sk, us, or see docs/countries.md.',
      'The product has no texts in "xy"; choose languages from da, de, de-AT, en, en-US, fi, fr, nb, sk, sv.',
      'The host "https://fjordbil.no" must be a lower-case host name without https:// and port, like fjordbil.no.',
      'The colour "red" must be written like "#0b3d5c".',
      'groups/fjord exists already; choose another name with --group.',
    ]);
    expect(faultsOf({ ...fjord, group: '../x', languages: 'nb,nb' })).toEqual([
      'The languages "nb,nb" contain one twice; name each once.',
      expect.stringMatching(/^The group "..\/x" must be a folder name/),
    ]);
  });

  it('names the answers that are missing', () => {
    expect(faultsOf({ name: 'Fjord Bil', host: 'fjordbil.no' })).toEqual([
      'A new group also needs --country, --languages, --color; npm run init -- --help has an example.',
    ]);
  });
});

describe('askForGroup()', () => {
  it('asks again after a wrong answer', async () => {
    const typed = ['atlantis', 'no', '#0b3d5c'];
    const ask = (): Promise<string> => Promise.resolve(typed.shift() ?? '');
    const { country: _country, color: _color, ...given } = fjord;
    const group = await askForGroup(given, places(), { ask, say });
    expect(group).toMatchObject({ key: 'fjord-bil', site: 'fjord-bil', country: 'no', color: '#0b3d5c' });
    expect(said).toEqual([expect.stringContaining('"atlantis" has no file in config/countries')]);
  });
});
