import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnv } from '../../config/env.ts';
import { servedGroup } from '../../config/group/servedGroup.ts';
import { createApp } from '../../server/app.ts';
import { createEventStreams } from '../../server/http/eventStreams.ts';
import { loadAllCode } from '../../client/app/loadedCode.ts';
import { createServices } from '../../server/composition/createServices.ts';
import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import { fakeBooking, workshopSite } from '../fixtures/booking/fakeBooking.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';
import { memoryInUse } from './memoryInUse.ts';

/** Three times as often as in the product, so that every round has several. */
const heartbeatMs = 5000;

/** Finds two workshops at once, then searches for a third until the client disconnects. */
const searchWithoutEnd: BookingGateway['closestAvailable'] = async function* (_query, signal) {
  yield workshopSite(1);
  yield workshopSite(2);
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
};

/**
 * Runs the built product's services in a separate process, controlled by messages.
 * It sends its address, and responds to each message with its memory (bytes, after a garbage collection) and its open
 * streams.
 */
async function runStreamServer(): Promise<void> {
  const eventStreams = createEventStreams({ maxPerAddress: 5000, maxTotal: 5000, heartbeatMs });
  const data = await mkdtemp(join(tmpdir(), 'forecourt-streams-'));
  const env = readEnv({ DATA_DIR: data });
  await loadAllCode();
  const services = await createServices({
    env,
    logger: silentLogger,
    logState: () => ({ condition: 'ok', droppedLines: 0 }),
    root: process.cwd(),
    build: resolve('dist'),
    group: servedGroup(env),
    version: 'test',
  });
  const gateways = { ...services.gateways, booking: fakeBooking({ closestAvailable: searchWithoutEnd }) };
  // The limits per IP address are meant for visitors.
  const app = createApp({
    ...services,
    gateways,
    siteBookings: new Map(
      services.sites.all.map(({ name }) => [
        name,
        { ...services.gateways, booking: gateways.booking, smsNotice: null },
      ]),
    ),
    eventStreams,
    trustProxy: 1,
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.on('message', () => {
    const inUse = memoryInUse();
    process.send?.({ inUse, resident: process.memoryUsage.rss(), streams: eventStreams.openCount });
  });
  process.on('disconnect', () => {
    server.close();
    server.closeAllConnections();
    void services.stop().then(() => rm(data, { recursive: true, force: true }));
  });
  process.send?.({ port: (server.address() as AddressInfo).port });
}

await runStreamServer();
