import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bookingServerWithLog, possibleBooking, sendRaw } from '../../http/booking/sendOddBookings.ts';
import { changedBodies } from '../../http/changedBodies.ts';
import type { OddRequest } from '../../http/oddBookingRequests.ts';

const runs = 20_000;
const atOnce = 16;
const part = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => encodeURIComponent(text));
const names = [
  'car',
  'services',
  'addons',
  'prices',
  'departments',
  'timeslots',
  'from',
  'authorized-workshop',
  'bookings',
];

const question: fc.Arbitrary<OddRequest> = fc
  .record({
    path: fc.array(fc.oneof(fc.constantFrom(...names, 'ABC123', 'closestAvailable', '1'), part), {
      minLength: 1,
      maxLength: 6,
    }),
    query: fc.dictionary(fc.constantFrom('lat', 'lng', 'regNo', 'serviceOfferings', 'latitude', 'cursor', 'x'), part),
  })
  .map(({ path, query }) => ({
    method: 'GET',
    path: `/api/mechmate/${path.join('/')}?${Object.entries(query)
      .map((pair) => pair.join('='))
      .join('&')}`,
    headers: {},
  }));

describe('twenty thousand odd questions and bookings', () => {
  let server: Awaited<ReturnType<typeof bookingServerWithLog>>;
  let good: object;
  beforeAll(async () => {
    server = await bookingServerWithLog();
    good = await possibleBooking(server.gateways);
  }, 300_000);
  afterAll(() => server.stop());

  it('never break anything', async () => {
    const booking = changedBodies(good).map((body): OddRequest => ({
      method: 'POST',
      path: '/api/mechmate/book',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }));
    const left = fc.sample(fc.oneof(question, booking), { numRuns: runs, seed: 4114 });
    const wrong: string[] = [];
    const work = async (): Promise<void> => {
      for (let odd = left.pop(); odd; odd = left.pop()) {
        const { status, type } = await sendRaw(server.address, odd);
        const isRight = status < 400 || (status < 500 && type.startsWith('application/problem+json'));
        if (!isRight) wrong.push(`${odd.method} ${odd.path} ${odd.body ?? ''} was answered ${String(status)} ${type}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    expect(wrong).toEqual([]);
    expect(server.log()).not.toContain('asa@example.test');
  }, 1_800_000);
});
