import { afterEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import { tireHotelServer } from './tireHotelServer.ts';

const root = '/api/tirehotel';
const plate = 'AAA001';
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function newServer(
  settings: Parameters<typeof tireHotelServer>[0] = {},
): Promise<Awaited<ReturnType<typeof tireHotelServer>>> {
  const server = await tireHotelServer(settings);
  ends.push(server.stop);
  return server;
}

describe('a visit at the addresses of the tire hotel', () => {
  it('tell a browser how far its login was', async () => {
    const server = await newServer();
    const jar = new Map<string, string>();
    const post = async (path: string, body: object) => {
      const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await request(server.address)
        .post(`${root}/authorization/${path}`)
        .set('Cookie', cookies)
        .send(body);
      for (const set of answer.get('Set-Cookie') ?? []) {
        const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(set) ?? [];
        expect(set).not.toMatch(value === '' ? /^$/ : /Max-Age|Expires/);
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      return answer.body as Record<string, unknown>;
    };
    expect(await post('visit', {})).toEqual({ hasSession: false, login: null });
    const customer = await post('search', { regNo: plate });
    const searched = { customer, credentials: null, sentSecondsAgo: 0 };
    expect(await post('visit', {})).toEqual({ hasSession: false, login: searched });
    const { encryptedPhoneNumber } = customer as { encryptedPhoneNumber: string };
    const credentials = (await post('login', { encryptedPhoneNumber })) as { authorizationToken: string };
    server.clock.advance(90_000);
    expect(await post('visit', {})).toEqual({
      hasSession: false,
      login: { customer, credentials, sentSecondsAgo: 90 },
    });
    const code = server.hotel.codeOf(plate);
    await post('validate', { authToken: credentials.authorizationToken, otpToken: code });
    const time = { idleSeconds: 1800, totalSeconds: 7200 };
    expect(await post('visit', {})).toEqual({ hasSession: true, time, login: null });
    expect([...jar.keys()]).toEqual(['tireHotel']);
    jar.set('tireHotelLogin', jar.get('tireHotel') ?? '');
    expect(await post('visit', {})).toEqual({ hasSession: true, time, login: null });
    jar.set('tireHotel', '');
    expect(await post('visit', {})).toEqual({ hasSession: false, login: null });
  });

  it('forget the code of a login when it has lapsed', async () => {
    const { address, clock } = await newServer();
    const search = await request(address).post(`${root}/authorization/search`).send({ regNo: plate }).expect(200);
    const [cookie = ''] = search.get('Set-Cookie') ?? [];
    const { encryptedPhoneNumber } = search.body as { encryptedPhoneNumber: string };
    const post = (path: string, body: object) =>
      request(address).post(`${root}/authorization/${path}`).set('Cookie', cookie).send(body).expect(200);
    await post('login', { encryptedPhoneNumber });
    clock.advance(10 * 60_000);
    expect((await post('visit', {})).body).toMatchObject({ login: { customer: search.body, credentials: null } });
    clock.advance(20 * 60_000);
    expect((await post('visit', {})).body).toEqual({ hasSession: false, login: null });
  });

  it('is told in the language of the page that its search is too old', async () => {
    const { address, clock } = await newServer();
    const search = await request(address).post(`${root}/authorization/search`).send({ regNo: plate }).expect(200);
    const { encryptedPhoneNumber } = search.body as { encryptedPhoneNumber: string };
    clock.advance(60 * 60_000);
    const { body } = await request(address).post(`${root}/authorization/login`).send({ encryptedPhoneNumber });
    expect(body).toMatchObject({ code: 'CodeExpired', detail: expect.stringMatching(/^The search/), isStandard: true });
  });

  it('is told in the language of the page how many tries are left', async () => {
    const { address, hotel } = await newServer();
    const post = async (path: string, body: object) =>
      (await request(address).post(`${root}/authorization/${path}`).send(body)).body as Record<string, string>;
    const { encryptedPhoneNumber } = await post('search', { regNo: plate });
    const { authorizationToken: authToken } = await post('login', { encryptedPhoneNumber });
    const wrong = hotel.codeOf(plate) === '1111' ? '2222' : '1111';
    const answer = await post('validate', { authToken, otpToken: wrong });
    expect(answer).toMatchObject({ code: 'WrongCode', triesLeft: expect.any(Number), isStandard: true });
  });

  it('is told what the tire system says of its code', async () => {
    const message = 'Koden gällde till klockan tio.';
    const validate = () => Promise.reject(new TireHotelError('CodeExpired', { message }));
    const { address, hotel } = await newServer({ change: { validate } });
    const post = async (path: string, body: object) =>
      (await request(address).post(`${root}/authorization/${path}`).send(body)).body as Record<string, string>;
    const { encryptedPhoneNumber } = await post('search', { regNo: plate });
    const { authorizationToken: authToken } = await post('login', { encryptedPhoneNumber });
    const answer = await post('validate', { authToken, otpToken: hotel.codeOf(plate) });
    expect(answer).toMatchObject({ code: 'CodeExpired', message });
    expect(answer).not.toHaveProperty('isStandard');
  });
});
