import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BookingGateway, ClosestQuery } from '../../shared/booking/BookingGateway.ts';
import type { SiteEvent } from '../../shared/booking/SiteEvent.ts';
import { bookingRequest, otherPlate } from '../fixtures/booking/bookingReference.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { openTemporaryStorage } from '../fixtures/storage/temporaryStorage.ts';
import { bookingFaults, fakeMechmate, mechmateFaults } from '../upstreams/fakeMechmate.ts';
import type { FakeMechmate } from '../upstreams/fakeMechmate.ts';
import { allOf, codeOf } from './booking.contract.ts';
import { adapter, engine, mechmateKey } from './bookingGateways.ts';

const plate = 'ABC123';
const near = { latitude: 59.85, longitude: 17.64 };
const search: ClosestQuery = {
  registrationNumber: plate,
  serviceOfferings: ['service'],
  ...near,
  cursor: '',
  sort: 'distance',
};
const never = new AbortController().signal;
const found: FakeMechmate[] = [];

async function system(): Promise<FakeMechmate> {
  const mechmate = await fakeMechmate(await engine());
  found.push(mechmate);
  return mechmate;
}

afterAll(async () => {
  for (const mechmate of found) await mechmate.stop();
});

/** All possible queries, except bookings and searches. */
function questionsTo(booking: BookingGateway): (() => Promise<unknown>)[] {
  const about = { registrationNumber: plate, departmentId: 'uppsala', serviceOfferings: ['service', 'check'] };
  return [
    () => booking.car(plate),
    () => booking.services(plate, near),
    () => booking.addons(plate, near),
    () => booking.prices({ ...about, mileage: 1500 }),
    () => booking.timeslots({ ...about, from: '2026-11-23' }),
    () => booking.hasBrand('Land Rover'),
  ];
}

async function failureOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => null,
    (error: unknown) => error,
  );
}

const sitesOf = (events: SiteEvent[]): string[] =>
  events.map((event) => ('departmentId' in event ? event.departmentId : JSON.stringify(event)));
const five = ['uppsala', 'night', 'far1', 'gavle', 'far2'];
const bookingsAt = (mechmate: FakeMechmate): number => mechmate.seen.filter(({ url }) => url === '/v1/book').length;

describe('the booking system', () => {
  let mechmate: FakeMechmate | undefined;

  it('is called at the documented addresses', async () => {
    const mechmate = await system();
    const booking = await adapter(mechmate.address);
    for (const ask of questionsTo(booking)) await ask();
    await allOf(booking.closestAvailable({ ...search, cursor: 'far2', sort: 'firstTime' }, never));
    const key = randomUUID();
    await booking.book(bookingRequest(), key);
    expect(mechmate.seen.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)).toEqual([
      'GET /v1/car/ABC123',
      'GET /v1/services/ABC123?lat=59.85&lng=17.64',
      'GET /v1/addons/ABC123?lat=59.85&lng=17.64',
      'GET /v1/prices/ABC123/1500/uppsala?serviceOfferings=service,check',
      'GET /v1/timeslots/from/ABC123/uppsala/2026-11-23T00:00:00/?serviceOfferings=service,check',
      'GET /v1/authorized-workshop/Land-Rover',
      'GET /v1/departments/closestAvailable?regNo=ABC123&serviceOfferings=service&latitude=59.85&longitude=17.64&cursor=far2',
      'POST /v1/book',
    ]);
    for (const { headers } of mechmate.seen) expect(headers['x-workshop-key']).toBe(mechmateKey);
    const last = mechmate.seen.at(-1);
    expect(JSON.parse(last?.body ?? '')).toEqual(bookingRequest());
    expect(last?.headers['idempotency-key']).toBe(key);
  });

  it.each(mechmateFaults)('is unavailable until it recovers: %s', async (fault) => {
    mechmate ??= await system();
    const logger = collectingLogger();
    const impatient = { logger, timeoutMs: fault === 'hangs' ? 100 : 5000 };
    mechmate.failWith(fault);
    const failing = await adapter(mechmate.address, impatient);
    // The breaker may be open for the last of them, which is the same for the visitor.
    for (const ask of questionsTo(failing)) expect(await codeOf(ask())).toBe('ServerError');
    const searched = await adapter(mechmate.address, impatient);
    expect(await allOf(searched.closestAvailable(search, never))).toEqual([{ error: { code: 'ServerError' } }]);
    mechmate.failWith(null);
    const again = await adapter(mechmate.address, { logger });
    for (const ask of questionsTo(again)) expect(await ask()).toBeDefined();
    expect(sitesOf(await allOf(again.closestAvailable(search, never)))).toEqual(five);
    const log = JSON.stringify(logger.lines);
    expect(log).toContain('/v1/timeslots/from/-/-/-/');
    for (const secret of [plate, mechmateKey, '59.85', '1500']) expect(log).not.toContain(secret);
  });

  it('has booked nothing when its address does not respond', async () => {
    const storage = await openTemporaryStorage();
    const dead = await adapter('http://127.0.0.1:9', { storage });
    for (const ask of questionsTo(dead)) expect(await codeOf(ask())).toBe('ServerError');
    expect(await allOf(dead.closestAvailable(search, never))).toEqual([{ error: { code: 'ServerError' } }]);
    const key = randomUUID();
    expect(await failureOf(dead.book(bookingRequest(), key))).toMatchObject({
      failure: { code: 'ServerError', nothingBooked: true },
    });
    const alive = await adapter((await system()).address, { storage });
    expect((await alive.book(bookingRequest(), key)).id).not.toBe('');
  });

  it('is well however often it says that there is no such car', async () => {
    const mechmate = await system();
    const booking = await adapter(mechmate.address);
    for (let round = 0; round < 8; round += 1) expect(await codeOf(booking.car('XXX000'))).toBe('VehicleNotFound');
    expect(mechmate.seen).toHaveLength(8); // The response 500 is no failure here, and is not retried.
    expect(await booking.car(plate)).toMatchObject({ brand: 'Nordvik' });
  });

  it('passes on nothing that a page must not have', async () => {
    const mechmate = await system();
    const booking = await adapter(mechmate.address);
    const offering = { name: 'Service', code: 'service', isAvailable: true };
    const category = { name: 'Service', icon: 'javascript:alert(1)', offerings: [offering], selectionType: null };
    mechmate.answerWith((_request, response) => {
      response.end(JSON.stringify({ serviceOfferingCategories: [category] }));
    });
    const [given] = await booking.services(plate, near);
    expect(given).toMatchObject({ icon: '', offerings: [{ price: 0, priceKnown: false, listItems: [] }] });
    mechmate.answerWith((_request, response) => {
      response.writeHead(400).end(JSON.stringify({ errors: { 'Error Result': [`No car ${plate} of Åsa`] } }));
    });
    expect(await codeOf(booking.car(plate))).toBe('ServerError');
  });
});

describe('a search in the booking system', () => {
  it.each([1, 2, 3])('goes on where its stream breaks off after %i messages', async (after) => {
    const mechmate = await system();
    const booking = await adapter(mechmate.address);
    mechmate.cutStreamsAfter(after);
    expect(sitesOf(await allOf(booking.closestAvailable(search, never)))).toEqual(five);
    const rest = await allOf(booking.closestAvailable({ ...search, cursor: 'far2' }, never));
    expect(sitesOf(rest)).toEqual(['far3', 'malmo', '{"noSites":true}']);
    const cursors = mechmate.seen.map(({ url }) => new URL(url, mechmate.address).searchParams.get('cursor'));
    expect(cursors[0]).toBeNull();
    expect(cursors[1]).toBe(five[after - 1]);
  });

  it('leaves out what comes a second time', async () => {
    const mechmate = await system();
    const booking = await adapter(mechmate.address);
    const site = (departmentId: string) => ({
      departmentId,
      siteName: departmentId,
      latitude: 59,
      longitude: 17,
      firstTimeSlot: '2026-11-23T08:00:00',
    });
    const connections = [
      ['a', 'b'],
      ['b', 'a', 'c'],
      ['d', 'a', 'e', 'f'],
    ];
    mechmate.answerWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const name of connections.shift() ?? []) response.write(`data: ${JSON.stringify(site(name))}\n\n`);
      response.end();
    });
    expect(sitesOf(await allOf(booking.closestAvailable(search, never)))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('says that it failed when it breaks off repeatedly', async () => {
    const mechmate = await system();
    const booking = await adapter(mechmate.address, { idleMs: 200 });
    mechmate.cutStreamsAfter(0);
    expect(await allOf(booking.closestAvailable(search, never))).toEqual([{ error: { code: 'ServerError' } }]);
    expect(mechmate.seen).toHaveLength(4);
    mechmate.answerWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': \n\n');
    });
    expect(await allOf(booking.closestAvailable(search, never))).toEqual([{ error: { code: 'ServerError' } }]);
    expect(mechmate.seen).toHaveLength(8);
  });

  it('lets the booking system go when nobody waits any longer', async () => {
    const mechmate = await system();
    const booking = await adapter(mechmate.address);
    const left = new Promise<void>((resolve) => {
      mechmate.answerWith((_request, response) => {
        response.on('close', resolve);
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': \n\n');
      });
    });
    const stop = new AbortController();
    const events = allOf(booking.closestAvailable(search, stop.signal));
    await mechmate.received(1);
    stop.abort();
    expect(await events).toEqual([]);
    await left;
  });
});

describe('a booking whose answer is lost', () => {
  const request = bookingRequest({ departmentId: 'gavle', timeSlot: '2026-11-24T09:30:00' });
  let mechmate: FakeMechmate;
  beforeAll(async () => {
    mechmate = await system();
  });

  it.each(bookingFaults)('is unknown when the booking system %s', async (fault) => {
    const own = await system();
    const storage = await openTemporaryStorage();
    const booking = await adapter(own.address, {
      storage,
      ...(fault === 'hangs after it' ? { timeoutMs: 2000 } : {}),
    });
    own.failBookingWith(fault);
    const key = randomUUID();
    expect(await codeOf(booking.book(request, key))).toBe('OutcomeUnknown');
    expect(await codeOf(booking.book(request, key))).toBe('OutcomeUnknown');
    const restarted = await adapter(own.address, { storage });
    expect(await codeOf(restarted.book(request, key))).toBe('OutcomeUnknown');
    expect(bookingsAt(own)).toBe(1);
  });

  it.each(bookingFaults)('is made once where the booking system knows keys (it %s)', async (fault) => {
    const own = await system();
    own.honourKeys();
    const patience = fault === 'hangs after it' ? { timeoutMs: 2000 } : {};
    const storage = await openTemporaryStorage();
    const booking = await adapter(own.address, { storage, honoursKeys: true, ...patience });
    own.failBookingWith(fault);
    const key = randomUUID();
    expect(await failureOf(booking.book(request, key))).toMatchObject({
      failure: { code: 'OutcomeUnknown', onlyWorkshopTells: false },
    });
    expect((await booking.book(request, key)).id).not.toBe('');
    expect(new Set(own.seen.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([key]));
    const otherCar = { ...request, registrationNumber: otherPlate() };
    expect(await codeOf(booking.book(otherCar, randomUUID()))).toBe('TimeslotNotAvailable');
  });

  it('is left to the workshop where the booking system knows no keys', async () => {
    const own = await system();
    const booking = await adapter(own.address, { storage: await openTemporaryStorage() });
    own.failBookingWith('says ServerError after it');
    const failure = await failureOf(booking.book(request, randomUUID()));
    expect(failure).toMatchObject({ failure: { code: 'OutcomeUnknown', onlyWorkshopTells: true } });
  });

  it('is found again under its key where the booking system knows keys', async () => {
    const storage = await openTemporaryStorage();
    mechmate.honourKeys();
    const booking = await adapter(mechmate.address, { storage, honoursKeys: true });
    mechmate.failBookingWith('loses the answer');
    const key = randomUUID();
    expect(await codeOf(booking.book(request, key))).toBe('OutcomeUnknown');
    const dead = await adapter('http://127.0.0.1:9', { storage, honoursKeys: true });
    expect(await codeOf(dead.book(request, key))).toBe('OutcomeUnknown'); // Nothing was sent, so it can still be booked.
    const { id } = await booking.book(request, key);
    expect(await booking.book(request, key)).toMatchObject({ id });
    expect(bookingsAt(mechmate)).toBe(2);
    const otherCar = { ...request, registrationNumber: 'ABC124' };
    expect(await codeOf(booking.book(otherCar, randomUUID()))).toBe('TimeslotNotAvailable');
  });

  it('gets its response again from another process', async () => {
    const storage = await openTemporaryStorage();
    const key = randomUUID();
    const other = bookingRequest({ timeSlot: '2026-11-25T09:30:00' });
    const { id } = await (await adapter(mechmate.address, { storage })).book(other, key);
    const before = bookingsAt(mechmate);
    expect(await (await adapter(mechmate.address, { storage })).book(other, key)).toMatchObject({ id });
    expect(bookingsAt(mechmate)).toBe(before);
    const kept = await storage.db.selectFrom('booking_requests').selectAll().execute();
    const { customer, freeText, registrationNumber } = other;
    for (const secret of [...Object.values(customer), freeText, registrationNumber]) {
      expect(JSON.stringify(kept)).not.toContain(secret);
    }
  });
});
