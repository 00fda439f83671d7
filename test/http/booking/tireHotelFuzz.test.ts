import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { tireHotelLimits } from '../../../server/tirehotel/tireHotelLimits.ts';
import type { OddRequest } from '../oddBookingRequests.ts';
import { marker } from '../oddBookingRequests.ts';
import { oddLogins, oddSessionCalls } from '../oddTireHotelRequests.ts';
import type { TireSecrets } from '../oddTireHotelRequests.ts';
import { sendOddBookings } from './sendOddBookings.ts';
import { tireHotelServer } from '../tireHotelServer.ts';

const root = '/api/tirehotel/authorization';

describe('what the tire hotel cannot be asked', () => {
  let server: Awaited<ReturnType<typeof tireHotelServer>>;
  let secrets: TireSecrets;

  beforeAll(async () => {
    // No rate limits.
    const limits = { ...tireHotelLimits, searches: {}, lookups: {}, bookings: {}, reviews: {} };
    server = await tireHotelServer({ limits });
    const ask = async (path: string, body: object) =>
      (await request(server.address).post(`${root}/${path}`).send(body)) as {
        body: Record<string, string>;
        get(name: 'Set-Cookie'): string[] | undefined;
      };
    const { encryptedPhoneNumber = '' } = (await ask('search', { regNo: 'AAA001' })).body;
    const { authorizationToken = '' } = (await ask('login', { encryptedPhoneNumber })).body;
    const right = { authToken: authorizationToken, otpToken: server.hotel.codeOf('AAA001') };
    const cookie = (await ask('validate', right)).get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
    secrets = { plate: 'AAA001', encryptedPhoneNumber, authorizationToken, cookie };
  });
  afterAll(() => server.stop());

  const refusedWithoutTrace = async (requests: readonly OddRequest[]): Promise<void> => {
    const before = await server.stored();
    expect(await sendOddBookings(server.address, requests)).toEqual([]);
    expect(await server.stored()).toBe(before);
    expect(server.hotel.booked).toEqual([]);
    const { plate, cookie, ...tokens } = secrets;
    const ofVisitors = [marker, plate, "'--", 'asa@example.test', 'Öberg', cookie.slice(11), ...Object.values(tokens)];
    for (const secret of ofVisitors) expect(server.log()).not.toContain(secret);
    expect(server.log()).not.toContain('"level":50');
  };

  it('is refused on the way to a session', async () => {
    await refusedWithoutTrace(oddLogins(secrets));
  });

  it('is refused where there is a session', async () => {
    await refusedWithoutTrace(oddSessionCalls(secrets));
  });

  it('is refused with cookies that are none', async () => {
    const cookies = ['tireHotel=', 'tireHotel', `tireHotel=${marker}`, `tireHotel=${'a.'.repeat(3000)}`, '=;=;;'];
    const asked = [...cookies, `tireHotel="${secrets.cookie.slice(10)}"`].map((cookie) => ({
      method: 'POST',
      path: `${root}/session`,
      headers: { cookie },
    }));
    await refusedWithoutTrace(asked);
  });

  it('leaves the session to be asked', async () => {
    const { status } = await request(server.address).post(`${root}/session`).set('Cookie', secrets.cookie).send({});
    expect(status).toBe(200);
    expect(({} as Record<string, unknown>)[marker]).toBeUndefined();
  });
});
