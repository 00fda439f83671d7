import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { testCar, testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';
import { cardsHtml } from './cardsHtml.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'));
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } });
  await picture.jpeg().toFile(join(folder, 'a b.jpg'));
});
afterAll(() => rm(folder, { recursive: true }));

const photo = (thumbnail_url: string): Partial<Car> => ({ car_primary_image: { thumbnail_url, blur_data_url: '' } });
const cards = (...cars: Partial<Car>[]): Promise<string> =>
  cardsHtml(
    cars.map((car, at) => testCar(at, car) as Car),
    { photos: folder, media: folder },
    {
      title: 'Harbour Bil',
      site: testSite,
      texts: dictionaryTexts('sv'),
      css: '.car-card { color: red; }',
    },
  );

it('a document of cards contains photos of the folder', async () => {
  const html = await cards(photo('/media/stock/a%20b.jpg'));
  expect(html).toContain('src="data:image/webp;base64,');
  expect(html).toContain('.car-card { color: red; }');
});

it('a document of cards links photos on other hosts', async () => {
  expect(await cards(photo('https://img.example/a.jpg?w=1&h=2'))).toContain(
    'src="https://img.example/a.jpg?w=1&amp;h=2"',
  );
});

it.each([
  ['a missing file', '/media/stock/missing.jpg'],
  ['a file outside the folder', '/media/stock/..%2F..%2Fetc/passwd'],
])('a document of cards shows no photo for %s', async (_what, address) => {
  expect(await cards(photo(address))).toContain('Bilder kommer snart');
});

it('a document of cards has one with a price after one without', async () => {
  const html = await cards(
    { car_price: null, car_price_text: '' },
    { car_price: 199_000, car_price_text: '199 000 kr' },
  );
  expect(html).toMatch(/Pris på förfrågan.*199 000 kr/s);
});
