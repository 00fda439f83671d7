import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { readEnv } from '../../../config/env.ts';
import { composeCatalogue } from '../../../server/composition/composeCatalogue.ts';
import { dealerIndexSchema } from '../../../server/catalogue/embedded/dealerIndexSchema.ts';
import { buildStockIndex } from '../../../server/catalogue/embedded/StockIndex.ts';
import { loadDealers } from '../../../server/catalogue/feed/loadDealers.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
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
import type { DayAvailability, OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import { bookingRequest } from '../../fixtures/booking/bookingReference.ts';
import { bookingNow } from '../../fixtures/booking/embeddedBooking.ts';
import { writtenGroup } from '../../fixtures/init/writtenGroup.ts';
import type { WrittenGroup } from '../../fixtures/init/writtenGroup.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { openTemporaryStorage } from '../../fixtures/storage/temporaryStorage.ts';
import { testClock } from '../../fixtures/testClock.ts';
import { unlimitedEnv } from '../../fixtures/unlimitedEnv.ts';
import { readPage } from '../readPage.ts';

const host = 'fjordbil.example';
const registrationNumber = 'AB12345';
const described = { brand: 'Toyota', model: 'Yaris', year: '2019', vin: '', codes: {} };
const model = { brand: described.brand, model: described.model };

let written: WrittenGroup;
let services: Services;
let server: Server;

beforeAll(async () => {
  written = await writtenGroup();
  [services] = await Promise.all([startServices(), loadAllCode()]);
  server = createServer(createRequestHandler(services));
});
afterAll(async () => {
  await services.stop();
  await written.remove();
});

/** Starts the group's services at noon of a Saturday, with an empty stock and without a build. */
async function startServices(): Promise<Services> {
  const group = written.load();
  const storage = await openTemporaryStorage();
  const clock = testClock(bookingNow);
  const stop = (): Promise<void> => Promise.resolve();
  const cars = new IndexHolder<Car>();
  const bySite = await loadDealers(group.dealersFeed);
  const dealerIndexes = new IndexHolder<Dealer>();
  for (const [site, own] of bySite) {
    dealerIndexes.replace(indexFor(site, 'sites'), buildStockIndex(own, dealerIndexSchema, silentLogger));
  }
  const gateway = createEmbeddedCatalogueGateway({ cars, dealers: dealerIndexes });
  const catalogue = {
    gateway,
    listing: createEmbeddedStockListing(cars),
    stockPush: null,
    stockState: () => null,
    stop,
  };
  const dealers = {
    file: group.dealersFeed,
    bySite: () => bySite,
    state: () => null,
    onChange: () => undefined,
    reload: () => Promise.resolve(false),
    stop,
  };
  const setup = {
    env: readEnv({ NODE_ENV: 'test', ...unlimitedEnv }),
    group,
    root: process.cwd(),
    build: 'dist',
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
      outbox: createOutbox(storage, clock),
      siteVersions: createSiteVersions(),
      clock,
      logger: silentLogger,
    }),
    openGroupDealers: () => Promise.resolve(dealers),
    composeCatalogue: (parts, foundation, sources) =>
      composeCatalogue(parts, foundation, sources, () => Promise.resolve(catalogue)),
  });
}

const get = (path: string) => request(server).get(path).set('host', host);

describe('a new group with a workshop', () => {
  it.each([
    ['/verksted', '/verksted/bestill'],
    ['/en/workshop', '/en/workshop/book'],
  ])('leads from %s to the booking', async (path, booking) => {
    const { text } = await get(path).expect(200);
    expect(readPage(text).links).toContain(booking);
    await get(booking).expect(200);
  });

  it('takes a booking for a car that the customer describes', async () => {
    const near = { lat: 59.91, lng: 10.75 };
    const offered = await get(`/api/mechmate/services/${registrationNumber}`)
      .query({ ...near, ...model })
      .expect(200);
    const { serviceOfferingCategories } = offered.body as { serviceOfferingCategories: OfferingCategory[] };
    const offerings = serviceOfferingCategories.flatMap((category) => category.offerings);
    const wheels = offerings.find(({ name }) => name === 'Hjulskift');
    expect(wheels).toMatchObject({ isAvailable: true, priceKnown: true });
    const kobraId = wheels?.code ?? '';
    const found = await get('/api/mechmate/departments/closestAvailable')
      .query({
        regNo: registrationNumber,
        serviceOfferings: kobraId,
        latitude: near.lat,
        longitude: near.lng,
        ...model,
      })
      .expect(200);
    const departmentId = /"departmentId":"([^"]+)"/.exec(found.text)?.[1] ?? '';
    const days = await get(`/api/mechmate/timeslots/from/${registrationNumber}/${departmentId}/2026-11-23T00:00:00/`)
      .query({ serviceOfferings: kobraId, ...model })
      .expect(200);
    const day = (days.body as DayAvailability[]).find(({ availableSlots }) => availableSlots.length > 0);
    const body = bookingRequest({
      customer: { firstName: 'Kari', lastName: 'Nordmann', phone: '22 12 34 56', email: 'kari@example.test' },
      registrationNumber,
      described,
      departmentId,
      timeSlot: `${day?.date.slice(0, 10)}T${day?.availableSlots[0]}:00`,
      serviceOfferingRequests: [{ kobraId, unitsSelected: 1, userInput: '' }],
    });
    const booked = await request(server).post('/api/mechmate/book').set('host', host).send(body).expect(200);
    expect(booked.body).toMatchObject({ link: expect.any(String) });
  });
});
