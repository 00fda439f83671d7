import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { carFacets } from '../../../config/carList.ts';
import { vehicleIndexSchema } from '../../../server/catalogue/embedded/vehicleIndexSchema.ts';
import { buildStockIndex } from '../../../server/catalogue/embedded/StockIndex.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { carFacts, factNames, factOf, factsOn, factsWith } from '../../../shared/catalogue/car/carFacts.ts';
import type { CarFactName } from '../../../shared/catalogue/car/carFacts.ts';
import { carFieldKinds } from '../../../shared/catalogue/car/carFieldKinds.ts';
import { cardFields } from '../../../shared/catalogue/car/carFields.ts';
import { carStructuredData } from '../../../shared/catalogue/car/carStructuredData.ts';
import { detailFields } from '../../../shared/catalogue/car/detailFields.ts';
import { factText } from '../../../shared/catalogue/car/factText.ts';
import { searchRequest } from '../../../shared/catalogue/searchRequest.ts';
import { fakeCatalogue, testCar, testSite, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { emptyCar } from '../../../test/fixtures/catalogue/randomCars.ts';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';
import { languageCodes } from '../../../test/fixtures/productData.ts';
import { findTexts, roomKeys } from '../../../test/fixtures/productTexts.ts';
import { createTranslate } from '../../site/translate.ts';
import { CarCard } from '../card/CarCard.tsx';
import { CompareTable } from '../compare/CompareTable.tsx';
import { CarSpecification } from './document/CarSpecification.tsx';
import { facetLabel } from '../filters/facetLabel.ts';

afterEach(cleanup);

const t = createTranslate(dictionaryTexts('sv'), 'sv-SE');

/** A car with this fact alone; its value is found nowhere else on a page. */
function carWith(name: CarFactName): Partial<Car> {
  const { field, form } = factOf(name);
  if (form === 'day') return { [field]: '2021-03-02' };
  return { [field]: carFieldKinds[field] === 'number' ? 4711 : `${name} 4711` };
}

const show = (page: ReactNode): void => {
  render(<Provider store={testStore(fakeCatalogue(0).gateways, testSite)}>{page}</Provider>);
};
const specificationOf = (name: CarFactName): void => {
  const car = carWith(name);
  show(<CarSpecification car={car} shown={car} t={t} layout="standard" />);
};

describe.each(factNames)('the fact %s', (name) => {
  const { field, range } = factOf(name);

  it('has a label in each language on every page', () => {
    const without = languageCodes.filter((language) => !findTexts({}, language).textsOf(['site'])[name]);
    expect(without).toEqual([]);
    expect(roomKeys['site']).toContain(name);
  });

  it('is loaded for the page of a car', () => {
    expect(detailFields).toContain(field);
  });

  it('is in the structured data under its property', () => {
    const { schemaOrg } = factOf(name);
    const place = { address: 'https://a.example', images: [], currency: 'SEK', description: '', seller: null };
    const data = carStructuredData(carWith(name), { ...place, distanceUnit: 'km' }) as Record<string, unknown>;
    expect(schemaOrg === undefined || data[schemaOrg] === carWith(name)[field]).toBe(true);
  });

  it('is a filter of searches', () => {
    const { terms, ranges } = vehicleIndexSchema;
    if (range) expect(ranges.map((one) => one.name)).toContain(range);
    if (factOf(name).hasValues) expect(terms.map((one) => one.name)).toContain(field);
  });

  it('names its filter', () => {
    for (const facet of [field, range ?? field]) expect(facetLabel(t, facet, { facets: [] })).not.toMatch(/^$|_/);
  });
});

it.each(factsOn('technicalData'))('the technical data of a car have the fact %s', (name) => {
  specificationOf(name);
  expect(screen.getByRole('rowheader').textContent).toBe(t(name));
});

it.each(factNames.filter((name) => !factOf(name).on.includes('technicalData')))(
  'the technical data of a car lack the fact %s',
  (name) => {
    specificationOf(name);
    expect(screen.queryByRole('table')).toBeNull();
  },
);

it.each(factsOn('keyFacts'))('the key facts of a car have the fact %s', (name) => {
  specificationOf(name);
  expect(screen.getByRole('term').textContent).toBe(t(name));
  expect(screen.getByRole('definition').textContent).toBe(factText(name, carWith(name), testSite));
});

it.each(factsOn('card'))('a card has the fact %s', (name) => {
  const props = { t, site: testSite, compared: false, saved: false, onCompare: () => undefined };
  render(<CarCard car={{ ...testCar(1), ...carWith(name) }} {...props} />);
  expect(document.querySelector('.car-facts')?.textContent.replace(/\s/g, ' ')).toContain('4711');
  expect(cardFields).toContain(carFacts[name].field);
});

it.each(factNames)('a comparison has the fact %s where its definition says so', (name) => {
  const cars = [carWith(name), carWith(name)].map((car, at) => ({ ...car, car_id: String(at) }));
  const table = { region: { current: null }, removal: () => null, onlyDifferences: false };
  show(<CompareTable cars={cars} t={t} site={testSite} {...table} />);
  const rows = screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows.includes(t(name))).toBe(factOf(name).on.includes('comparison'));
});

it('a search finds the words of the facts that say so', () => {
  const searched = factsWith('isSearched', true);
  const cars = searched.map((name) => ({ ...emptyCar(name), ...carWith(name) }));
  const index = buildStockIndex(cars, vehicleIndexSchema);
  const found = searched.map((name) => {
    const request = { ...searchRequest('vehicles_a', { keyphrase: `${name} 4711`, fields: ['car_id'], limit: 9 }) };
    return index.search(request).content.map(({ car_id: id }) => id);
  });
  expect(found).toEqual(searched.map((name) => [name]));
});

/** Facts that a list filters by only where the site's file says so, or a search names them. */
const rareFilters: readonly CarFactName[] = ['doors', 'vehicleUse', 'vehicleAxles', 'vehicleWeight'];

it('lists filter by the other facts that have a filter', () => {
  const usual = factNames.filter((name) => factOf(name).hasValues === true || factOf(name).range !== undefined);
  const listed = usual.filter((name) => {
    const { field, range = field } = factOf(name);
    return carFacets.some((facet) => facet.name === range);
  });
  expect(listed).toEqual(usual.filter((name) => !rareFilters.includes(name)));
});
