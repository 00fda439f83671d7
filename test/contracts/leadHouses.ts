import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createLeadHttpGateway } from '../../client/forms/leadHttpGateway.ts';
import { createPhotoHttpGateway } from '../../client/forms/photoHttpGateway.ts';
import { harbourSites } from '../fixtures/harbourSites.ts';
import { comhubApi } from '../../server/forms/comhubApi.ts';
import { createComhub } from '../../server/forms/createComhub.ts';
import { createLeadDelivery } from '../../server/forms/createLeadDelivery.ts';
import { createLeadService } from '../../server/forms/createLeadService.ts';
import { createPhotoAddresses } from '../../server/forms/photos/createPhotoAddresses.ts';
import { createPhotoService } from '../../server/forms/photos/createPhotoService.ts';
import { createPhotoFiles } from '../../server/forms/photos/createPhotoFiles.ts';
import { photosApi } from '../../server/forms/photos/photosApi.ts';
import { apiErrors } from '../../server/http/api/apiErrors.ts';
import { limitAttempts } from '../../server/http/limits/limitAttempts.ts';
import { limitBytesUnderWay } from '../../server/http/limits/limitBytesUnderWay.ts';
import { createSiteDirectory } from '../../server/site/createSiteDirectory.ts';
import { resolveSite } from '../../server/site/siteOfRequest.ts';
import { createOutboxWorker } from '../../server/storage/outbox/createOutboxWorker.ts';
import type { LeadGateway } from '../../shared/forms/LeadGateway.ts';
import { leadForm } from '../../shared/forms/LeadTypes.ts';
import type { PhotoGateway } from '../../shared/forms/PhotoGateway.ts';
import { addressCatalogue } from '../fixtures/catalogue/addressCatalogue.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { leadDatabase } from '../fixtures/forms/leadDatabase.ts';
import type { FakeComhub } from '../upstreams/fakeComhub.ts';
import type { LeadHouse } from './leads.contract.ts';

export const comhubKey = 'the-key-of-comhub';
export const photoOrigin = 'https://photos.harbour.example';
const betweenDeliveriesMs = 30 * 60_000;

/** Creates the service on its own database; its clock advances by half an hour per delivery. */
export async function serviceHouse({
  comhub,
  toComhub,
  timeoutMs = 10_000,
}: {
  comhub: FakeComhub;
  toComhub: boolean;
  timeoutMs?: number;
}): Promise<LeadHouse & { openPhoto: (link: string) => Promise<Buffer | null> }> {
  let now = Date.now();
  const clock = { now: () => new Date(now) };
  const logger = collectingLogger();
  const catalogue = addressCatalogue();
  const database = await leadDatabase(clock);
  const { storage } = database;
  const service = { sites: harbourSites, catalogue, clock, logger };
  const sender = createComhub({
    endpoint: comhub.address,
    apiKey: comhubKey,
    apiKeyHeader: 'x-comhub-key',
    photoAddresses: createPhotoAddresses({ storage, origin: photoOrigin, clock }),
    logger,
    timeoutMs,
    clock: () => now,
  });
  const lead = createLeadDelivery({ ...service, comhub: toComhub ? sender.deliver : null, mail: null });
  const worker = createOutboxWorker({ outbox: database.outbox, deliverers: { lead }, clock, logger });
  return {
    leads: createLeadService({ ...database, ...service }),
    another: createLeadService({ ...(await database.openAgain()), ...service, catalogue: addressCatalogue() }),
    photos: createPhotoService({ storage, clock }),
    openPhoto: (link) => createPhotoFiles(storage).open(link, clock.now()),
    written: async () => [...(await database.leads()).keys()],
    deliver: async () => {
      now += betweenDeliveriesMs;
      await worker.drain();
      return database.leads();
    },
    silenceCatalogue: (silent) => catalogue.fallSilent(silent ? 'error' : null),
    log: () => JSON.stringify(logger.lines),
    close: async () => {
      await worker.stop();
      sender.close();
      await database.remove();
    },
  };
}

/** Creates the browser's gateway over the product's own /api and the service. */
export async function browserHouse(comhub: FakeComhub): Promise<LeadHouse> {
  const behind = await serviceHouse({ comhub, toComhub: true });
  const logger = collectingLogger();
  const closes: (() => void)[] = [];
  const overApi = async (site: string, leads: LeadGateway): Promise<{ leads: LeadGateway; photos: PhotoGateway }> => {
    const clock = { now: () => new Date() };
    const limit = limitAttempts(0);
    const limitBytes = limitBytesUnderWay({ maxBytes: 100_000_000, maxBytesPerRequest: 60_000_000 });
    const files = { links: () => Promise.resolve([]), open: () => Promise.resolve(null) };
    const app = express().use(resolveSite(createSiteDirectory(harbourSites, site)));
    app.use('/api/forms/comhub', comhubApi(leads, { limit, clock, logger }));
    app.use('/api/forms/photos', photosApi({ photos: behind.photos, files, limit, limitBytes, clock, logger }));
    app.use('/api', apiErrors(logger));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const fetchFromThere: typeof fetch = (address, init) =>
      fetch(new URL(address instanceof Request ? address.url : address, origin), init);
    closes.push(() => {
      server.close();
      server.closeAllConnections();
    });
    return { leads: createLeadHttpGateway(fetchFromThere), photos: createPhotoHttpGateway(fetchFromThere) };
  };
  /** Sends each lead from the site of its form. */
  const onEitherSite = async (leads: LeadGateway) => {
    const [swedish, norwegian] = [await overApi('harbour-bil', leads), await overApi('harbour-bil-no', leads)];
    const gateway: LeadGateway = {
      submit: (lead) =>
        (leadForm(lead.formName)?.siteName === 'harbour-bil-no' ? norwegian : swedish).leads.submit(lead),
    };
    return { leads: gateway, photos: swedish.photos };
  };
  const [one, other] = [await onEitherSite(behind.leads), await onEitherSite(behind.another)];
  return {
    ...behind,
    leads: one.leads,
    another: other.leads,
    photos: one.photos,
    log: () => behind.log() + JSON.stringify(logger.lines),
    close: async () => {
      for (const close of closes) close();
      await behind.close();
    },
  };
}
