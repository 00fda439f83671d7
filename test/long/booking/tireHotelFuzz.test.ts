import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import request from 'supertest';
import { tireHotelLimits } from '../../../server/tirehotel/tireHotelLimits.ts';
import { changedBodies } from '../../http/changedBodies.ts';
import type { OddRequest } from '../../http/oddBookingRequests.ts';
import { sendRaw } from '../../http/booking/sendOddBookings.ts';
import { tireHotelServer } from '../../http/tireHotelServer.ts';

const runs = 20_000;
const atOnce = 16;
const root = '/api/tirehotel';
const plate = 'AAA001';
const slot = { startDate: '2026-03-05', endDate: '2026-03-05', regNo: plate };
const booking = {
  bookingDate: '2026-03-05T08:30:00',
  bookingStart: '2026-03-05T08:30:00',
  regNo: plate,
  freeText: '',
  customer: { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@example.test', phoneMobile: '0701740605' },
};
const part = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text));

describe('twenty thousand odd questions to the tire hotel', () => {
  let server: Awaited<ReturnType<typeof tireHotelServer>>;
  let cookie = '';
  const ask = (path: string, body: object) => request(server.address).post(`${root}/authorization/${path}`).send(body);
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    const limits = { ...tireHotelLimits, searches: {}, lookups: {}, bookings: {}, reviews: {} };
    server = await tireHotelServer({ limits });
    Object.assign(tokens, (await ask('search', { regNo: plate })).body);
    const { encryptedPhoneNumber = '' } = tokens;
    Object.assign(tokens, (await ask('login', { encryptedPhoneNumber })).body);
    const right = { authToken: tokens['authorizationToken'], otpToken: server.hotel.codeOf(plate) };
    cookie = (await ask('validate', right)).get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
  });
  afterAll(() => server.stop());

  it('never break anything', async () => {
    const calls: [string, object][] = [
      ['authorization/search', { regNo: plate }],
      ['authorization/login', { encryptedPhoneNumber: 'x' }],
      ['authorization/validate', { authToken: tokens['authorizationToken'], otpToken: '1234' }],
      ['authorization/session', { any: 1 }],
      ['booking/GetTimeslotDays?workshopIdentifier=shop-1', slot],
      ['booking/GetTimeslots?workshopIdentifier=shop-1', slot],
      ['booking/create?departmentIdentifier=shop-1', booking],
      ['review/addReview', { rating: 5, comment: '', date: '2026-03-05T08:30:00.000Z' }],
    ];
    const posts = calls.map(([path, good]) =>
      changedBodies(good).map((body): OddRequest => ({
        method: 'POST',
        path: `${root}/${path}`,
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })),
    );
    const queries = fc
      .record({
        method: fc.constantFrom('GET', 'POST'),
        path: fc.oneof(fc.constantFrom(...calls.map(([path]) => path.split('?')[0] ?? '')), part),
        query: fc.dictionary(
          fc.constantFrom('regNo', 'encryptedPhoneNumber', 'authToken', 'otpToken', 'workshopIdentifier', 'x'),
          part,
        ),
      })
      .map(({ method, path, query }): OddRequest => ({
        method,
        path: `${root}/${path}?${Object.entries(query)
          .map((pair) => pair.join('='))
          .join('&')}`,
        headers: { cookie },
      }));
    const left = fc.sample(fc.oneof(queries, ...posts), { numRuns: runs, seed: 4102 });
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
    for (const secret of [plate, 'asa@example.test', '0701740605', cookie.slice(11), ...Object.values(tokens)]) {
      if (secret !== tokens['obfuscatedPhoneNumber']) expect(server.log()).not.toContain(secret);
    }
  }, 1_800_000);
});
