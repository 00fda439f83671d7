import { afterEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelErrorCode } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelBackend } from '../../server/tirehotel/TireHotelBackend.ts';
import { tireHotelServer } from './tireHotelServer.ts';

const root = '/api/tirehotel';
const plate = 'AAA001';
const days = { startDate: '2026-03-05', endDate: '2026-06-02', regNo: 'VO' };
const times = { startDate: '2026-03-05', endDate: '2026-03-05', regNo: plate };
const booking = {
  bookingDate: '2026-03-05T08:30:00',
  bookingStart: '2026-03-05T08:30:00',
  regNo: plate,
  freeText: 'Hej',
  customer: { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@example.test', phoneMobile: '0701740605' },
};
const review = { rating: 5, comment: 'Bra', date: '2026-03-05T08:30:00.000Z' };

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

/** Logs in as the product's pages do; returns the cookie, and all secrets on the way. */
async function loggedIn({ address, hotel }: Server) {
  const post = (path: string, body: object) => request(address).post(`${root}/authorization/${path}`).send(body);
  const search = await post('search', { regNo: plate }).expect(200);
  const { encryptedPhoneNumber } = search.body as { encryptedPhoneNumber: string };
  const login = await post('login', { encryptedPhoneNumber }).expect(200);
  const { authorizationToken } = login.body as { authorizationToken: string };
  const code = hotel.codeOf(plate);
  const validated = await post('validate', { authToken: authorizationToken, otpToken: code }).expect(200);
  const setCookie = validated.get('Set-Cookie')?.find((set) => set.startsWith('tireHotel=')) ?? '';
  const cookie = setCookie.split(';')[0] ?? '';
  const secrets = [encryptedPhoneNumber, authorizationToken, cookie.slice(cookie.indexOf('=') + 1)];
  return { cookie, setCookie, code, secrets, body: validated.body as { status: number } };
}

describe('the addresses of the tire hotel', () => {
  it('protect the session cookie', async () => {
    const server = await newServer();
    const { setCookie, body, cookie } = await loggedIn(server);
    expect(body.status).toBe(0);
    expect(setCookie).toMatch(/^tireHotel=[\w.-]+; Path=\/api\/tirehotel; HttpOnly; SameSite=Strict$/);
    expect(cookie.length).toBeLessThan(1000);
  });

  it.each([
    ['https', 'localhost:3000', '__Secure-tireHotelLogin', true],
    ['http', 'localhost:3000', 'tireHotelLogin', false],
    ['http', 'www.example.test', 'tireHotelLogin', true],
  ])('set a cookie that lasts over %s at %s', async (protocol, host, name, isSecure) => {
    const { address } = await newServer();
    const search = await request(address)
      .post(`${root}/authorization/search`)
      .set({ Host: host, 'X-Forwarded-Proto': protocol })
      .send({ regNo: plate })
      .expect(200);
    const [cookie = ''] = search.get('Set-Cookie') ?? [];
    expect(cookie.split('=')[0]).toBe(name);
    expect(cookie).toMatch(/; HttpOnly;.* SameSite=Strict$/);
    expect(cookie.includes('; Secure')).toBe(isSecure);
  });

  it('take the documented questions in the query', async () => {
    const { address, hotel } = await newServer();
    const search = await request(address).get(`${root}/authorization/search?regNo=aaa%20001`).expect(200);
    expect(search.body).toMatchObject({ obfuscatedPhoneNumber: '07X XXX XX XX', regNo: plate });
    const { encryptedPhoneNumber } = search.body as { encryptedPhoneNumber: string };
    const login = await request(address)
      .post(`${root}/authorization/login?${new URLSearchParams({ encryptedPhoneNumber }).toString()}`)
      .expect(200);
    const { authorizationToken: authToken } = login.body as { authorizationToken: string };
    const query = new URLSearchParams({ authToken, otpToken: hotel.codeOf(plate) }).toString();
    const validated = await request(address).post(`${root}/authorization/validate?${query}`).expect(200);
    expect(validated.body).toMatchObject({ status: 0, vehicles: [{ regNo: 'AAA001' }, { regNo: 'AAA002' }] });
  });

  it('answer every call of a session', async () => {
    const server = await newServer();
    const { cookie } = await loggedIn(server);
    const post = (path: string, body: object) =>
      request(server.address)
        .post(root + path)
        .set('Cookie', cookie)
        .send(body);
    const free = await post('/booking/GetTimeslotDays?workshopIdentifier=shop-1', days).expect(200);
    expect(free.body).toEqual({ availableDates: [{ date: '2026-03-05' }] });
    const slots = await post('/booking/GetTimeslots?workshopIdentifier=shop-1', times).expect(200);
    expect(slots.body).toEqual({ availableTimeSlotDates: [{ startTime: ['2026-03-05T08:30:00'] }] });
    const create = '/booking/create?departmentIdentifier=shop-1';
    const booked = await post(create, { ...booking, regNo: 'aaa001' }).expect(200);
    expect(booked.body).toMatchObject({ bookingConfirmationId: 'T-1', customerBase: booking.customer });
    await post(create, { ...booking, bookingStart: null })
      .set('Idempotency-Key', '6F1C1C9E-55B0-4D0C-9C49-0D6F3F0F6A10')
      .expect(200);
    expect((await post('/authorization/session', {}).expect(200)).body).toMatchObject({
      validated: { status: 0 },
      confirmation: { bookingConfirmationId: 'T-1' },
    });
    await post('/review/addReview', review).expect(200);
    const out = await post('/authorization/logout', {}).expect(204);
    expect(out.get('Set-Cookie')?.[0]).toMatch(/^tireHotel=; Path=\/api\/tirehotel; Expires=Thu, 01 Jan 1970/);
    await post('/authorization/session', {}).expect(401);
  });

  it('refuse calls without a session', async () => {
    const server = await newServer();
    const { cookie } = await loggedIn(server);
    const calls: [string, object][] = [
      ['/booking/GetTimeslotDays?workshopIdentifier=shop-1', days],
      ['/booking/GetTimeslots?workshopIdentifier=shop-1', times],
      ['/booking/create?departmentIdentifier=shop-1', booking],
      ['/review/addReview', review],
      ['/authorization/session', {}],
    ];
    for (const [path, body] of calls) {
      const { body: problem, headers } = await request(server.address)
        .post(root + path)
        .send(body)
        .expect(401);
      const message = 'The session has ended. Search for the car again.';
      expect(problem).toEqual({
        type: 'about:blank',
        title: 'No session',
        status: 401,
        detail: message,
        message,
        code: 'NoSession',
        isStandard: true,
      });
      expect(headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'cache-control': 'no-store',
      });
      await request(server.address)
        .post(root + path)
        .set('Cookie', `${cookie.slice(0, -3)}AAA`)
        .send(body)
        .expect(401);
    }
    for (const [path, body] of calls.slice(0, 3)) {
      const other = await request(server.address)
        .post(root + path.replace('shop-1', 'shop-3'))
        .set('Cookie', cookie)
        .send(body)
        .expect(403);
      expect(other.body).toMatchObject({ code: 'OtherVehicle' });
      const stranger = { ...body, regNo: 'AAA009' };
      await request(server.address)
        .post(root + path)
        .set('Cookie', cookie)
        .send(stranger)
        .expect(403);
    }
  });

  it.each([
    ['/booking/GetTimeslotDays?workshopIdentifier=shop-1'],
    ['/booking/GetTimeslotDays'],
    ['/booking/GetTimeslots'],
    ['/booking/create?departmentIdentifier=shop-1'],
    ['/booking/create'],
    ['/review/addReview'],
  ])('ask who is there before they read what is asked: %s', async (path) => {
    const server = await newServer();
    const bodies: [string, string][] = [
      ['', ''],
      ['{}', 'application/json'],
      ['{"regNo":1}', 'application/json'],
      ['{"regNo":', 'application/json'],
      [JSON.stringify({ regNo: 'x'.repeat(20_000) }), 'application/json'],
      ['regNo=AAA001', 'application/x-www-form-urlencoded'],
      ['AAA001', 'text/plain'],
    ];
    const post = (body: string, type: string, cookie: string) => {
      const call = request(server.address)
        .post(root + path)
        .set('Cookie', cookie);
      return type === '' ? call : call.set('Content-Type', type).send(body);
    };
    for (const [body, type] of bodies) {
      for (const cookie of ['tireHotel=', 'tireHotel=made.up']) {
        const { body: problem } = await post(body, type, cookie).expect(401);
        expect(problem).toMatchObject({ code: 'NoSession' });
      }
    }
    const { cookie } = await loggedIn(server);
    await post('AAA001', 'text/plain', cookie).expect(415);
    await post('{"regNo":', 'application/json', cookie).expect(400);
  });

  it('distinguish known plates only by status with body', async () => {
    const { address } = await newServer();
    const names = async (regNo: string, status: number) => {
      const { headers, body } = await request(address)
        .post(`${root}/authorization/search`)
        .send({ regNo })
        .expect(status);
      const own = ['content-type', 'content-length', 'date', 'x-request-id', 'set-cookie'];
      return {
        headers: Object.entries(headers as Record<string, string>).filter(([name]) => !own.includes(name)),
        body: body as object,
      };
    };
    const [known, unknown] = [await names(plate, 200), await names('XYZ999', 404)];
    expect(unknown.headers).toEqual(known.headers);
    expect(known.headers).toContainEqual(['cache-control', 'no-store']);
    expect(known.headers).toContainEqual(['referrer-policy', 'no-referrer']);
    const message = 'No agreement has this registration number.';
    expect(unknown.body).toEqual({
      type: 'about:blank',
      title: 'No agreement',
      status: 404,
      detail: message,
      message,
      code: 'NoAgreement',
      isStandard: true,
    });
  });

  it('say how long to wait when one network reads plate after plate', async () => {
    const { address, clock } = await newServer();
    const from = (network: string, number: number) =>
      request(address)
        .post(`${root}/authorization/search`)
        .set('X-Forwarded-For', network)
        .send({ regNo: `AAA${String(number).padStart(3, '0')}` });
    const statuses: Record<number, number> = {};
    for (let number = 1; number <= 240; number += 1) {
      if (number % 20 === 0) clock.advance(10 * 60_000);
      const { status, headers, body } = await from(`2001:db8:1:2::${number.toString(16)}`, number);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status !== 429) continue;
      const message: unknown = expect.stringMatching(/^Too many attempts/);
      expect(body).toMatchObject({ code: 'TooMany', message, isStandard: true });
      expect(Number((headers as Record<string, string>)['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses).toEqual({ 200: 60, 429: 180 });
    await from('2001:db8:1:3::1', 1).expect(200);
  });

  it('accept only their own methods', async () => {
    const { address, stored } = await newServer();
    for (const path of ['authorization/login', 'authorization/session', 'booking/create', 'review/addReview']) {
      const { body, headers } = await request(address).get(`${root}/${path}`).expect(405);
      expect(headers).toMatchObject({ allow: 'POST' });
      expect(body).toMatchObject({ code: 'InvalidRequest', status: 405 });
    }
    const search = () => request(address).post(`${root}/authorization/search`);
    await search().type('form').send({ regNo: plate }).expect(415);
    await search().set('Sec-Fetch-Site', 'cross-site').send({ regNo: plate }).expect(403);
    await search().set('Origin', 'https://evil.example').send({ regNo: plate }).expect(403);
    await request(address).get(`${root}/nothing`).expect(404);
    expect(await stored()).toBe(0);
  });
});

describe('the log of the tire hotel', () => {
  const failing = (code: TireHotelErrorCode | null): Partial<TireHotelBackend> => {
    const fail = (...asked: unknown[]): Promise<never> => {
      const cause = new Error(`Cannot do ${JSON.stringify(asked)}.`, { cause: asked });
      return Promise.reject(code ? new TireHotelError(code, { message: 'Nej.' }, { cause }) : cause);
    };
    return { timeslotDays: fail, timeslots: fail, book: fail, review: fail };
  };

  it.each([
    ['answered', 200, {}],
    ['refused', 400, failing('InvalidRequest')],
    ['failed', 502, failing('ServerError')],
    ['broken', 502, failing(null)],
  ])('has a line without personal data for every call that is %s', async (outcome, status, change) => {
    const server = await newServer({ change });
    const { cookie, code, secrets } = await loggedIn(server);
    const post = (path: string, body: object) =>
      request(server.address)
        .post(root + path)
        .set('Cookie', cookie)
        .send(body);
    const query = new URLSearchParams({ authToken: secrets[1] ?? '', otpToken: code }).toString();
    const answers = [
      await post('/booking/GetTimeslotDays?workshopIdentifier=shop-1', days),
      await post('/booking/GetTimeslots?workshopIdentifier=shop-1', times),
      await post('/booking/create?departmentIdentifier=shop-1', booking),
      await post('/review/addReview', review),
      await request(server.address).post(`${root}/authorization/validate?${query}`),
      await request(server.address).get(`${root}/authorization/search?regNo=${plate}`),
      await request(server.address).get(`${root}/authorization/search/${plate}`),
      await request(server.address).post(`${root}/authorization/search`).send(`{"regNo":"${plate}"`).type('json'),
    ];
    const statuses = Array<number>(4).fill(status);
    // The outcome of a broken booking is unknown.
    if (outcome === 'broken') statuses[2] = 504;
    expect(answers.map(({ status }) => status)).toEqual([...statuses, 403, 200, 404, 400]);
    const log = server.log();
    expect(log.split('\n').filter((line) => line.includes('"method"')).length).toBe(3 + answers.length);
    for (const secret of [plate, '0701740605', 'asa@example.test', 'Öberg', 'phone AAA', ...secrets]) {
      expect(log).not.toContain(secret);
    }
    expect(log).not.toMatch(/otpToken|authToken=|regNo=/);
  });
});
