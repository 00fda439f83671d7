import { afterEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
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
});
