import { PassThrough } from 'node:stream';
import express, { Router } from 'express';
import { apiErrors, apiNotFound } from '../../server/http/api/apiErrors.ts';
import { createLogger } from '../../server/http/logging/createLogger.ts';
import { limitAttempts } from '../../server/http/limits/limitAttempts.ts';
import { logRequests } from '../../server/http/logging/logRequests.ts';
import { createSecurityHeaders, setSecurityHeaders } from '../../server/http/security/securityHeaders.ts';
import { createTireHotelService } from '../../server/tirehotel/createTireHotelService.ts';
import { createTireHotelApi } from '../../server/tirehotel/api/tireHotelApi.ts';
import type { TireHotelBackend } from '../../server/tirehotel/TireHotelBackend.ts';
import type { TireHotelLimits } from '../../server/tirehotel/tireHotelLimits.ts';
import { fakeTireHotel } from '../fixtures/tirehotel/fakeTireHotel.ts';
import { openTemporaryStorage } from '../fixtures/storage/temporaryStorage.ts';
import { testClock } from '../fixtures/testClock.ts';
import { listening } from './bookingServer.ts';

interface Settings {
  /** Overrides of the back end. */
  change?: Partial<TireHotelBackend>;
  limits?: TireHotelLimits;
}

/** Mounts the tire hotel routes as the product does, over a test tire system, on 2 March 2026. */
export async function tireHotelServer({ change = {}, limits }: Settings = {}) {
  const written = new PassThrough();
  const lines: string[] = [];
  written.on('data', (line: Buffer) => lines.push(line.toString()));
  const logger = createLogger('trace', written);
  const storage = await openTemporaryStorage();
  const clock = testClock('2026-03-02T08:00:00.000Z');
  const hotel = fakeTireHotel();
  const backend = { ...hotel, ...change };
  const service = await createTireHotelService({ backend, storage, clock, logger, ...(limits ? { limits } : {}) });
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', true);
  app.use(logRequests(logger), setSecurityHeaders(createSecurityHeaders({ hstsSubdomains: false })));
  const api = Router();
  api.use('/tirehotel', createTireHotelApi({ service, limit: limitAttempts(0), logger }));
  api.use(apiNotFound, apiErrors(logger));
  app.use('/api', api);
  const { address, stop } = await listening(app);
  const stored = async (): Promise<number> => {
    const tables = await Promise.all([
      storage.db.selectFrom('tire_challenges').select('id').execute(),
      storage.db.selectFrom('tire_sessions').select('id').execute(),
    ]);
    return tables.flat().length;
  };
  return { app, address, stop, hotel, clock, stored, log: () => lines.join('') };
}
