import { resolve } from 'node:path';
import { loadAllCode } from '../../../client/app/loadedCode.ts';
import { readEnv } from '../../../config/env.ts';
import { loadPlaceFacts } from '../../../config/group/loadPlaceFacts.ts';
import { searchAnswersFor } from '../../../server/catalogue/chooseCatalogueEngine.ts';
import type { Catalogue } from '../../../server/catalogue/createCatalogue.ts';
import { dealerIndexSchema } from '../../../server/catalogue/embedded/dealerIndexSchema.ts';
import { createEmbeddedCatalogueGateway } from '../../../server/catalogue/embedded/embeddedCatalogueGateway.ts';
import { createEmbeddedStockListing } from '../../../server/catalogue/embedded/embeddedStockListing.ts';
import { IndexHolder } from '../../../server/catalogue/embedded/IndexHolder.ts';
import { attachStockIndex, buildStockIndex } from '../../../server/catalogue/embedded/StockIndex.ts';
import { siteSearch } from '../../../server/catalogue/embedded/SiteSearch.ts';
import { vehicleIndexSchemaOf } from '../../../server/catalogue/embedded/vehicleIndexSchema.ts';
import { loadDealers } from '../../../server/catalogue/feed/loadDealers.ts';
import type { Dealers } from '../../../server/catalogue/feed/openDealers.ts';
import { composeCatalogue } from '../../../server/composition/composeCatalogue.ts';
import { composeForms } from '../../../server/composition/composeForms.ts';
import { composeServing } from '../../../server/composition/composeServing.ts';
import { createServices } from '../../../server/composition/createServices.ts';
import type { Foundation } from '../../../server/composition/openFoundation.ts';
import type { Setup } from '../../../server/composition/Setup.ts';
import { createEmbeddedPlaces } from '../../../server/places/createEmbeddedPlaces.ts';
import { placeCountries } from '../../../server/places/PlaceCountries.ts';
import type { Services } from '../../../server/Services.ts';
import { createSiteVersions } from '../../../server/site/SiteVersions.ts';
import { noDiskCopies } from '../../../server/storage/copies/DiskCopies.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import { createOutboxWorker } from '../../../server/storage/outbox/createOutboxWorker.ts';
import { productEndings } from '../../fixtures/catalogue/productSearchWords.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import type { LogFacts, Logger } from '../../../shared/kit/Logger.ts';
import { noBooking, noBookingLinks } from '../../fixtures/booking/noBooking.ts';
import { createLeadRecorder } from '../../fixtures/forms/createLeadRecorder.ts';
import { noPhotos } from '../../fixtures/forms/noPhotos.ts';
import { findTexts, productTexts } from '../../fixtures/productTexts.ts';
import { atEndOfFile, openTemporaryStorage } from '../../fixtures/storage/temporaryStorage.ts';
import { closedTireHotel } from '../../fixtures/tirehotel/closedTireHotel.ts';
import { unlimitedEnv } from '../../fixtures/unlimitedEnv.ts';
import { noWaitingList } from '../../../server/booking/waiting/noWaitingList.ts';
import { withFacts } from '../../../server/composition/withFacts.ts';
import { demoGroup, demoSites } from '../../fixtures/demo/demoSites.ts';
import { demoIndexes } from './demoIndexes.ts';

export interface LogLine {
  level: 'debug' | 'info' | 'warn' | 'error';
  event: string;
  facts: LogFacts;
}

/** Creates a logger that collects its lines. */
export function collectingLogger(): Logger & { lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at =
    (level: LogLine['level']) =>
    (event: string, facts: LogFacts = {}): void => {
      lines.push({ level, event, facts });
    };
  return { lines, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Pictures that the build draws for a site without its own. */
const drawnPicture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="512" height="512"/>';

/** Files of a build that was never made. */
const manifest: Services['manifest'] = {
  start: '/assets/start-TEST.js',
  entry: '/assets/main-TEST.js',
  editingCss: ['/assets/editing-TEST.css'],
  printCss: ['/assets/print-TEST.css'],
  entryImports: [],
  chunks: { 'client/catalogue/list/CarListPage.tsx': ['/assets/list-TEST.js'] },
  styles: {},
  commonCss: '/assets/common-TEST.css',
  components: { pages: { carList: 'client/catalogue/list/CarListPage.tsx' }, sections: {} },
  looks: {
    'polhem-bil': {
      css: '/assets/main-TEST.css',
      fonts: [
        { address: '/assets/schibsted-TEST.woff2', languages: ['sv', 'en'] },
        { address: '/assets/hanken-TEST.woff2', languages: ['sv', 'en'] },
      ],
      themes: {},
      pictures: { icon: drawnPicture, share: drawnPicture },
    },
  },
};

/** No limits, and no cache of pages or pictures. */
const env = readEnv({
  NODE_ENV: 'test',
  ...unlimitedEnv,
  SEARCH_CACHE_BYTES: '1000000',
  PAGE_CACHE_BYTES: '0',
  PICTURE_CACHE_BYTES: '0',
});

function testSetup(logger: Logger): Setup {
  return {
    env,
    group: demoGroup,
    root: resolve('.'),
    build: resolve('dist'),
    version: '0.1.0+test',
    logger,
    logState: () => ({ condition: 'ok', droppedLines: 0 }),
  };
}

/** Opens an empty database; nothing is delivered from it. */
export async function emptyDatabase(): Promise<Pick<Services, 'storage' | 'outbox' | 'outboxWorker'>> {
  const storage = await openTemporaryStorage();
  const outbox = createOutbox(storage, realClock);
  const outboxWorker = createOutboxWorker({ outbox, deliverers: {}, clock: realClock, logger: collectingLogger() });
  return { storage, outbox, outboxWorker };
}

async function openTestFoundation({ logger }: Setup): Promise<Foundation> {
  const storage = await openTemporaryStorage();
  return {
    manifest,
    assetFolders: [resolve('dist/public/assets')],
    builtInTexts: productTexts,
    findTexts,
    storage: { ...storage, close: () => Promise.resolve() }, // with the test file
    copies: { pages: noDiskCopies, answers: noDiskCopies, flush: () => Promise.resolve() },
    outbox: createOutbox(storage, realClock),
    siteVersions: createSiteVersions(),
    clock: realClock,
    logger,
  };
}

/** The search engine over the kept indexes of the demo stock. */
async function openDemoDealers({ group }: Pick<Setup, 'group'>): Promise<Dealers> {
  const bySite = await loadDealers(group.dealersFeed ?? '');
  return {
    file: group.dealersFeed,
    bySite: () => bySite,
    state: () => null,
    onChange: () => undefined,
    reload: () => Promise.resolve(false),
    stop: () => Promise.resolve(),
  };
}

async function openDemoEngine(
  { group, logger }: Setup,
  _foundation: Foundation,
  { dealers: { bySite } }: { dealers: Dealers },
): Promise<Catalogue> {
  const cars = new IndexHolder<Car>();
  for (const [site, data] of await demoIndexes(logger)) {
    const search = group.sites.filter(({ name }) => name === site).map(siteSearch)[0];
    cars.replace(indexFor(site, 'vehicles'), attachStockIndex(data, vehicleIndexSchemaOf(search), logger));
  }
  const dealers = new IndexHolder<Dealer>();
  for (const [site, ofSite] of bySite()) {
    dealers.replace(indexFor(site, 'sites'), buildStockIndex(ofSite, dealerIndexSchema, logger));
  }
  return {
    gateway: createEmbeddedCatalogueGateway({ cars, dealers, endings: productEndings }),
    listing: createEmbeddedStockListing(cars),
    stockPush: null,
    stockState: () => null,
    stop: () => Promise.resolve(),
  };
}

let shared: Promise<Services> | undefined;

/** Returns the services of the demo group without workshops, created once per test file. */
export function demoParts(): Promise<Services> {
  shared ??= createServices(testSetup(collectingLogger()), {
    openFoundation: openTestFoundation,
    composePlaces: ({ group }) => {
      const { gateway, tiles } = createEmbeddedPlaces(placeCountries(group.sites, loadPlaceFacts('.')));
      return {
        gateways: { places: gateway },
        towns: gateway,
        services: { mapTiles: tiles, otherMapTiles: null },
        stop: () => Promise.resolve(),
      };
    },
    openGroupDealers: openDemoDealers,
    composeCatalogue: (setup, foundation, sources) => composeCatalogue(setup, foundation, sources, openDemoEngine),
    composeBooking: () =>
      Promise.resolve({
        gateways: { bookingLinks: noBookingLinks() },
        services: {
          siteBookings: bookingsOf({ booking: noBooking(), waitingList: noWaitingList() }),
          tireHotel: closedTireHotel(),
          customerNotices: () => ({ smsNotice: null, mailedBookings: [] }),
        },
        deliverers: {},
        close: () => undefined,
      }),
    composeForms: (...parts) => ({
      ...composeForms(...parts),
      gateways: { leads: createLeadRecorder(), photos: noPhotos() },
    }),
  }).then(async (services) => {
    await loadAllCode();
    atEndOfFile(services.stop);
    return services;
  });
  return shared;
}

/** Returns the gateways of the demo group, created once per test file. */
export async function demoGateways(): Promise<Services['gateways']> {
  return (await demoParts()).gateways;
}

/** Returns the services of the demo group, with limits, caches and a log of their own. */
export async function testServices(
  change: Partial<Services> = {},
): Promise<Services & { logger: ReturnType<typeof collectingLogger> }> {
  const services = await demoParts();
  const logger = collectingLogger();
  const siteVersions = createSiteVersions();
  return {
    ...services,
    ...(await composeServing(await withFacts(testSetup(logger)), { ...services, clock: realClock })),
    siteVersions,
    searchAnswers: searchAnswersFor(env, siteVersions),
    siteBookings: bookingsOf(change.gateways ?? services.gateways),
    readiness: { ready: true },
    stop: () => Promise.resolve(),
    ...change,
    logger,
  };
}

/** Assigns the gateways' booking to every site with booking. */
export function bookingsOf({
  booking,
  waitingList,
}: Pick<Services['gateways'], 'booking' | 'waitingList'>): Services['siteBookings'] {
  const own = { booking, waitingList, smsNotice: null };
  return new Map(demoSites.filter(({ features }) => features.booking).map(({ name }) => [name, own]));
}
