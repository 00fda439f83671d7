import { afterEach, describe, expect, it } from '@jest/globals';
import { createEventStreams } from '../../server/http/eventStreams.ts';
import { openReader } from '../fixtures/eventStreamReader.ts';
import { heldSearch, createSearch, workshopSite } from '../fixtures/booking/fakeBooking.ts';
import { readThroughCuts } from '../fixtures/readThroughCuts.ts';
import { bookingApp, listening } from '../http/bookingServer.ts';
import { startNginx } from '../upstreams/nginx.ts';

const search =
  '/api/mechmate/departments/closestAvailable?regNo=ABC123&serviceOfferings=tyres&latitude=59.33&longitude=18.07';
const gzip = 'gzip on; gzip_types text/event-stream; gzip_min_length 0;';

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0).reverse()) await stop();
});

/** Starts the search behind an nginx with its defaults. */
async function behindNginx(settings: Parameters<typeof bookingApp>[0], http?: string) {
  const made = bookingApp(settings);
  const server = await listening(made.app);
  running.push(server.stop);
  const nginx = await startNginx(server.address, http);
  running.push(nginx.stop);
  return { ...made, search: nginx.address + search };
}

describe('the stream of workshops through nginx with default proxy settings', () => {
  it('brings every workshop while the search goes on', async () => {
    const held = heldSearch();
    const { search: address } = await behindNginx({ booking: held });
    const reader = await openReader(address);
    for (const number of [1, 2, 3]) {
      held.find(workshopSite(number));
      await reader.until(({ events }) => events.length === number);
      expect(reader.events).toHaveLength(number);
    }
    held.find({ noSites: true });
    await reader.ended;
    expect(reader.events.at(-1)?.data).toEqual({ noSites: true });
  });

  it('stops the search when the visitor leaves', async () => {
    const held = heldSearch();
    const streams = createEventStreams({ heartbeatMs: 20 });
    const { search: address } = await behindNginx({ booking: held, streams });
    const reader = await openReader(address);
    await reader.until(({ comments }) => comments >= 3);
    reader.cut();
    await held.left;
    expect(reader.comments).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['as it is', false, ''],
    ['compressed by nginx', true, gzip],
  ])('has neither gap nor repeat over a hundred cuts (%s)', async (_how, isPacked, http) => {
    const { search: address } = await behindNginx({ booking: { closestAvailable: createSearch(40) } }, http);
    const { cuts, runs, encodings } = await readThroughCuts(address, { cuts: 100, seed: 7, gzip: isPacked });
    expect(cuts).toBeGreaterThanOrEqual(100);
    expect(encodings).toEqual(new Set([isPacked ? 'gzip' : undefined]));
    const all = Array.from({ length: 40 }, (_, at) => `D${at + 1}`);
    for (const ids of runs) expect(ids).toEqual(all);
  });

  it('outlives the minute after which nginx closes what is silent', async () => {
    const held = heldSearch();
    const { search: address } = await behindNginx({ booking: held });
    const reader = await openReader(address);
    // Four heartbeats of fifteen seconds are a minute; one more exceeds it.
    await reader.until(({ comments }) => comments >= 5);
    held.find(workshopSite(1));
    held.find({ noSites: true });
    await reader.ended;
    expect(reader.comments).toBeGreaterThanOrEqual(5);
    expect(reader.events).toHaveLength(2);
  }, 180_000);
});
