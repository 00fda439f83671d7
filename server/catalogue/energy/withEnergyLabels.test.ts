import { describe, expect, it } from '@jest/globals';
import { germanEnergyLabel, germanTexts } from '../../../test/fixtures/countries/energyRule.ts';
import { harbourSite } from '../../../test/fixtures/harbourSites.ts';
import { productTexts } from '../../../test/fixtures/productTexts.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { EnergyLabel } from '../../../shared/catalogue/energy/EnergyLabel.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import type { SiteConfig, Texts } from '../../../shared/site/SiteTypes.ts';
import { withEnergyLabels } from './withEnergyLabels.ts';

const site: SiteConfig = {
  ...harbourSite('harbour-bil'),
  name: 'lindner',
  languages: ['de', 'en'],
  locales: { de: 'de-DE', en: 'en-150' },
  currency: 'EUR',
  distanceUnit: 'km',
  timeZone: 'Europe/Berlin',
  energyLabel: germanEnergyLabel,
};

const texts: Record<string, Texts> = Object.fromEntries(
  ['de', 'en', 'fr'].map((language) => [language, { ...productTexts[language], ...germanTexts[language] }]),
);

const petrol: Partial<Car> = {
  car_id: '1',
  car_price_text: '29.900 €',
  car_mileage: 10,
  car_fuel_combined_text: '5,2 l/100 km',
  car_emission_mixed_text: '118 g/km',
};

const hybrid: Partial<Car> = {
  ...petrol,
  car_fuel_combined_text: '0,8 l/100 km',
  wltp_electric_consumption_text: '17,0 kWh/100 km',
  car_emission_mixed_text: '18 g/km',
  car_energy: { fuel_discharged_text: '6,7 l/100 km', co2_discharged_text: '152 g/km' },
};

const listFields = ['car_id', 'car_price_text', 'car_mileage'];
const pageFields = [...listFields, 'car_fuel_combined_text', 'car_energy'];

/** Searches for cars, which the back end delivers with the fields that it is asked for. */
async function search(
  cars: Partial<Car>[],
  {
    fields = listFields,
    of = site,
    now = '2026-11-29T12:00:00Z',
  }: { fields?: string[]; of?: SiteConfig; now?: string } = {},
): Promise<Partial<Car>[]> {
  const backend: Pick<CatalogueBackend, 'searchCars'> = {
    searchCars: (request: SearchRequest) => {
      const pick = (car: Partial<Car>): Partial<Car> =>
        Object.fromEntries(Object.entries(car).filter(([field]) => request.fields.includes(field)));
      return Promise.resolve({ facet: [], content: cars.map(pick), total_items: cars.length });
    },
  };
  const gateway = withEnergyLabels(backend as CatalogueBackend, {
    sites: [of],
    textsOf: (_site, language) => Promise.resolve(texts[language] ?? {}),
    clock: { now: () => new Date(now) },
  });
  const index = `vehicles_${of.name}`;
  const request = { index, fields, keyphrase: '', facets: [], limit: 24, offset: 0, sort_name: '', filters: {} };
  return (await gateway.searchCars(request)).content;
}

async function labelOf(car: Partial<Car>, language = 'de', fields = listFields): Promise<EnergyLabel | undefined> {
  const [found] = await search([car], { fields });
  return found?.energyLabels?.[language];
}

const line = async (car: Partial<Car>, language = 'de'): Promise<string> =>
  ((await labelOf(car, language))?.line ?? '').replace(/\s/g, ' ');

async function rows(car: Partial<Car>, language = 'de'): Promise<Record<string, string>> {
  const label = await labelOf(car, language, pageFields);
  return Object.fromEntries((label?.details?.rows ?? []).map((row) => [row.label, row.value.replace(/\s/g, ' ')]));
}

describe('the energy label of a new car on a list', () => {
  it('names the figures in the words of the law', async () => {
    expect(await line(petrol)).toBe(
      'Energieverbrauch kombiniert: 5,2 l/100 km; CO₂-Emissionen kombiniert: 118 g/km; CO₂-Klasse: D',
    );
  });

  it('is in the language of the page', async () => {
    expect(await line(petrol, 'en')).toBe(
      'Energy consumption, combined: 5.2 l/100 km; CO₂ emissions, combined: 118 g/km; CO₂ class: D',
    );
  });

  it('has a blank before a French colon', async () => {
    const french = { ...site, languages: ['fr'], locales: { fr: 'fr-DE' } } satisfies SiteConfig;
    const [car] = await search([petrol], { of: french });
    expect(car?.energyLabels?.['fr']?.line).toMatch(/^Consommation mixte\u00a0: 5,2/);
  });

  it('has the figures of a plug-in hybrid with discharged battery', async () => {
    const text = await line(hybrid);
    expect(text).toContain('Energieverbrauch gewichtet kombiniert: 17,0 kWh/100 km plus 0,8 l/100 km');
    expect(text).toContain('CO₂-Emissionen gewichtet kombiniert: 18 g/km');
    expect(text).toMatch(/gewichtet kombinierten CO₂-Emissionen: B/);
    expect(text).toContain('Kraftstoffverbrauch bei entladener Batterie kombiniert: 6,7 l/100 km');
    expect(text).toContain('CO₂-Klasse bei entladener Batterie: E');
  });

  it('shows the data that there is', async () => {
    expect(await line({ ...petrol, car_emission_mixed_text: '' })).toBe('Energieverbrauch kombiniert: 5,2 l/100 km');
  });

  it('prefers the class of the stock', async () => {
    expect(await line({ ...petrol, car_energy: { co2_class: 'e' } })).toMatch(/CO₂-Klasse: E$/);
  });

  it.each([
    ['0 g/km', 'A'],
    ['1 g/km', 'B'],
    ['95 g/km', 'B'],
    ['96 g/km', 'C'],
    ['115 g/km', 'C'],
    ['116 g/km', 'D'],
    ['135 g/km', 'D'],
    ['136 g/km', 'E'],
    ['155 g/km', 'E'],
    ['156 g/km', 'F'],
    ['175 g/km', 'F'],
    ['176 g/km', 'G'],
  ])('puts %s into class %s', async (emissions, name) => {
    expect(await line({ ...petrol, car_emission_mixed_text: emissions })).toMatch(new RegExp(`CO₂-Klasse: ${name}$`));
  });

  it('adds no other field to the list', async () => {
    const [car] = await search([{ ...petrol, car_firstregistration: '2026-11-01' }]);
    expect(Object.keys(car ?? {}).sort()).toEqual(['car_id', 'car_mileage', 'car_price_text', 'energyLabels']);
    expect(car?.energyLabels?.['de']?.details).toBeUndefined();
  });
});

describe('a car that is new by law', () => {
  it.each<[string, Partial<Car>, boolean]>([
    ['driven 1000 km', { car_mileage: 1000, car_firstregistration: '2020-01-01' }, true],
    ['driven 1001 km and registered long ago', { car_mileage: 1001, car_firstregistration: '2020-01-01' }, false],
    ['registered eight months ago', { car_mileage: 9000, car_firstregistration: '2026-03-29' }, true],
    ['registered a day earlier', { car_mileage: 9000, car_firstregistration: '2026-03-28' }, false],
    [
      'registered in a month that ended eight months ago',
      { car_mileage: 9000, car_firstregistration: '2026-03' },
      true,
    ],
    ['registered in the month before', { car_mileage: 9000, car_firstregistration: '2026-02' }, false],
    ['of which nothing is known', { car_mileage: null }, false],
    ['that is a commercial vehicle', { car_mileage: 10, car_vehicle_type_code: 'LCV' }, false],
    ['that is sold', { car_mileage: 10, car_sale_state: 'sold' }, false],
  ])('is one %s: %#', async (_name, facts, isNew) => {
    const [car] = await search([{ ...petrol, ...facts }], { fields: [...listFields, 'car_sale_state'] });
    expect(car?.energyLabels !== undefined).toBe(isNew);
  });
});

describe('the energy label on the page of a car', () => {
  const energy = {
    energy_costs: 1342,
    energy_price_text: '1,72 €/l',
    co2_costs_low: 1062,
    co2_costs_medium: 2221,
    co2_costs_high: 3699,
    co2_price_medium: 125,
    vehicle_tax: 94,
  };

  it('has the costs that the law names', async () => {
    const found = await rows({ ...petrol, car_energy: energy });
    expect(found['Energiekosten bei 15.000 km Jahresfahrleistung (1,72 €/l)']).toBe('1.342 € pro Jahr');
    const medium = Object.entries(found).find(([label]) => label.includes('mittleren'));
    expect(medium).toEqual([expect.stringMatching(/nächsten 10 Jahre.*15\.000\skm.*\(125\s€\/t\)$/), '2.221 €']);
    expect(found['Kraftfahrzeugsteuer']).toBe('94 € pro Jahr');
  });

  it('has no details without any figure', async () => {
    const car = { ...petrol, car_fuel_combined_text: '', car_emission_mixed_text: '', car_energy: {} };
    expect((await labelOf(car, 'de', pageFields))?.details).toBeUndefined();
  });

  it('has no row without a figure', async () => {
    expect(Object.keys(await rows(petrol))).toHaveLength(3);
  });

  it('marks both classes of a plug-in hybrid on the scale', async () => {
    const scale = (await labelOf(hybrid, 'de', pageFields))?.details?.scale;
    expect(scale?.marks.map((at) => scale.classes[at]?.name)).toEqual(['B', 'E']);
    expect(scale?.text).toBe(
      'CO₂-Klasse: B, auf einer Skala von A bis G. CO₂-Klasse bei entladener Batterie: E, auf einer Skala von A bis G',
    );
  });
});

it('adds nothing where the country requires no label', async () => {
  const { energyLabel: _none, ...other } = site;
  expect(await search([petrol], { of: other })).toEqual([{ car_id: '1', car_price_text: '29.900 €', car_mileage: 10 }]);
});
