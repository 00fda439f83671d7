import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { loadVocabulary } from '../../../../config/languages/loadVocabulary.ts';
import { productLanguages } from '../../../../config/languages/productLanguages.ts';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { loadCars, smallMapping } from '../../../../test/fixtures/feeds/feedFixtures.ts';
import { silentLogger } from '../../../../test/fixtures/silentLogger.ts';

const vocabulary = loadVocabulary(productLanguages());

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'list-flags-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function carOf(values: Record<string, unknown>, fields: Record<string, unknown>): Promise<Car | undefined> {
  const source = join(folder, 'feed');
  await writeFile(source, JSON.stringify({ id: '1', ...values }));
  const mapping = smallMapping({ site: 'fjord-bil', format: 'ndjson', fields });
  const stock = await loadCars({ source, mapping, vocabulary, logger: silentLogger });
  return stock?.carsBySite.get('fjord-bil')?.[0];
}

const flags = { ac: 'Klimaanlage', nav: 'Navi', tow: 'Dragkrok' };

it.each([
  ['columns that say yes', { flags }, { ac: 'Ja', nav: 0, tow: 'x' }, ['Klimaanlage', 'Dragkrok']],
  ['columns after a list', { column: 'more', separator: '|', flags }, { more: 'Isofix|Navi', nav: true, tow: 'X' }, ['Isofix', 'Navi', 'Dragkrok']],
  ['no columns that say no', { flags }, { ac: '', nav: 'nej' }, []],
])('a list has %s', async (_what, rule, values, car_equipment) => {
  expect(await carOf(values, { car_equipment: rule })).toMatchObject({ car_equipment });
}); // prettier-ignore

it('a note changes nothing', async () => {
  const fields = { car_brand: { column: 'make', note: 'only the name fits' } };
  expect(await carOf({ make: 'Kia' }, fields)).toMatchObject({ car_brand: 'Kia' });
});

it('flags are refused for a text', async () => {
  const fields = { car_brand: { flags }, car_version: { column: 'v', without: ['car_model'] } };
  await expect(carOf({}, fields)).rejects.toThrow(
    /fields\.car_brand\.flags: goes with lists only.*\n.*fields\.car_version\.without: car_model is no field above/,
  );
});
