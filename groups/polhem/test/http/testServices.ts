import { noWaitingList } from '../../../../server/booking/waiting/noWaitingList.ts';
import { resolve } from 'node:path';
import type { Gateways } from '../../../../client/framework/Gateways.ts';
import { loadAllCode } from '../../../../client/app/loadedCode.ts';
import { demoGroup, demoSites } from '../fixtures/demoSites.ts';
import { productTexts } from '../../../../test/fixtures/productTexts.ts';
import { createApiLimits } from '../../../../server/composition/apiLimits.ts';
import { dealerIndexSchema } from '../../../../server/catalogue/embedded/dealerIndexSchema.ts';
import { createEmbeddedCatalogueGateway } from '../../../../server/catalogue/embedded/embeddedCatalogueGateway.ts';
import { createEmbeddedStockListing } from '../../../../server/catalogue/embedded/embeddedStockListing.ts';
import { IndexHolder } from '../../../../server/catalogue/embedded/IndexHolder.ts';
import { attachStockIndex, buildStockIndex } from '../../../../server/catalogue/embedded/StockIndex.ts';
import { vehicleIndexSchema } from '../../../../server/catalogue/embedded/vehicleIndexSchema.ts';
import { createSearchAnswers } from '../../../../server/catalogue/createSearchAnswers.ts';
import { loadDealers } from '../../../../server/catalogue/feed/loadDealers.ts';
import { loadSynonyms } from '../../../../server/catalogue/keyphrases/loadSynonyms.ts';
import { createCatalogueGateway } from '../../../../server/catalogue/createCatalogueGateway.ts';
import { createSiteVocabularies } from '../../../../server/catalogue/vocabulary/createSiteVocabularies.ts';
import { labelsOfStock } from '../../../../server/catalogue/vocabulary/labelsOfStock.ts';
import { loadVocabulary } from '../../../../server/catalogue/vocabulary/loadVocabulary.ts';
import { createEmbeddedContent } from '../../../../server/content/createEmbeddedContent.ts';
import { createEmbeddedForms } from '../../../../server/content/createEmbeddedForms.ts';
import { createSiteSearch } from '../../../../server/content/search/createSiteSearch.ts';
import { noPageViews } from '../../../../server/content/events/pageViewSender.ts';
import { createFinance } from '../../../../server/finance/createFinance.ts';
import { embeddedJotformGateway } from '../../../../server/forms/embedded/embeddedJotformGateway.ts';
import { createPhotoFiles } from '../../../../server/forms/photos/createPhotoFiles.ts';
import { createEmbeddedPlaces } from '../../../../server/places/createEmbeddedPlaces.ts';
import { loadPlaceFacts } from '../../../../config/group/loadPlaceFacts.ts';
import { placeCountries } from '../../../../server/places/PlaceCountries.ts';
import { createEventStreams } from '../../../../server/http/eventStreams.ts';
import { createAdmission } from '../../../../server/http/overload/createAdmission.ts';
import { createSecurityHeaders } from '../../../../server/http/security/securityHeaders.ts';
import { openPictures } from '../../../../server/pictures/openPictures.ts';
import { loadRedirectFiles } from '../../../../server/redirects/loadRedirectFiles.ts';
import { SiteRedirects } from '../../../../server/redirects/SiteRedirects.ts';
import type { Services } from '../../../../server/Services.ts';
import { createSiteDirectory } from '../../../../server/site/createSiteDirectory.ts';
import { createSiteVersions } from '../../../../server/site/SiteVersions.ts';
import { noDiskCopies } from '../../../../server/storage/copies/DiskCopies.ts';
import { createOutbox } from '../../../../server/storage/outbox/createOutbox.ts';
import { createOutboxWorker } from '../../../../server/storage/outbox/createOutboxWorker.ts';
import { noVisitorTireHotel } from '../../../../server/tirehotel/noVisitorTireHotel.ts';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import type { Dealer } from '../../../../shared/catalogue/dealers/Dealer.ts';
import { indexFor } from '../../../../shared/catalogue/indexFor.ts';
import type { StockListing } from '../../../../shared/catalogue/StockListing.ts';
import type { ContentBackend } from '../../../../shared/content/ContentGateway.ts';
import { realClock } from '../../../../shared/kit/Clock.ts';
import type { LogFacts, Logger } from '../../../../shared/kit/Logger.ts';
import { noBooking, noBookingLinks } from '../../../../test/fixtures/booking/noBooking.ts';
import { noPhotos } from '../../../../test/fixtures/forms/noPhotos.ts';
import { closedTireHotel } from '../../../../test/fixtures/tirehotel/closedTireHotel.ts';
import { createLeadRecorder } from '../../../../test/fixtures/forms/createLeadRecorder.ts';
import { openTemporaryStorage } from '../../../../test/fixtures/storage/temporaryStorage.ts';
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

const noPictureCache = {
  DATA_DIR: '',
  EDGE_ENDPOINT: '',
  PICTURE_CACHE_BYTES: 0,
  PICTURE_HOSTS: [],
  PLATFORM_ORIGIN: '',
};

/** Shared by the test files of a process. */
let database: ReturnType<typeof emptyDatabase> | undefined;

/** Opens an empty database; nothing is delivered from it. */
export async function emptyDatabase(): Promise<Pick<Services, 'storage' | 'outbox' | 'outboxWorker'>> {
  const storage = await openTemporaryStorage();
  const outbox = createOutbox(storage, realClock);
  const outboxWorker = createOutboxWorker({ outbox, deliverers: {}, clock: realClock, logger: collectingLogger() });
  return { storage, outbox, outboxWorker };
}

interface DemoParts {
  gateways: Gateways;
  contentBackend: ContentBackend;
  stock: StockListing;
  labelsOf: Services['labelsOf'];
  deliveredValue: Services['deliveredValue'];
  redirects: Map<string, SiteRedirects>;
}

const places = createEmbeddedPlaces(placeCountries(demoSites, loadPlaceFacts('.')));

let embedded: Promise<DemoParts> | undefined;

/** Returns the gateways of the demo group, created once per test file. */
export async function demoGateways(): Promise<Gateways> {
  return (await demoParts()).gateways;
}

async function demoCatalogue(logger: Logger) {
  const cars = new IndexHolder<Car>();
  for (const [site, data] of await demoIndexes(logger)) {
    cars.replace(indexFor(site, 'vehicles'), attachStockIndex(data, vehicleIndexSchema, logger));
  }
  const dealers = new IndexHolder<Dealer>();
  for (const [site, ofSite] of await loadDealers(resolve('groups/polhem/stock/dealers.ndjson.gz'))) {
    dealers.replace(indexFor(site, 'sites'), buildStockIndex(ofSite, dealerIndexSchema, logger));
  }
  return {
    gateway: createEmbeddedCatalogueGateway({ cars, dealers }),
    listing: createEmbeddedStockListing(cars),
  };
}

/** Returns the in-process parts for the demo group, created once per test file. */
export function demoParts(): Promise<DemoParts> {
  embedded ??= (async () => {
    const logger = collectingLogger();
    const [content, catalogue] = await Promise.all([
      createEmbeddedContent({
        folder: demoGroup.contentFolder,
        sites: demoSites,
        builtInTexts: productTexts,
        logger,
        watch: false,
      }),
      demoCatalogue(logger),
    ]);
    const synonyms = await loadSynonyms(resolve('config/synonyms'));
    const vocabulary = await loadVocabulary(resolve('config/vocabularies'));
    const words = { synonyms, vocabulary, vocabularies: createSiteVocabularies(vocabulary, logger) };
    const rules = await loadRedirectFiles(resolve('groups/polhem/redirects'), demoSites);
    const redirects = demoSites.map((site): [string, SiteRedirects] => {
      const fileRules = rules.get(site.name) ?? [];
      return [site.name, new SiteRedirects({ site, fileRules, platform: content.gateway, logger })];
    });
    const cars = createCatalogueGateway(catalogue.gateway, {
      ...words,
      sites: demoSites,
      siteVersions: createSiteVersions(),
      towns: places.gateway,
    });
    return {
      gateways: {
        content: content.gateway,
        catalogue: cars,
        places: places.gateway,
        finance: createFinance({ endpoint: '', apiKey: '', apiKeyHeader: '' }, logger),
        leads: createLeadRecorder(),
        photos: noPhotos(),
        booking: noBooking(),
        bookingLinks: noBookingLinks(),
        waitingList: noWaitingList(),
        siteSearch: createSiteSearch(content.gateway),
        tireHotel: noVisitorTireHotel(),
        clock: realClock,
      },
      contentBackend: content.gateway,
      stock: catalogue.listing,
      labelsOf: labelsOfStock(cars, words.vocabularies),
      deliveredValue: words.vocabularies.deliveredValue.bind(words.vocabularies),
      redirects: new Map(redirects),
    };
  })();
  return embedded;
}

/** Creates services over the demo group, with a manifest instead of a build. */
export async function testServices(
  change: Partial<Services> = {},
): Promise<Services & { logger: ReturnType<typeof collectingLogger> }> {
  await loadAllCode();
  const logger = collectingLogger();
  return {
    ...(await demoParts()),
    builtInTexts: productTexts,
    redirectStatus: 308,
    platform: null,
    jotform: embeddedJotformGateway(demoGroup.contentFolder),
    embeddedForms: createEmbeddedForms({ content: (await demoParts()).contentBackend, versionOf: () => 0 }),
    sharedCounts: null,
    unknownHosts: 'refuse',
    formsPerMinute: 0,
    apiLimits: createApiLimits({ formsPerMinute: 0, searchesPerMinute: 0 }),
    searchAnswers: createSearchAnswers({ maxBytes: 1_000_000, maxAgeMs: Infinity, versionOf: () => 0 }),
    tireHotel: closedTireHotel(),
    pageViews: noPageViews,
    pictures: await openPictures(noPictureCache, {
      root: '.',
      mediaFolder: resolve('groups/polhem/content/media'),
      photosFolder: null,
      logger,
    }),
    eventStreams: createEventStreams(),
    ...(await (database ??= emptyDatabase())),
    photoFiles: createPhotoFiles((await (database ??= emptyDatabase())).storage),
    mapTiles: places.tiles,
    otherMapTiles: null,
    customerNotices: () => ({ smsNotice: null, mailedBookings: [] }),
    siteBookings: bookingsOf(change.gateways ?? (await demoParts()).gateways),
    sites: createSiteDirectory(demoSites, 'polhem-bil'),
    siteVersions: createSiteVersions(),
    contentSource: () => Promise.resolve('files'),
    publishing: null,
    stockPush: null,
    copies: { pages: noDiskCopies, answers: noDiskCopies, flush: () => Promise.resolve() },
    manifest: {
      start: '/assets/start-TEST.js',
      entry: '/assets/main-TEST.js',
      editingCss: ['/assets/editing-TEST.css'],
      entryImports: [],
      chunks: { 'client/catalogue/list/CarListPage.tsx': ['/assets/list-TEST.js'] },
      styles: {},
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
    },
    readiness: { ready: true },
    version: '0.1.0+test',
    admission: createAdmission({ concurrency: 0, maxWaitMs: 0, maxLoopDelayMs: 0, logger }),
    pageCacheBytes: 0,
    trustProxy: false,
    securityHeaders: createSecurityHeaders({ hstsSubdomains: false }),
    publicFolder: resolve('dist/public'),
    mediaFolders: [resolve('groups/polhem/content/media'), resolve('content/media')],
    missingPicture: resolve('content/media/missing-image.svg'),
    edgeEndpoint: null,
    editing: null,
    development: false,
    stop: () => Promise.resolve(),
    ...change,
    logger,
  };
}

/** Assigns the gateways' booking to every site with booking. */
export function bookingsOf({ booking, waitingList }: Gateways): Services['siteBookings'] {
  const own = { booking, waitingList, smsNotice: null };
  return new Map(demoSites.filter(({ features }) => features.booking).map(({ name }) => [name, own]));
}
