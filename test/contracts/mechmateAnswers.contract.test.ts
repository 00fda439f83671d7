import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { BookingError } from '../../shared/booking/BookingError.ts';
import type { ClosestQuery } from '../../shared/booking/BookingGateway.ts';
import type { SiteEvent } from '../../shared/booking/SiteEvent.ts';
import { bookingRequest } from '../fixtures/booking/bookingReference.ts';
import { collectingLogger } from '../fixtures/contentSites.ts';
import { openTemporaryStorage } from '../fixtures/storage/temporaryStorage.ts';
import { fakeMechmate } from '../upstreams/fakeMechmate.ts';
import type { FakeMechmate } from '../upstreams/fakeMechmate.ts';
import { allOf, codeOf } from './booking.contract.ts';
import { adapter, engine } from './bookingGateways.ts';

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

async function failureOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => null,
    (error: unknown) => error,
  );
}

const sitesOf = (events: SiteEvent[]): string[] =>
  events.map((event) => ('departmentId' in event ? event.departmentId : JSON.stringify(event)));

describe('a booking that the booking system refuses', () => {
  const answering = async (status: number, body: unknown) => {
    const mechmate = await system();
    mechmate.answerWith((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    const booking = await adapter(mechmate.address, { storage: await openTemporaryStorage() });
    return failureOf(booking.book(bookingRequest(), randomUUID()));
  };

  it('in words of its own passes them on in one line', async () => {
    const refused = await answering(400, { message: 'Kunden är spärrad' });
    expect(refused).toMatchObject({ failure: { code: 'Refused', words: 'Kunden är spärrad' } });
    const long = await answering(409, { message: `a\nb ${'x'.repeat(400)}` });
    const failure = long instanceof BookingError ? long.failure : null;
    const words = failure?.code === 'Refused' ? failure.words : '';
    expect(words).toMatch(/^a b x+…$/);
    expect(words).toHaveLength(200);
  });

  it('by failing itself is unknown', async () => {
    const failed = await answering(500, { message: 'NullReferenceException in Åsa Ek' });
    expect(failed).toHaveProperty('failure', { code: 'OutcomeUnknown', onlyWorkshopTells: true });
  });

  it.each([401, 403, 404])('by refusing this server with %i has booked nothing', async (status) => {
    const refused = await answering(status, { message: 'Invalid key' });
    expect(refused).toHaveProperty('failure', { code: 'ServerError', nothingBooked: true });
  });

  it.each([
    [401, 'Check MECHMATE_API_KEY and its header.'],
    [404, 'Check MECHMATE_ENDPOINT.'],
  ])('by refusing this server with %i tells the operator', async (status, remedy) => {
    const mechmate = await system();
    mechmate.answerWith((_request, response) => {
      response.writeHead(status).end(JSON.stringify({ message: 'Invalid key' }));
    });
    const logger = collectingLogger();
    const booking = await adapter(mechmate.address, { storage: await openTemporaryStorage(), logger });
    await failureOf(booking.car(plate));
    await failureOf(booking.book(bookingRequest(), randomUUID()));
    const told = logger.lines.filter(({ event }) => event === 'booking.accessRefused');
    expect(told.map(({ level, facts }) => ({ level, ...facts }))).toEqual([
      { level: 'error', status, remedy },
      { level: 'error', status, remedy },
    ]);
  });

  it('is sent though other calls have failed repeatedly', async () => {
    const mechmate = await system();
    const booking = await adapter(mechmate.address, { storage: await openTemporaryStorage() });
    mechmate.failWith('status 500');
    for (let round = 0; round < 6; round += 1) expect(await codeOf(booking.car(plate))).toBe('ServerError');
    mechmate.failWith(null);
    expect(await codeOf(booking.car(plate))).toBe('ServerError'); // No calls for ten seconds.
    expect((await booking.book(bookingRequest(), randomUUID())).id).not.toBe('');
  });
});

describe('a booking system that limits its calls', () => {
  const limited = async (retryAfter: string): Promise<FakeMechmate> => {
    const mechmate = await system();
    mechmate.answerWith((_request, response) => {
      response.writeHead(429, { 'retry-after': retryAfter }).end(JSON.stringify({ message: 'Too many' }));
    });
    return mechmate;
  };

  it('refuses one call without stopping the others', async () => {
    const mechmate = await limited('30');
    const booking = await adapter(mechmate.address, { storage: await openTemporaryStorage() });
    expect(await failureOf(booking.car(plate))).toHaveProperty('failure', {
      code: 'TooManyRequests',
      retryAfterSeconds: 30,
    });
    expect(await allOf(booking.closestAvailable(search, never))).toEqual([
      { error: { code: 'TooManyRequests', retryAfterSeconds: 30 } },
    ]);
    mechmate.failWith(null);
    expect(await booking.car(plate)).toMatchObject({ brand: 'Nordvik' });
    expect(await booking.services(plate, near)).not.toEqual([]);
    expect(sitesOf(await allOf(booking.closestAvailable(search, never)))).toContain('uppsala');
  });

  it('books under the same key once it accepts calls again', async () => {
    const mechmate = await limited('30');
    const booking = await adapter(mechmate.address, { storage: await openTemporaryStorage() });
    const key = randomUUID();
    expect(await failureOf(booking.book(bookingRequest(), key))).toHaveProperty('failure', {
      code: 'TooManyRequests',
      retryAfterSeconds: 30,
    });
    mechmate.failWith(null);
    expect((await booking.book(bookingRequest(), key)).id).not.toBe('');
  });

  it('makes a client wait for a minute at most', async () => {
    const booking = await adapter((await limited('3600')).address);
    expect(await failureOf(booking.car(plate))).toMatchObject({ failure: { retryAfterSeconds: 60 } });
  });
});

describe('times of the booking system', () => {
  const query = {
    registrationNumber: plate,
    departmentId: 'uppsala',
    serviceOfferings: ['service'],
    from: '2026-11-30',
  };

  it.each(['2026-11-30T23:00:00.000Z', '2026-12-01T00:00:00+01:00', '2026-12-01T00:00:00', '2026-12-01'])(
    'are those of the local day, written as %s',
    async (date) => {
      const mechmate = await system();
      mechmate.answerWith((_request, response) => {
        response.end(JSON.stringify([{ date, availableSlots: ['08:00'], allDaySlotAvailable: false }]));
      });
      const booking = await adapter(mechmate.address);
      expect(await booking.timeslots(query)).toEqual([
        { date: '2026-12-01', availableSlots: ['08:00'], allDaySlotAvailable: false },
      ]);
    },
  );

  it.each(['2026-12-01T08:00:00Z', '2026-12-01T09:00:00+01:00', '2026-12-01T09:00:00'])(
    'are local on the card of a workshop, written as %s',
    async (firstTimeSlot) => {
      const mechmate = await system();
      const site = { departmentId: 'a', siteName: 'A', latitude: 59, longitude: 17, firstTimeSlot };
      mechmate.answerWith((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.end(`data: ${JSON.stringify(site)}\n\ndata: {"noSites":true}\n\n`);
      });
      const [first] = await allOf((await adapter(mechmate.address)).closestAvailable(search, never));
      expect(first).toMatchObject({ firstTimeSlot: '2026-12-01T09:00:00' });
    },
  );
});

describe('an invalid entry of the booking system', () => {
  const offering = { name: 'Service', code: 'service', price: 1000, priceKnown: true, isAvailable: true };
  const answering = async (body: unknown) => {
    const mechmate = await system();
    mechmate.answerWith((_request, response) => {
      response.end(JSON.stringify(body));
    });
    const logger = collectingLogger();
    const leftOut = (): unknown[] =>
      logger.lines.filter(({ event }) => event === 'booking.entriesLeftOut').map(({ facts }) => facts);
    return { booking: await adapter(mechmate.address, { logger }), leftOut };
  };
  const category = (offerings: unknown) => ({ name: 'Service', icon: '', offerings, selectionType: null });

  it('does not lose the other services', async () => {
    const { booking, leftOut } = await answering({
      serviceOfferingCategories: [category([{ code: 'x' }, null, offering]), null, { offerings: [offering] }],
    });
    const services = await booking.services(plate, near);
    expect(services.map(({ offerings }) => offerings.map(({ code }) => code))).toEqual([['service']]);
    expect(leftOut()).toEqual([
      { kind: 'category', count: 2, fields: ', name' },
      { kind: 'offering', count: 2, fields: 'offering.name, offering' },
    ]);
  });

  it('is the second one of a code', async () => {
    const again = { ...offering, name: 'Service again' };
    const { booking, leftOut } = await answering({
      serviceOfferingCategories: [category([offering]), category([again])],
    });
    const services = await booking.services(plate, near);
    expect(services.flatMap(({ offerings }) => offerings.map(({ name }) => name))).toEqual(['Service']);
    expect(leftOut()).toEqual([{ kind: 'offering', count: 1, fields: 'code used twice' }]);
  });

  it('is one with a negative price', async () => {
    const prices = { registrationNumber: plate, mileage: 1500, departmentId: 'uppsala', serviceOfferings: ['service'] };
    const { booking } = await answering({
      offers: [
        { code: 'service', price: -1 },
        { code: 'check', price: 100 },
      ],
    });
    expect(await booking.prices(prices)).toEqual([{ code: 'check', price: 100 }]);
    const { booking: other } = await answering({
      serviceOfferingCategories: [
        category([
          { ...offering, price: -1 },
          { ...offering, code: 'check' },
        ]),
      ],
    });
    const services = await other.services(plate, near);
    expect(services.flatMap(({ offerings }) => offerings.map(({ code }) => code))).toEqual(['check']);
  });

  it('does not lose the other days', async () => {
    const day = { date: '2026-12-01', availableSlots: ['08:00', 'soon', null], allDaySlotAvailable: true };
    const { booking } = await answering([{ date: 'soon' }, null, day]);
    const query = { registrationNumber: plate, departmentId: 'a', serviceOfferings: ['service'], from: '2026-12-01' };
    expect(await booking.timeslots(query)).toEqual([{ ...day, availableSlots: ['08:00'] }]);
  });

  it('fails the call when there is no valid one', async () => {
    const { booking } = await answering({ serviceOfferingCategories: [category([{ code: 'x' }])] });
    expect(await codeOf(booking.services(plate, near))).toBe('ServerError');
  });

  const streaming = async (sites: readonly unknown[]) => {
    const mechmate = await system();
    mechmate.answerWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end([...sites, { noSites: true }].map((site) => `data: ${JSON.stringify(site)}\n\n`).join(''));
    });
    const logger = collectingLogger();
    const booking = await adapter(mechmate.address, { logger });
    return { events: await allOf(booking.closestAvailable(search, never)), logger };
  };
  const site = { departmentId: 'b', siteName: 'B', latitude: 59, longitude: 17, firstTimeSlot: '2026-12-01T09:00:00' };

  it('does not lose the other workshops', async () => {
    const { events, logger } = await streaming([
      { ...site, departmentId: 'a', latitude: 'x' },
      { ...site, departmentId: 'c', firstTimeSlot: null },
      { ...site, departmentId: 'd', firstTimeSlot: '2026-02-30T08:00:00' },
      site,
    ]);
    expect(sitesOf(events)).toEqual(['b', '{"noSites":true}']);
    const left = logger.lines.filter(({ event }) => event === 'booking.entriesLeftOut');
    expect(left.map(({ facts }) => facts['departmentId'])).toEqual(['a', 'c', 'd']);
  });

  it('fails the search when there is no valid workshop', async () => {
    const { events } = await streaming([{ ...site, latitude: 'x' }]);
    expect(events).toEqual([{ error: { code: 'ServerError' } }]);
  });
});
