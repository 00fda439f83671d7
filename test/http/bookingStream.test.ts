import { afterEach, describe, expect, it } from '@jest/globals';
import type { RequestHandler } from 'express';
import { createEventStreams } from '../../server/http/eventStreams.ts';
import type { ClosestQuery } from '../../shared/booking/BookingGateway.ts';
import { BookingError } from '../../shared/booking/BookingError.ts';
import { heldSearch, createSearch, workshopSite } from '../fixtures/booking/fakeBooking.ts';
import { openReader } from '../fixtures/eventStreamReader.ts';
import { readThroughCuts } from '../fixtures/readThroughCuts.ts';
import { bufferingProxy } from '../upstreams/bufferingProxy.ts';
import { bookingApp, listening } from './bookingServer.ts';

const path = '/api/mechmate/departments/closestAvailable';
const query = '?regNo=ABC123&serviceOfferings=tyres,service&latitude=59.33&longitude=18.07';

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0).reverse()) await stop();
});

async function serve(settings: Parameters<typeof bookingApp>[0]) {
  const made = bookingApp(settings);
  const { address, stop } = await listening(made.app);
  running.push(stop);
  return { ...made, address, search: address + path + query };
}

/** Removes "no-transform" from responses, so that the compression applies. */
const compressed: RequestHandler = (_request, response, next) => {
  const writeHead = response.writeHead.bind(response) as (status: number) => typeof response;
  response.writeHead = ((status: number) => {
    response.setHeader('Cache-Control', 'no-cache');
    return writeHead(status);
  }) as typeof response.writeHead;
  next();
};

describe('the stream of workshops', () => {
  it('sends five workshops at most', async () => {
    const asked: ClosestQuery[] = [];
    const search = createSearch(8);
    const { search: address } = await serve({
      booking: {
        closestAvailable: (wanted, signal) => {
          asked.push(wanted);
          return search(wanted, signal);
        },
      },
    });
    const reader = await openReader(address);
    await reader.ended;
    expect(reader.status).toBe(200);
    expect(reader.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(reader.events).toEqual([1, 2, 3, 4, 5].map((n) => ({ id: `D${n}`, data: workshopSite(n) })));
    const more = await openReader(`${address}&cursor=D5&sort=firstTime`);
    await more.ended;
    expect(more.events.map(({ data }) => data)).toEqual(
      [6, 7, 8].map(workshopSite).concat([{ noSites: true }] as never),
    );
    const place = {
      registrationNumber: 'ABC123',
      serviceOfferings: ['tyres', 'service'],
      latitude: 59.33,
      longitude: 18.07,
    };
    expect(asked).toEqual([
      { ...place, cursor: '', sort: 'distance' },
      { ...place, cursor: 'D5', sort: 'firstTime' },
    ]);
  });

  it('goes on after the last event that has come', async () => {
    const { search } = await serve({ booking: { closestAvailable: createSearch(40) } });
    const reader = await openReader(`${search}&cursor=D2`, { lastEventId: 'D11' });
    await reader.ended;
    expect(reader.events.map(({ id }) => id)).toEqual(['D12', 'D13', 'D14', 'D15', 'D16']);
  });

  it.each([
    ['as it is', {}, undefined],
    ['compressed', { gzip: true }, compressed],
  ])('has neither gap nor repeat over a hundred cuts (%s)', async (_how, settings, between) => {
    const { search, streams } = await serve({
      booking: { closestAvailable: createSearch(40) },
      ...(between ? { between } : {}),
    });
    const { cuts, runs, encodings } = await readThroughCuts(search, { cuts: 100, seed: 6, ...settings });
    expect(cuts).toBeGreaterThanOrEqual(100);
    expect(encodings).toEqual(new Set([between ? 'gzip' : undefined]));
    const all = Array.from({ length: 40 }, (_, at) => `D${at + 1}`);
    for (const ids of runs) expect(ids).toEqual(all);
    expect(streams.openCount).toBe(0);
  });

  it.each([
    ['as it is', {}, undefined],
    ['compressed', { gzip: true }, compressed],
  ])('sends a workshop while the search goes on (%s)', async (_how, settings, between) => {
    const { closestAvailable, find } = heldSearch();
    const { search } = await serve({ booking: { closestAvailable }, ...(between ? { between } : {}) });
    const reader = await openReader(search, settings);
    for (const number of [1, 2, 3]) {
      find(workshopSite(number));
      await reader.until(({ events }) => events.length === number);
      expect(reader.events).toHaveLength(number);
    }
    find({ noSites: true });
    await reader.ended;
    expect(reader.events.at(-1)).toEqual({ id: '', data: { noSites: true } });
  });

  it('passes a proxy that keeps back what it may keep back', async () => {
    const held = heldSearch();
    const { address } = await serve({ booking: held });
    const obedient = await bufferingProxy(address);
    running.push(obedient.stop);
    const reader = await openReader(obedient.address + path + query);
    held.find(workshopSite(1));
    await reader.until(({ events }) => events.length === 1);
    expect(reader.events).toHaveLength(1);
    held.find({ noSites: true });
    await reader.ended;
    expect(reader.events).toHaveLength(2);
  });

  it('says that it lives while nothing is found', async () => {
    const { closestAvailable, find } = heldSearch();
    const { search } = await serve({ booking: { closestAvailable }, streams: createEventStreams({ heartbeatMs: 5 }) });
    const reader = await openReader(search);
    await reader.until(({ comments }) => comments >= 3);
    expect(reader.comments).toBeGreaterThanOrEqual(3);
    expect(reader.events).toEqual([]);
    find({ error: { code: 'ServerError' } });
    await reader.ended;
  });

  it('stops the search when the visitor leaves', async () => {
    const first = heldSearch();
    const { search, streams } = await serve({ booking: first });
    const reader = await openReader(search);
    await reader.until(() => streams.openCount === 1);
    reader.cut();
    await first.left;
    const second = heldSearch();
    const other = await serve({ booking: second });
    const open = await openReader(other.search);
    other.streams.close();
    await Promise.all([second.left, open.ended]);
    expect(other.streams.openCount).toBe(0);
    const late = await openReader(other.search);
    expect(late.status).toBe(503);
  });

  it('makes an error of the search its last event', async () => {
    const failing = (error: Error) => ({
      closestAvailable: async function* () {
        yield await Promise.resolve(workshopSite(1));
        throw error;
      },
    });
    const known = await serve({ booking: failing(new BookingError('VehicleNotFound')) });
    const reader = await openReader(known.search);
    await reader.ended;
    expect(reader.events.at(-1)?.data).toEqual({ error: 'VehicleNotFound' });
    const unknown = await serve({ booking: failing(new Error('password of the database')) });
    const other = await openReader(unknown.search);
    await other.ended;
    expect(other.events.map(({ data }) => data)).toEqual([workshopSite(1), { error: 'ServerError' }]);
    expect(unknown.lines).toEqual([{ event: 'booking.searchFailed', facts: { reason: 'Error' } }]);
    const held = heldSearch();
    held.find({ error: { code: 'BrandNotSupported', brand: 'Lada <b>' } });
    const foreign = await openReader((await serve({ booking: held })).search);
    await foreign.ended;
    expect(foreign.events).toEqual([{ id: '', data: { error: 'BrandNotSupported,Lada b' } }]);
  });

  it('fails a search that never ends', async () => {
    const nothing: AsyncIterator<never> = { next: () => Promise.resolve({ done: true, value: undefined }) };
    const silent = await serve({ booking: { closestAvailable: () => ({ [Symbol.asyncIterator]: () => nothing }) } });
    const deaf = await serve({
      booking: {
        closestAvailable: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }) }),
      },
      maxSearchMs: 20,
    });
    for (const { search } of [silent, deaf]) {
      const reader = await openReader(search);
      await reader.ended;
      expect(reader.events).toEqual([{ id: '', data: { error: 'ServerError' } }]);
    }
  });

  it('is refused before it begins when the question is wrong', async () => {
    const { address } = await serve({});
    for (const [change, status] of [
      ['?regNo=ABC123', 400],
      [query.replace('ABC123', "ABC123'--"), 400],
      [query.replace('59.33', '91'), 400],
      [`${query}&cursor=../x`, 400],
      [`${query}&sort=price`, 400],
      [query.replace('tyres', 'a b'), 400],
    ] as [string, number][]) {
      const reader = await openReader(address + path + change);
      expect(reader.status).toBe(status);
      expect(reader.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    }
    const odd = await openReader(address + path + query, { lastEventId: '<script>' });
    expect(odd.status).toBe(400);
  });
});
