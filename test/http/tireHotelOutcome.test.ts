import { afterEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { TireHotelBackend } from '../../server/tirehotel/TireHotelBackend.ts';
import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import { fakeTireHotel } from '../fixtures/tirehotel/fakeTireHotel.ts';
import { tireHotelServer } from './tireHotelServer.ts';

const root = '/api/tirehotel';
const plate = 'AAA001';
const booking = {
  bookingDate: '2026-03-05T08:30:00',
  bookingStart: '2026-03-05T08:30:00',
  regNo: plate,
  freeText: 'Hej',
  customer: { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@example.test', phoneMobile: '0701740605' },
};

type Server = Awaited<ReturnType<typeof tireHotelServer>>;
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function newServer(settings: Parameters<typeof tireHotelServer>[0] = {}): Promise<Server> {
  const server = await tireHotelServer(settings);
  ends.push(server.stop);
  return server;
}

describe('a wheel change whose answer was lost', () => {
  const jar = () => {
    const cookies = new Map<string, string>();
    return {
      take: (answer: { get(name: 'Set-Cookie'): string[] | undefined }) => {
        for (const set of answer.get('Set-Cookie') ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
      },
      text: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    };
  };

  /** A browser with a cookie jar. */
  function browser({ address }: Server) {
    const kept = jar();
    return async (path: string, body: object = {}, headers: Record<string, string> = {}) => {
      const answer = await request(address)
        .post(`${root}/${path}`)
        .set({ ...headers, Cookie: kept.text() })
        .send(body);
      kept.take(answer);
      return answer;
    };
  }

  const create = 'booking/create?departmentIdentifier=shop-1';
  const sameKey = { 'Idempotency-Key': '6f1c1c9e-55b0-4d0c-9c49-0d6f3f0f6a10' };
  const loggedIn = async (change: Partial<TireHotelBackend>) => {
    const server = await newServer({ change });
    const ask = browser(server);
    const customer = (await ask('authorization/search', { regNo: plate })).body as { encryptedPhoneNumber: string };
    const { encryptedPhoneNumber } = customer;
    const { authorizationToken: authToken } = (await ask('authorization/login', { encryptedPhoneNumber })).body as {
      authorizationToken: string;
    };
    const { body } = await ask('authorization/validate', { authToken, otpToken: server.hotel.codeOf(plate) });
    return { ask, validated: body as unknown };
  };
  const atWork = async (change: Partial<TireHotelBackend>) => (await loggedIn(change)).ask;

  it.each([true, false])('knows of the lost booking until it is settled (keys: %s)', async (honoursKeys) => {
    let lost = true;
    const { book } = fakeTireHotel();
    const ask = await atWork({
      honoursKeys,
      book: (...asked) => (lost ? Promise.reject(new TireHotelError('OutcomeUnknown')) : book(...asked)),
    });
    const answer = await ask(create, booking, sameKey);
    expect(answer.status).toBe(504);
    expect(answer.body).toMatchObject({ code: 'OutcomeUnknown', ...(honoursKeys ? { canCheck: true } : {}) });
    const { attempt } = (await ask('authorization/session')).body as { attempt: { key: string } };
    expect(attempt).toMatchObject({ canCheck: honoursKeys, request: { customer: booking.customer } });
    lost = false;
    await ask(create, booking, sameKey);
    expect((await ask('authorization/session')).body).toMatchObject({
      attempt: null,
      confirmation: { bookingConfirmationId: 'T-1' },
    });
  });

  it.each([
    ['with its own words', new TireHotelError('OutcomeUnknown', { message: 'Ring oss.' }), { message: 'Ring oss.' }],
    ['without words of its own', new TireHotelError('OutcomeUnknown'), { isStandard: true }],
    ['without those of a fault', new Error('ECONNRESET'), { isStandard: true }],
  ])('is reported %s', async (_how, error, expected) => {
    const ask = await atWork({ book: () => Promise.reject(error) });
    const { body } = await ask(create, booking, sameKey);
    expect(body).toMatchObject({ code: 'OutcomeUnknown', ...expected });
    expect('isStandard' in body).toBe('isStandard' in expected);
    expect(JSON.stringify(body)).not.toContain('ECONNRESET');
  });

  it.each(['CarAlreadyBooked', 'NotBooked'] as const)('is settled by %s when it is asked about', async (code) => {
    const errors = [new TireHotelError('OutcomeUnknown'), new TireHotelError(code)];
    const ask = await atWork({ book: () => Promise.reject(errors.shift() ?? new Error('None.')) });
    await ask(create, booking, sameKey);
    const answer = await ask(create, booking, sameKey);
    expect(answer.body).toMatchObject({ status: 409, code });
    expect((await ask('authorization/session')).body).toMatchObject({ attempt: null });
  });

  it('blocks its vehicle until the visitor starts over', async () => {
    const { book } = fakeTireHotel();
    let sent = 0;
    const ask = await atWork({
      book: (...asked) => {
        sent += 1;
        return sent === 1 ? Promise.reject(new TireHotelError('OutcomeUnknown')) : book(...asked);
      },
    });
    await ask(create, booking, sameKey);
    const other = { 'Idempotency-Key': '1b447bde-55b0-4d0c-9c49-0d6f3f0f6a10' };
    expect((await ask(create, booking, other)).body).toMatchObject({ status: 409, code: 'BookingOpen' });
    expect((await ask(create, { ...booking, regNo: 'aaa 001' }, other)).body).toMatchObject({ code: 'BookingOpen' });
    expect(sent).toBe(1);
    await ask('booking/startOver');
    expect((await ask(create, booking, other)).status).toBe(200);
  });

  it('is shown to the next session of the vehicle', async () => {
    const asked: string[] = [];
    const left: string[] = [];
    const key = '6f1c1c9e-55b0-4d0c-9c49-0d6f3f0f6a10';
    const { ask, validated } = await loggedIn({
      openBookings: {
        find: (regNos) => Promise.resolve(regNos.includes(plate) ? { key, request: booking } : null),
        leave: (one) => Promise.resolve(void left.push(one)),
      },
      book: (_department, _request, sentKey) => {
        asked.push(sentKey);
        return Promise.reject(new TireHotelError('OutcomeUnknown'));
      },
    });
    const attempt = { key, request: booking, canCheck: true };
    expect(validated).toMatchObject({ status: 0, attempt });
    expect((await ask('authorization/session')).body).toMatchObject({ attempt });
    const other = { 'Idempotency-Key': '1b447bde-55b0-4d0c-9c49-0d6f3f0f6a10' };
    expect((await ask(create, booking, other)).body).toMatchObject({ code: 'BookingOpen' });
    expect((await ask(create, booking, sameKey)).body).toMatchObject({ code: 'OutcomeUnknown' });
    expect(asked).toEqual([key]);
    await ask('booking/startOver');
    expect(left).toEqual([key]);
    expect((await ask('authorization/session')).body).toMatchObject({ attempt: null });
  });

  it('is forgotten when the visitor starts over', async () => {
    const errors = [new TireHotelError('OutcomeUnknown'), new TireHotelError('TimeTaken')];
    const ask = await atWork({ book: () => Promise.reject(errors.shift() ?? new Error('None.')) });
    await ask(create, booking);
    expect((await ask('booking/startOver')).status).toBe(204);
    expect((await ask('authorization/session')).body).toMatchObject({ attempt: null });
    expect((await ask(create, booking)).status).toBe(409);
    expect((await ask('authorization/session')).body).toMatchObject({ attempt: null });
  });
});
