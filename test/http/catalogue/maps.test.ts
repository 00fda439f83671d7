import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { createNominatim } from '../../../server/places/createNominatim.ts';
import type { Problem } from '../../../shared/kit/problem.ts';
import type { Place, PlacePrediction } from '../../../shared/places/PlacesTypes.ts';
import { collectingLogger, demoGateways, testServices } from '../demo/testServices.ts';

let app: Express;
let services: Awaited<ReturnType<typeof testServices>>;

beforeAll(async () => {
  services = await testServices();
  app = createApp(services);
});

const get = (address: string) => request(app).get(`/api/maps/${address}`);

async function problemOf(address: string, status: number): Promise<Problem> {
  const answer = await get(address)
    .expect(status)
    .expect('Content-Type', /application\/problem\+json/);
  return answer.body as Problem;
}

describe('/api/maps', () => {
  it('suggests places of the site’s country in its language by default', async () => {
    const answer = await get('autocomplete?input=upps').expect(200);
    const { predictions } = answer.body as { predictions: PlacePrediction[] };
    expect(predictions[0]).toEqual({ placeId: expect.any(String), description: 'Uppsala, Uppsala län' });
    expect(answer.headers['cache-control']).toBe('private, max-age=3600');
    const finnish = await get('autocomplete?input=helsingf&country=fi&language=sv').expect(200);
    expect(JSON.stringify(finnish.body)).toContain('Helsingfors, Nyland');
  });

  it('suggests places of another site’s country under its host', async () => {
    const answer = await get('autocomplete?input=oslo').set('Host', 'polhem-bil-no.localhost').expect(200);
    expect((answer.body as { predictions: PlacePrediction[] }).predictions[0]?.description).toBe('Oslo');
  });

  it.each([
    ['754%2050', 'se', '754 50 Uppsala, Uppsala län'],
    ['75450', 'se', '754 50 Uppsala, Uppsala län'],
    ['141%2075', 'se', '141 75 Kungens Kurva, Stockholms län'],
    ['hisingen', 'se', 'Hisingen, Västra Götalands län'],
    ['sisj%C3%B6n', 'se', 'Sisjön, Västra Götalands län'],
    ['kungens%20k', 'se', 'Kungens Kurva, Stockholms län'],
    ['upsala', 'se', 'Uppsala, Uppsala län'],
    ['0579', 'no', '0579 Oslo'],
    ['rg2%200qe', 'gb', 'RG2 0QE Reading, England'],
  ])('suggests for the partial name %s of %s', async (input, country, description) => {
    const answer = await get(`autocomplete?input=${input}&country=${country}`).expect(200);
    const [first] = (answer.body as { predictions: PlacePrediction[] }).predictions;
    expect(first?.description).toBe(description);
    const place = await get(`details?placeId=${first?.placeId}`).expect(200);
    expect((place.body as Place).latitude).toBeGreaterThan(51);
    // A chosen place is found again.
    const again = await get(`autocomplete?input=${encodeURIComponent(description)}&country=${country}`).expect(200);
    expect((again.body as { predictions: PlacePrediction[] }).predictions[0]).toEqual(first);
  });

  it('suggests nothing for unknown names', async () => {
    for (const input of ['', '%20%20', 'xqzzyw']) {
      const answer = await get(`autocomplete?input=${input}`).expect(200);
      expect(answer.body).toEqual({ predictions: [] });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('gives the place of an id', async () => {
    const near = await get('reverse?lat=59.33&lng=18.07').expect(200).expect('Cache-Control', 'no-store');
    expect(near.body).toMatchObject({ name: 'Stockholm', region: 'Stockholms län' });
    const { placeId } = near.body as Place;
    const same = await get(`details?placeId=${placeId}`).expect(200).expect('Cache-Control', 'public, max-age=86400');
    expect(same.body).toEqual(near.body);
  });

  it('answers 404 for what there is not', async () => {
    expect(await problemOf('details?placeId=geonames-1', 404)).toMatchObject({ status: 404 });
    expect(await problemOf('reverse?lat=48&lng=-30', 404)).toMatchObject({ status: 404 });
    await problemOf('nearby', 404);
  });

  it.each([
    ['autocomplete', 'input'],
    [`autocomplete?input=${'a'.repeat(101)}`, 'input'],
    ['autocomplete?input=a&input=b', 'input'],
    ['autocomplete?input=a&country=SWE', 'country'],
    ['autocomplete?input=a&language=swedish', 'language'],
    ['autocomplete?input=a&radius=5', 'radius'],
    ['details', 'placeId'],
    ['details?placeId=../../etc', 'placeId'],
    [`details?placeId=${'a'.repeat(81)}`, 'placeId'],
    ['reverse?lat=59', 'lng'],
    ['reverse?lat=91&lng=18', 'lat'],
    ['reverse?lat=59&lng=181', 'lng'],
    ['reverse?lat=59&lng=-181', 'lng'],
    ['reverse?lat=NaN&lng=18', 'lat'],
  ])('refuses %s', async (address, field) => {
    const { errors } = await problemOf(address, 400);
    expect(errors?.map((error) => error.field)).toContain(field);
  });

  it('is read only', async () => {
    await request(app).post('/api/maps/autocomplete').send({ input: 'a' }).expect(405).expect('Allow', 'GET, HEAD');
  });

  it('responds 502 when the back end fails', async () => {
    const settings = {
      endpoint: 'http://127.0.0.1:9',
      userAgent: 'test',
      callsPerSecond: 100,
      logger: collectingLogger(),
    };
    const gateways = { ...(await demoGateways()), places: createNominatim(settings) };
    const broken = createApp(await testServices({ gateways }));
    await request(broken).get('/api/maps/autocomplete?input=upps').expect(502);
    await request(broken).get('/api/maps/details?placeId=osm-N1').expect(502);
    await request(broken).get('/api/maps/reverse?lat=59&lng=18').expect(502);
  });

  it('logs nothing that was typed', async () => {
    await get('autocomplete?input=hemligby');
    await get('reverse?lat=59.1234&lng=17.4321');
    const log = JSON.stringify(services.logger.lines);
    for (const secret of ['hemligby', '59.1234', '17.4321']) expect(log).not.toContain(secret);
  });
});

describe('the map tiles of this server', () => {
  it('are SVG that is cached for a week', async () => {
    const answer = await get('tiles/9/281/150.svg')
      .expect(200)
      .expect('Content-Type', /^image\/svg\+xml/);
    expect(answer.headers['cache-control']).toBe('public, max-age=604800');
    const svg = (answer.body as Buffer).toString();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="256" height="256"/);
    expect(svg).not.toMatch(/NaN|undefined/);
    await get('tiles/9/281/150.svg').set('If-None-Match', String(answer.headers['etag'])).expect(304);
  });

  it.each(['0/0/0', '3/4/2', '16/36051/19263'])('are there for %s', async (tile) => {
    await get(`tiles/${tile}.svg`).expect(200);
  });

  it.each(['17/0/0', '0/0/1', '0/1/0', '3/8/0', '-1/0/0', '3/4/2.5', '3/04/2', 'a/b/c', '3/4/2e1'])(
    'are not there for %s',
    async (tile) => {
      await problemOf(`tiles/${tile}.svg`, 404);
    },
  );
});

describe('map tiles of another host', () => {
  const otherMapTiles = {
    template: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    attribution: '© Example',
    maxZoom: 19,
  };

  it('are allowed by the policy of pages', async () => {
    const own = await request(app).get('/').expect(200);
    expect(String(own.headers['content-security-policy'])).not.toContain('tiles.example');
    expect(own.text).not.toContain('tiles.example');
    const other = await request(createApp(await testServices({ otherMapTiles })))
      .get('/')
      .expect(200);
    expect(String(other.headers['content-security-policy'])).toMatch(/img-src [^;]*https:\/\/\*\.tiles\.example/);
    expect(other.text).toContain('{s}.tiles.example');
  });
});
