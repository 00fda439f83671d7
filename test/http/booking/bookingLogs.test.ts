import { afterAll, describe, expect, it } from '@jest/globals';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingGateway } from '../../../shared/booking/BookingGateway.ts';
import { fakeMechmate, mechmateFaults } from '../../upstreams/fakeMechmate.ts';
import { bookingServerWithLog, possibleBooking, sendRaw } from './sendOddBookings.ts';

const plate = 'ABC123';
const json = { 'content-type': 'application/json' };
const ends: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const end of ends) await end();
});

/** Requests every URL that involves a car, as visitors do, and some that do not exist. */
async function askAll(address: string, body: object, withSearch = true): Promise<number[]> {
  const services = 'serviceOfferings=originalservice';
  const near = 'lat=59.86&lng=17.64';
  const search = `departments/closestAvailable?regNo=${plate}&${services}&latitude=59.86&longitude=17.64`;
  const paths = [
    ...(withSearch ? [search] : []),
    `car/${plate}`,
    `CAR/${plate}`,
    `car/${plate}/more`,
    `/car/${plate}`,
    `services/${plate}?${near}`,
    `addons/${plate}?${near}`,
    `prices/${plate}/1500/10.10013?${services}`,
    `timeslots/from/${plate}/10.10013/2026-11-23T00:00:00/?${services}`,
    `book/${plate}`,
  ];
  const requests = [
    ...paths.map((path) => ({ method: 'GET', path: `/api/mechmate/${path}`, headers: {} })),
    { method: 'DELETE', path: `/api/mechmate/car/${plate}`, headers: {} },
    { method: 'GET', path: `/api/mechm%61te/car/${plate}`, headers: {} },
    { method: 'POST', path: '/api/mechmate/book', headers: json, body: JSON.stringify(body) },
  ];
  return Promise.all(requests.map(async (one) => (await sendRaw(address, one)).status));
}

/** Creates a gateway that fails with errors that repeat the request, as errors do. */
function talkative(): BookingGateway {
  const fail = (...asked: unknown[]): Promise<never> => {
    const cause = new Error(`Cannot do ${JSON.stringify(asked)}.`, { cause: asked });
    return Promise.reject(Math.random() < 0.5 ? cause : new BookingError('ServerError', { cause }));
  };
  return {
    car: fail,
    services: fail,
    addons: fail,
    prices: fail,
    // eslint-disable-next-line require-yield -- it fails before its first event
    closestAvailable: async function* (...asked) {
      await fail(...asked);
    },
    timeslots: fail,
    book: fail,
    workshop: fail,
    hasBrand: fail,
  };
}

describe('the log of booking', () => {
  it('has a line without personal data for every request', async () => {
    const server = await bookingServerWithLog();
    ends.push(server.stop);
    const request = await possibleBooking(server.gateways);
    const statuses = await askAll(server.address, request);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(6);
    const booked = await server.gateways.booking.book(
      { ...request, timeSlot: request.timeSlot.replace('2026-11-23', '2026-11-24') },
      '6f1c1c9e-55b0-4d0c-9c49-0d6f3f0f6a10',
    );
    const view = { method: 'POST', path: '/api/mechmate/bookings/view', headers: json };
    expect((await sendRaw(server.address, { ...view, body: JSON.stringify({ link: booked.link }) })).status).toBe(200);
    const log = server.log();
    for (const secret of [plate, booked.link ?? '?', ...Object.values(request.customer)]) {
      expect(log).not.toContain(secret);
    }
    for (const path of ['car/-', 'prices/-/-/-', 'timeslots/from/-/-/-/', 'departments/closestAvailable', 'book']) {
      expect(log).toContain(`"path":"/api/mechmate/${path}"`);
    }
  });

  it('has none either when every question fails with errors that repeat it', async () => {
    const server = await bookingServerWithLog({ booking: talkative() });
    ends.push(server.stop);
    const request = await possibleBooking(server.engine);
    for (let round = 0; round < 3; round += 1) {
      const statuses = await askAll(server.address, request);
      expect(statuses.filter((status) => status >= 500).length).toBeGreaterThan(5);
    }
    const log = server.log();
    for (const secret of [plate, ...Object.values(request.customer)]) expect(log).not.toContain(secret);
  });

  it('has no personal data when a booking system fails', async () => {
    const engine = await bookingServerWithLog();
    const mechmate = await fakeMechmate(engine.gateways.booking);
    const server = await bookingServerWithLog({ endpoint: `${mechmate.address}/v1` });
    ends.push(server.stop, engine.stop, () => mechmate.stop());
    const request = await possibleBooking(engine.gateways);
    expect((await askAll(server.address, request)).filter((status) => status === 200).length).toBeGreaterThan(6);
    mechmate.failBookingWith('loses the answer');
    await askAll(server.address, { ...request, timeSlot: request.timeSlot.replace('2026-11-23', '2026-11-24') });
    for (const fault of mechmateFaults.filter((each) => each !== 'hangs')) {
      mechmate.failWith(fault);
      await askAll(server.address, request, false); // A failing search retries for seconds.
    }
    const log = server.log();
    expect(log).toContain('"upstream.failed"');
    for (const secret of [plate, ...Object.values(request.customer)]) expect(log).not.toContain(secret);
  });
});
