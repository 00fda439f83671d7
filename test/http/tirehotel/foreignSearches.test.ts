import { afterEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { tireHotelServer } from '../tireHotelServer.ts';

const root = '/api/tirehotel';
const plate = 'AAA001';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function newServer() {
  const server = await tireHotelServer();
  ends.push(server.stop);
  return server;
}

describe('a search of the tire hotel', () => {
  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('from a %s page gets %s', async (site, status) => {
    const { address } = await newServer();
    for (const method of ['get', 'post'] as const) {
      const path = `${root}/authorization/search${method === 'get' ? `?regNo=${plate}` : ''}`;
      const search = request(address)[method](path).set('Sec-Fetch-Site', site);
      await (method === 'get' ? search : search.send({ regNo: plate })).expect(status);
    }
  });

  it('is not counted when another site sends it', async () => {
    const { address } = await newServer();
    const search = () => request(address).get(`${root}/authorization/search?regNo=${plate}`);
    for (let time = 0; time < 40; time += 1) await search().set('Sec-Fetch-Site', 'cross-site').expect(403);
    await search().expect(200);
  });

  it('sets no cookie with GET', async () => {
    const { address } = await newServer();
    const search = await request(address).get(`${root}/authorization/search?regNo=${plate}`).expect(200);
    expect(search.get('Set-Cookie')).toBeUndefined();
  });
});
