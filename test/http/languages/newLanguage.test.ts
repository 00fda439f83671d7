import { createServer } from 'node:http';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import request from 'supertest';
import { newLanguage } from '../../../build/languages/newLanguage.ts';
import { readEnv } from '../../../config/env.ts';
import { loadGroup } from '../../../config/group/loadGroup.ts';
import { composeCatalogue } from '../../../server/composition/composeCatalogue.ts';
import { loadAllCode } from '../../../client/app/loadedCode.ts';
import { createServices } from '../../../server/composition/createServices.ts';
import { loadProductTexts } from '../../../server/composition/loadProductTexts.ts';
import { createEmbeddedCatalogueGateway } from '../../../server/catalogue/embedded/embeddedCatalogueGateway.ts';
import { createEmbeddedStockListing } from '../../../server/catalogue/embedded/embeddedStockListing.ts';
import { IndexHolder } from '../../../server/catalogue/embedded/IndexHolder.ts';
import { createRequestHandler } from '../../../server/createRequestHandler.ts';
import type { Services } from '../../../server/Services.ts';
import { createSiteVersions } from '../../../server/site/SiteVersions.ts';
import { noDiskCopies } from '../../../server/storage/copies/DiskCopies.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { openTemporaryStorage } from '../../fixtures/storage/temporaryStorage.ts';
import { unlimitedEnv } from '../../fixtures/unlimitedEnv.ts';
import { readPage } from '../readPage.ts';

/* A language is added to the product by its folder alone: this one has ten Polish texts. */

const polishTexts = [
  'skipToContent: Przejdź do treści',
  'mainNavigation: Menu główne',
  'openMenu: Menu',
  'moreItems: Więcej',
  'languageSwitcher: Język',
  'searchCars: Szukaj samochodów',
  'message: Komunikat',
  'closeMessage: Zamknij komunikat',
  'toStartPage: Strona główna',
  'footerNavigation: Stopka',
];

const files: Readonly<Record<string, readonly string[]>> = {
  'groups/wisla/group.yaml': ['name: Wisła Auto', 'sites: [wisla]'],
  'groups/wisla/themes/wisla.yaml': ['tokens:', "  color-primary: '#0b3d5c'"],
  'groups/wisla/sites/wisla.yaml': [
    'displayName: Wisła Auto',
    'hosts: [wisla.example]',
    'country: gb',
    'languages: [pl]',
    'theme: wisla',
    'features: {}',
  ],
  'groups/wisla/content/wisla/site.pl.yaml': ['header: []', 'footer: []'],
  'groups/wisla/content/wisla/pages/start.pl.yaml': ['title: Wisła Auto', 'template: StartPage'],
};

let root = '';
let services: Services;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-language-'));
  for (const folder of ['config', 'content']) await cp(folder, join(root, folder), { recursive: true });
  await rm(join(root, 'content/languages/pl'), { recursive: true, force: true });
  newLanguage({ code: 'pl', from: 'en', group: null }, root, () => undefined);
  const added = { ...files, 'content/languages/pl/texts/site.yaml': polishTexts };
  for (const [file, lines] of Object.entries(added)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), `${lines.join('\n')}\n`);
  }
  const country = join(root, 'config/countries/gb.yaml');
  const written = await readFile(country, 'utf8');
  await writeFile(country, written.replace('adjective: {', 'adjective: { pl: brytyjski,'));
  [services] = await Promise.all([startServices(), loadAllCode()]);
});
afterAll(async () => {
  await services.stop();
  await rm(root, { recursive: true });
});

/** Starts the group's services with an empty stock and files of a build that was never made. */
async function startServices(): Promise<Services> {
  const group = loadGroup('groups/wisla', root);
  const storage = await openTemporaryStorage();
  const stop = (): Promise<void> => Promise.resolve();
  const cars = new IndexHolder<Car>();
  const gateway = createEmbeddedCatalogueGateway({ cars, dealers: new IndexHolder<Dealer>() });
  const catalogue = {
    gateway,
    listing: createEmbeddedStockListing(cars),
    stockPush: null,
    stockState: () => null,
    stop,
  };
  const dealers = {
    file: null,
    bySite: () => new Map(),
    state: () => null,
    onChange: () => undefined,
    reload: () => Promise.resolve(false),
    stop,
  };
  const setup = {
    env: readEnv({ NODE_ENV: 'test', ...unlimitedEnv }),
    group,
    root,
    build: join(root, 'dist'),
    version: '0.1.0+test',
    logger: silentLogger,
    logState: () => ({ condition: 'ok', droppedLines: 0 }) as const,
  };
  return createServices(setup, {
    openFoundation: async () => ({
      ...(await loadProductTexts(group, silentLogger)),
      manifest: {
        start: '/assets/start-TEST.js',
        entry: '/assets/main-TEST.js',
        editingCss: [],
        printCss: [],
        entryImports: [],
        chunks: {},
        styles: {},
        commonCss: '/assets/common-TEST.css',
        components: { pages: {}, sections: {} },
        looks: {},
      },
      assetFolders: [],
      storage: { ...storage, close: stop },
      copies: { pages: noDiskCopies, answers: noDiskCopies, flush: stop },
      outbox: createOutbox(storage, realClock),
      siteVersions: createSiteVersions(),
      clock: realClock,
      logger: silentLogger,
    }),
    openGroupDealers: () => Promise.resolve(dealers),
    composeCatalogue: (parts, foundation, sources) =>
      composeCatalogue(parts, foundation, sources, () => Promise.resolve(catalogue)),
  });
}

it('shows English texts for those that a new language lacks', async () => {
  const server = createServer(createRequestHandler(services));
  const { status, text } = await request(server).get('/').set('Host', 'wisla.example');
  expect([status, readPage(text).lang]).toEqual([200, 'pl']);
  expect(text).toContain('Przejdź do treści');
  expect(text).toContain('aria-label="Stopka"');
  expect(text).toContain(services.builtInTexts['en']?.['consentTitle'] ?? 'no English title');
});
