import { expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { findTexts } from '../../test/fixtures/productTexts.ts';
import { harbourSites } from '../../test/fixtures/harbourSites.ts';
import { setSite } from '../site/siteOfRequest.ts';
import { textsRoute } from './textsRoute.ts';

const [site] = harbourSites;
if (!site) throw new Error('There is no site.');

const ownTexts = { save: 'Remember', searchButton: '', carCount: '{count} vehicles' };
const app = express();
app.use((_request, response, next) => {
  setSite(response, site);
  next();
});
app.use(
  textsRoute(
    {
      dictionary: ({ language }) => (language === 'en' ? Promise.resolve(ownTexts) : Promise.reject(new Error('down'))),
    },
    findTexts,
  ),
);

const textsAt = async (path: string): Promise<Record<string, string>> =>
  (await request(app).get(path).expect(200)).body as Record<string, string>;

it("sends the product's texts of the rooms that are named", async () => {
  const texts = await textsAt('/texts/sv/0/site+saved.json');
  expect(texts).toMatchObject({ save: 'Spara', savedEmptyTitle: 'Du har inte sparat någon bil än' });
  expect(texts).not.toHaveProperty('bookingPlate');
});

it("prefers an editor's empty text", async () => {
  expect(await textsAt('/texts/en/0/site.json')).toMatchObject({ save: 'Remember', searchButton: '' });
});

it('takes no plural form of a text that an editor has replaced', async () => {
  expect(await textsAt('/texts/en/0/site.json')).not.toHaveProperty('carCount_one');
});

it('lets browsers keep the present version for ever', async () => {
  const { version } = findTexts(ownTexts, 'en');
  const { headers } = await request(app).get(`/texts/en/${version}/site.json`).set('Accept-Encoding', 'br').expect(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
});

it('keeps another version out of caches', async () => {
  const { headers } = await request(app).get('/texts/en/0/site.json').expect(200);
  expect(headers['cache-control']).toBe('no-store');
});

it.each(['/texts/fr/0/site.json', '/texts/en/0/nowhere.json', '/texts/en/0/site+site.json', '/texts/en/0/site.xml'])(
  'has nothing at %s',
  async (path) => {
    await request(app).get(path).expect(404);
  },
);
