import { setTimeout as pause } from 'node:timers/promises';
import request from 'supertest';
import type { Express } from 'express';
import { carFacets } from '../../../config/carList.ts';
import { createApp } from '../../../server/app.ts';
import { connectMechmate } from '../../../server/booking/mechmate/connectMechmate.ts';
import { withKeyphrases } from '../../../server/catalogue/keyphrases/withKeyphrases.ts';
import { createSearchProxyBackend } from '../../../server/catalogue/searchProxy/searchProxyBackend.ts';
import { stockListingOver } from '../../../server/catalogue/stockListingOver.ts';
import { createEdgeContentGateway } from '../../../server/content/createEdgeContentGateway.ts';
import { createFinance } from '../../../server/finance/createFinance.ts';
import { createEmbeddedPlaces } from '../../../server/places/createEmbeddedPlaces.ts';
import { loadPlaceFacts } from '../../../config/group/loadPlaceFacts.ts';
import { placeCountries } from '../../../server/places/PlaceCountries.ts';
import { createNominatim } from '../../../server/places/createNominatim.ts';
import { createRemoteTireHotel } from '../../../server/tirehotel/createRemoteTireHotel.ts';
import { createTireHotelService } from '../../../server/tirehotel/createTireHotelService.ts';
import { embeddedContentModel } from '../../../shared/content/ContentModel.ts';
import { defaultRequest } from '../../../shared/finance/quoteRequest.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import { testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { fakeTireHotel } from '../../fixtures/tirehotel/fakeTireHotel.ts';
import { productTexts } from '../../fixtures/productTexts.ts';
import { quotedVehicle } from '../../fixtures/catalogue/quotedCar.ts';
import { silentLogger as logger } from '../../fixtures/silentLogger.ts';
import { openTemporaryStorage } from '../../fixtures/storage/temporaryStorage.ts';
import { fakeCodeweaver } from '../../upstreams/fakeCodeweaver.ts';
import { startFakeEdge } from '../../upstreams/fakeEdge.ts';
import { fakeMechmate } from '../../upstreams/fakeMechmate.ts';
import { fakeNominatim } from '../../upstreams/fakeNominatim.ts';
import { fakeTireHotelService } from '../../upstreams/fakeTireHotelService.ts';
import { faultyHttp } from '../../upstreams/faultyHttp.ts';
import type { Fault } from '../../upstreams/faults.ts';
import { demoGroup, demoSites } from '../../fixtures/demo/demoSites.ts';
import { startContractProxy } from '../catalogue/searchProxyApp.ts';
import { productSearchWords } from '../../fixtures/catalogue/productSearchWords.ts';
import { bookingsOf, demoGateways, testServices } from '../demo/testServices.ts';

export interface Reply {
  status: number;
  text: string;
  retryAfter: string | undefined;
}

/** The product over one back end that fails on demand. */
export interface FailureSubject {
  failWith(fault: Fault | null): Promise<void>;
  /** Repeats an earlier request; absent where the product keeps no copy. */
  kept?: () => Promise<Reply>;
  /** Expires the copy, so that the back end is called again. */
  age?: () => void;
  /** Requests something of which the product has no copy. */
  fresh: () => Promise<Reply>;
  stop(): Promise<void>;
}

/** One back end of the matrix. */
export interface FailureRow {
  backEnd: string;
  start(): Promise<FailureSubject>;
  /** Status of fresh() while the back end works. */
  well: number;
  /** Status and words of fresh() while it fails. */
  failed: { status: number; words: RegExp };
  /** Faults with another result. */
  otherwise?: Partial<Record<Fault, { status: number; words: RegExp }>>;
  /** A response that takes five seconds is awaited. */
  waitsForSlow: boolean;
  /** Maximum wait for an unresponsive back end, ms. */
  maxWaitMs: number;
}

const host = 'polhem-bil.localhost';

async function get(app: Express, path: string, site = host): Promise<Reply> {
  const answer = await request(app).get(path).set('Host', site);
  return replyOf(answer);
}

async function post(app: Express, path: string, body: object, site = host): Promise<Reply> {
  return replyOf(await request(app).post(path).set('Host', site).send(body));
}

const replyOf = ({ status, text, headers }: request.Response): Reply => ({
  status,
  text,
  retryAfter: (headers as Record<string, string | undefined>)['retry-after'],
});

async function content(): Promise<FailureSubject> {
  const edge = await startFakeEdge(demoGroup.contentFolder, demoSites, productTexts);
  const faulty = await faultyHttp(edge.endpoint);
  let later = 0;
  const gateway = createEdgeContentGateway({
    endpoint: faulty.at(edge.endpoint),
    credential: { name: 'sc_apikey', value: edge.apiKey },
    model: embeddedContentModel,
    sites: demoSites,
    logger,
    clock: () => Date.now() + later,
  });
  const app = createApp(await testServices({ gateways: { ...(await demoGateways()), content: gateway } }));
  return {
    failWith: faulty.failWith,
    kept: () => get(app, '/'),
    age: () => (later += 60 * 60_000),
    fresh: () => get(app, '/finansiering'),
    stop: async () => {
      await faulty.stop();
      await edge.stop();
    },
  };
}

async function search(): Promise<FailureSubject> {
  const proxy = await startContractProxy();
  const faulty = await faultyHttp(proxy.endpoint);
  let later = 0;
  const backend = createSearchProxyBackend({
    endpoint: faulty.at(proxy.endpoint),
    apiKey: proxy.apiKey,
    stockSites: ['polhem-bil', 'polhem-bil-no'],
    logger,
    clock: () => Date.now() + later,
  });
  const gateways = {
    ...(await demoGateways()),
    catalogue: withKeyphrases(backend, () => carFacets, { searchWords: productSearchWords }),
  };
  const app = createApp(await testServices({ gateways, stock: stockListingOver(backend, ['polhem-bil']) }));
  return {
    failWith: faulty.failWith,
    kept: () => get(app, '/bilar'),
    age: () => (later += 2 * 60_000),
    fresh: () => get(app, '/bil/car-01/slug-01'),
    stop: async () => {
      await faulty.stop();
      await proxy.stop();
    },
  };
}

async function finance(): Promise<FailureSubject> {
  const provider = await fakeCodeweaver();
  const faulty = await faultyHttp(provider.address);
  const settings = { endpoint: faulty.at(`${provider.address}/v1`), apiKey: '', apiKeyHeader: 'x-key' };
  const gateways = { ...(await demoGateways()), finance: createFinance(settings, logger) };
  const app = createApp(await testServices({ gateways }));
  const body = defaultRequest(quotedVehicle(), 'PM-MAN-7E66');
  return {
    failWith: faulty.failWith,
    fresh: () => post(app, '/api/codeweaver/default', body, 'polhem-motors-uk.localhost:3000'),
    stop: async () => {
      await faulty.stop();
      await provider.stop();
    },
  };
}

async function maps(): Promise<FailureSubject> {
  const service = await fakeNominatim();
  const faulty = await faultyHttp(service.address);
  const settings = { endpoint: faulty.at(service.address), userAgent: 'test', callsPerSecond: 100, logger };
  const standIn = createEmbeddedPlaces(placeCountries(demoSites, loadPlaceFacts('.'))).gateway;
  await standIn.reverse(59.3, 18, { language: 'sv' }); // Its data loads on the first request.
  const places = createNominatim({ ...settings, standIn });
  const app = createApp(await testServices({ gateways: { ...(await demoGateways()), places } }));
  const kept = (): Promise<Reply> => get(app, '/api/maps/autocomplete?input=uppsala');
  // On a busy machine the fallback may answer first, which has another id for it than the service.
  while (!(await kept()).text.includes('osm-')) await pause(100);
  let question = 0;
  return {
    failWith: faulty.failWith,
    kept,
    fresh: () =>
      get(
        app,
        `/api/maps/details?placeId=osm-${['R935611', 'N26165319', 'R305455', 'R398021'][(question += 1) % 4] ?? ''}`,
      ),
    stop: async () => {
      await faulty.stop();
      await service.stop();
    },
  };
}

/** Creates the booking system, with a way to book in addition to the queries. */
export async function booking(): Promise<FailureSubject & { app: Express; bookingsAsked: () => number }> {
  const engine = testBooking({ storage: await openTemporaryStorage() });
  const system = await fakeMechmate(engine.gateway);
  const faulty = await faultyHttp(system.address);
  const { gateway, close } = connectMechmate(
    { endpoint: faulty.at(`${system.address}/v1`), apiKey: '', apiKeyHeader: 'x-key', honoursKeys: false },
    { storage: await openTemporaryStorage(), clock: realClock, logger, language: 'sv', timeZone: 'Europe/Stockholm' },
  );
  const gateways = { ...(await demoGateways()), booking: gateway };
  const app = createApp(await testServices({ gateways, siteBookings: bookingsOf(gateways) }));
  return {
    app,
    bookingsAsked: () => system.seen.filter(({ method, url }) => method === 'POST' && url.endsWith('/book')).length,
    failWith: faulty.failWith,
    fresh: () => get(app, '/api/mechmate/car/ABC123'),
    stop: async () => {
      close();
      await faulty.stop();
      await system.stop();
    },
  };
}

async function tireHotel(): Promise<FailureSubject> {
  const system = await fakeTireHotelService(fakeTireHotel());
  const faulty = await faultyHttp(system.address);
  const storage = await openTemporaryStorage();
  const endpoint = faulty.at(`${system.address}/v1`);
  const { backend, close } = createRemoteTireHotel(
    { endpoint, apiKey: '', apiKeyHeader: 'x-key', honoursKeys: true },
    { storage, clock: realClock, logger, timeZone: 'Europe/Stockholm' },
  );
  const service = await createTireHotelService({ backend, storage, clock: realClock, logger, countsAddresses: false });
  const app = createApp(await testServices({ tireHotel: service }));
  let plate = 0;
  return {
    failWith: faulty.failWith,
    fresh: () => post(app, '/api/tirehotel/authorization/search', { regNo: `AAA${String((plate += 1) + 100)}` }),
    stop: async () => {
      close();
      await faulty.stop();
      await system.stop();
    },
  };
}

/** Back ends that visitors wait for. */
export const failureRows: readonly FailureRow[] = [
  {
    backEnd: 'content',
    start: content,
    well: 200,
    failed: { status: 503, words: /Något gick fel hos oss[^]*<header|<header[^]*Något gick fel hos oss/ },
    waitsForSlow: false,
    maxWaitMs: 5000,
  },
  {
    backEnd: 'search',
    start: search,
    well: 200,
    failed: { status: 503, words: /<header[^]*<h1[^>]*>[^<]*\S/ },
    waitsForSlow: false,
    maxWaitMs: 3000,
  },
  {
    backEnd: 'finance',
    start: finance,
    well: 200,
    failed: { status: 502, words: /Try again in a minute/ },
    waitsForSlow: true,
    maxWaitMs: 6000,
  },
  {
    backEnd: 'maps',
    start: maps,
    well: 200,
    failed: { status: 502, words: /does not respond/ },
    waitsForSlow: false,
    maxWaitMs: 4000,
  },
  {
    backEnd: 'booking',
    start: booking,
    well: 200,
    failed: { status: 502, words: /Try again in a minute/ },
    otherwise: { '429': { status: 429, words: /Try again in a minute/ } },
    waitsForSlow: true,
    maxWaitMs: 8000,
  },
  {
    backEnd: 'tire hotel',
    start: tireHotel,
    well: 200,
    failed: { status: 502, words: /Försök|ring|Try again/i },
    // Too many for one phone, in the service's words.
    otherwise: { '429': { status: 429, words: /Vänta|Försök|ring|Wait|Try again/i } },
    waitsForSlow: true,
    maxWaitMs: 8000,
  },
];
