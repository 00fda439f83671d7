import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { germanEnergyLabel } from '../../../test/fixtures/countries/energyRule.ts';
import { smallMapping } from '../../../test/fixtures/feeds/feedFixtures.ts';
import type { SiteEnergyLabel } from '../../../shared/site/CountryLawTypes.ts';
import { checkStock } from './checkStock.ts';
import { stockCheckText } from './stockCheckText.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'));
});
afterAll(() => rm(folder, { recursive: true }));

const rows = [
  'id,make,price,km,l,co2,fuelcost,tax,low,medium,high',
  '1,VW,29900,10,"5,2 l/100 km",118 g/km,1342,94,1062,2221,3699',
  '2,VW,29900,10,"5,2 l/100 km",118 g/km,,,,,',
  '3,VW,29900,10,,,1342,94,1062,2221,3699',
  '4,VW,9900,90000,,,,,,,',
];

async function check(energyLabel?: SiteEnergyLabel): Promise<string> {
  const source = join(folder, 'cars.csv');
  await writeFile(source, rows.join('\n'));
  const mapping = smallMapping({
    fields: {
      car_brand: { column: 'make' },
      car_price: { column: 'price' },
      car_mileage: { column: 'km' },
      car_fuel_combined_text: { column: 'l' },
      car_emission_mixed_text: { column: 'co2' },
      car_energy: {
        fields: {
          energy_costs: { column: 'fuelcost' },
          vehicle_tax: { column: 'tax' },
          co2_costs_low: { column: 'low' },
          co2_costs_medium: { column: 'medium' },
          co2_costs_high: { column: 'high' },
        },
      },
    },
  });
  const display = { currency: 'EUR', locale: 'de-DE', distanceUnit: 'km' as const };
  const sites = new Map([['harbour-bil', { ...display, ...(energyLabel ? { energyLabel } : {}) }]]);
  const result = await checkStock({ source, mapping, sites, vocabulary: new Map(), languageOf: () => 'de' });
  return stockCheckText(result, []);
}

it('names the fields that the energy labels of new cars lack', async () => {
  const text = await check(germanEnergyLabel);
  expect(text).toContain('2 of 3 new cars lack data for the energy label that their country requires');
  expect(text).toMatch(/1 {2}without car_energy\.vehicle_tax/);
  expect(text).toMatch(/1 {2}without car_emission_mixed_text/);
  expect(text).toMatch(/1 {2}without car_fuel_combined_text or wltp_electric_consumption_text/);
  expect(text).toMatch(/This stock would be served, but: .*energy\s+label/s);
});

it('names none where the country requires no label', async () => {
  expect(await check()).not.toContain('Energy labels');
});
