import express, { Router } from 'express';
import { createTireHotelHttpGateway } from '../../client/tirehotel/tireHotelHttpGateway.ts';
import { limitAttempts } from '../../server/http/limits/limitAttempts.ts';
import type { Storage } from '../../server/storage/Storage.ts';
import { createTireHotelService } from '../../server/tirehotel/createTireHotelService.ts';
import { createRemoteTireHotel } from '../../server/tirehotel/createRemoteTireHotel.ts';
import { createTireHotelApi } from '../../server/tirehotel/api/tireHotelApi.ts';
import type { TireHotelBackend } from '../../server/tirehotel/TireHotelBackend.ts';
import type { TireHotelService } from '../../server/tirehotel/TireHotelService.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';
import { tireHouse } from '../fixtures/demo/ownTireHotel.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';
import { atEndOfFile, openTemporaryStorage } from '../fixtures/storage/temporaryStorage.ts';
import { tireVisitor } from '../fixtures/tirehotel/tireVisitor.ts';
import { listening } from '../http/bookingServer.ts';
import { fakeTireHotelService } from '../upstreams/fakeTireHotelService.ts';
import type { FakeTireHotelService } from '../upstreams/fakeTireHotelService.ts';
import { setSite } from '../../server/site/siteOfRequest.ts';
import { demoSites } from '../fixtures/demo/demoSites.ts';

export const tireHotelKey = 'the-key-of-the-tire-hotel';

/** A tire hotel with the demo's customers, on the Saturday of `bookingNow`. */
export interface TireHotelSubject {
  /** Creates a visitor with a separate browser and IP address. */
  visitor(): TireHotelGateway;
  /** Returns the last code sent. */
  sentCode(): Promise<string>;
  /** Advances the clock. */
  pass(ms: number): void;
}

type TestClock = Awaited<ReturnType<typeof tireHouse>>['clock'];

interface Behind {
  backend: TireHotelBackend;
  storage: Storage;
  clock: TestClock;
  sentCode(): Promise<string>;
}

/** Creates the embedded engine on its own database. */
export async function ownEngine(): Promise<Behind> {
  const storage = await openTemporaryStorage();
  const house = await tireHouse(storage);
  return { backend: house.backend, storage, clock: house.clock, sentCode: house.sentCode };
}

interface ServiceSettings {
  honoursKeys?: boolean;
  logger?: Logger;
  timeoutMs?: number;
  clock: Clock;
}

/** Creates the adapter of a tire hotel service at a URL. */
export async function serviceAt(address: string, settings: ServiceSettings): Promise<TireHotelBackend> {
  const { honoursKeys = false, logger = silentLogger, timeoutMs = 10_000, clock } = settings;
  const { backend, close } = createRemoteTireHotel(
    {
      endpoint: `${address}/v1/`,
      apiKey: tireHotelKey,
      apiKeyHeader: 'x-tire-key',
      honoursKeys,
      timeoutMs,
      bookingTimeoutMs: timeoutMs,
    },
    { storage: await openTemporaryStorage(), clock, logger, timeZone: 'Europe/Stockholm' },
  );
  atEndOfFile(close);
  return backend;
}

/** Starts an HTTP service with the embedded engine's customers. */
export async function serviceWithEngine(
  settings: Partial<ServiceSettings> = {},
): Promise<Behind & { service: FakeTireHotelService }> {
  const engine = await ownEngine();
  const service = await fakeTireHotelService(engine.backend);
  atEndOfFile(() => service.stop());
  return { ...engine, service, backend: await serviceAt(service.address, { clock: engine.clock, ...settings }) };
}

/** Creates visitors of the service itself. */
export async function atTheService(behind: Behind): Promise<TireHotelSubject> {
  const service = await serviceOf(behind);
  return subjectOf(behind, (address) => {
    const visitor = tireVisitor(service, address);
    return {
      search: (regNo) => visitor.ask().search(regNo),
      login: (encryptedPhoneNumber) => visitor.ask().login(encryptedPhoneNumber),
      validate: (token, code) => visitor.ask().validate(token, code),
      visit: () => visitor.ask().visit(),
      session: () => visitor.ask().session(),
      logout: () => visitor.ask().logout(),
      timeslotDays: (workshop, query) => visitor.ask().timeslotDays(workshop, query),
      timeslots: (workshop, query) => visitor.ask().timeslots(workshop, query),
      book: (department, request, key) => visitor.ask().book(department, request, key),
      startOver: () => visitor.ask().startOver(),
      review: (review) => visitor.ask().review(review),
    };
  });
}

/** Creates visitors with browsers, over the product's own API. */
export async function inBrowsers(behind: Behind): Promise<TireHotelSubject> {
  const service = await serviceOf(behind);
  const app = express();
  app.set('query parser', 'simple');
  app.set('trust proxy', true);
  const [site] = demoSites;
  app.use((_request, response, next) => {
    if (site) setSite(response, site);
    next();
  });
  const api = Router();
  api.use('/tirehotel', createTireHotelApi({ service, limit: limitAttempts(0), logger: silentLogger }));
  app.use('/api', api);
  const { address: server, stop } = await listening(app);
  atEndOfFile(stop);
  return subjectOf(behind, (address) => createTireHotelHttpGateway(fetchWithCookies(server, address)));
}

function serviceOf({ backend, storage, clock }: Behind): Promise<TireHotelService> {
  return createTireHotelService({ backend, storage, clock, logger: silentLogger });
}

function subjectOf({ clock, sentCode }: Behind, visitorFrom: (address: string) => TireHotelGateway): TireHotelSubject {
  let visitors = 0;
  return {
    visitor: () => {
      visitors += 1;
      return visitorFrom(`192.0.2.${String(visitors)}`);
    },
    sentCode,
    pass: (ms) => clock.advance(ms),
  };
}

/** Returns a browser's fetch as far as the gateway needs it: relative URLs, and a cookie jar. */
function fetchWithCookies(server: string, from: string): typeof fetch {
  const cookies = new Map<string, string>();
  return async (path, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', from);
    if (cookies.size > 0) headers.set('cookie', [...cookies.values()].join('; '));
    const response = await fetch(new URL(path instanceof Request ? path.url : path, server), { ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const [name = ''] = pair.split('=');
      if (pair.endsWith('=')) cookies.delete(name);
      else cookies.set(name, pair);
    }
    return response;
  };
}
