import { describe, expect, it, jest } from '@jest/globals';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { UnknownIndexError } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import { emptyCar } from '../../../test/fixtures/catalogue/randomCars.ts';
import { dealerIndexSchema } from './dealerIndexSchema.ts';
import { createEmbeddedCatalogueGateway } from './embeddedCatalogueGateway.ts';
import { IndexHolder } from './IndexHolder.ts';
import { buildStockIndex } from './StockIndex.ts';
import { vehicleIndexSchema } from './vehicleIndexSchema.ts';

const request: SearchRequest = {
  index: 'vehicles_harbour-bil',
  fields: [],
  keyphrase: '',
  facets: [],
  limit: 24,
  offset: 0,
  sort_name: '',
  filters: {},
};

const stock: Car[] = [
  {
    ...emptyCar('volvo-1'),
    car_brand: 'Volvo',
    car_model: 'XC60',
    car_regno: 'ABC123',
    car_price: 300_000,
    car_year: 2021,
  },
  {
    ...emptyCar('volvo-2'),
    car_brand: 'Volvo',
    car_model: 'V60',
    car_regno: 'DEF456',
    car_price: 200_000,
    car_year: 2019,
  },
  {
    ...emptyCar('skoda-1'),
    car_brand: 'Škoda',
    car_model: 'Octavia',
    car_description: 'Bytt från Volvo',
    car_year: 2023,
  },
  { ...emptyCar('sold-1'), car_brand: 'Volvo', car_model: 'XC60', car_sale_state: 'sold' },
];

function dealer(id: string, site_city: string, website_sort_order: number, site_brands: string[]): Dealer {
  return {
    id,
    slug: `harbour-${id}`,
    site_official_name: `Harbour Bil ${site_city}`,
    site_street: '',
    site_zip: '',
    site_city,
    site_region: '',
    site_phone: '',
    site_email: '',
    site_geocoord: '',
    site_image_url: '',
    site_primary_image: null,
    site_brands,
    website_city: site_city,
    website_sort_order,
    site_departments: [],
  };
}

function setUp() {
  const logger = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() } satisfies Logger;
  const cars = new IndexHolder<Car>();
  cars.replace('vehicles_harbour-bil', buildStockIndex(stock, vehicleIndexSchema, logger));
  const dealers = new IndexHolder<Dealer>();
  const sites = [dealer('a', 'Örebro', 2, ['Volvo', 'Kia']), dealer('b', 'Gävle', 1, ['Kia'])];
  dealers.replace('sites_harbour-bil', buildStockIndex(sites, dealerIndexSchema, logger));
  const gateway = createEmbeddedCatalogueGateway({ cars, dealers });
  const idsOf = async (part: Partial<SearchRequest>): Promise<(string | undefined)[]> =>
    (await gateway.searchCars({ ...request, ...part })).content.map((car) => car.car_id);
  return { gateway, cars, dealers, logger, idsOf };
}

describe('the embedded catalogue gateway', () => {
  it('finds a car by its registration number however it is typed', async () => {
    const { idsOf } = setUp();
    expect(await idsOf({ keyphrase: 'abc 123' })).toEqual(['volvo-1']);
  });

  it('repairs a typing error that leaves no hits', async () => {
    const { gateway } = setUp();
    const answer = await gateway.searchCars({ ...request, keyphrase: 'vovlo XC' });
    expect(answer.content.map(({ car_id }) => car_id)).toEqual(['volvo-1']);
    expect(answer.keyphrase_used).toBe('volvo xc*');
  });

  it('puts cars of a brand before cars that only mention it', async () => {
    const { idsOf } = setUp();
    expect(await idsOf({ keyphrase: 'volvo' })).toEqual(['volvo-1', 'volvo-2', 'skoda-1']);
  });

  it('narrows a brand to its chosen models', async () => {
    const { idsOf } = setUp();
    expect(await idsOf({ filters: { car_brand: ['Volvo', 'Volvo>XC60', 'Škoda'] } })).toEqual(['skoda-1', 'volvo-1']);
  });

  it('reads lower-case path segments', async () => {
    const { idsOf } = setUp();
    expect(await idsOf({ filters: { car_brand: ['volvo'], car_model: ['xc60'] } })).toEqual(['volvo-1']);
    expect(await idsOf({ filters: { car_brand: ['skoda'] } })).toEqual(['skoda-1']);
  });

  it('takes a span of years as a range', async () => {
    const { idsOf } = setUp();
    expect(await idsOf({ filters: { car_year: ['2019-2021'] }, sort_name: 'car_year:asc' })).toEqual([
      'volvo-2',
      'volvo-1',
    ]);
  });

  it('ignores an unreadable range', async () => {
    const { idsOf } = setUp();
    expect(await idsOf({ filters: { car_price: ['9-1'] } })).toHaveLength(3);
  });

  it('puts cars without a price last in both directions', async () => {
    const { idsOf } = setUp();
    expect(await idsOf({ sort_name: 'car_price:asc' })).toEqual(['volvo-2', 'volvo-1', 'skoda-1']);
    expect(await idsOf({ sort_name: 'car_price:desc' })).toEqual(['volvo-1', 'volvo-2', 'skoda-1']);
  });

  it('shows a sold car to those who ask for its id alone', async () => {
    const { idsOf } = setUp();
    expect(await idsOf({})).not.toContain('sold-1');
    expect(await idsOf({ filters: { car_id: ['sold-1', 'volvo-2'] } })).toEqual(['volvo-2', 'sold-1']);
    expect(await idsOf({ filters: { car_id: [] } })).not.toContain('sold-1');
    expect(await idsOf({ filters: { car_id: { not: ['volvo-1'] } } })).toEqual(['skoda-1', 'volvo-2']);
  });

  it('ignores an unknown filter', async () => {
    const { idsOf } = setUp();
    expect(await idsOf({ filters: { wheels: ['4'] } })).toHaveLength(3);
  });

  it('logs an unknown filter once', async () => {
    const { idsOf, logger } = setUp();
    await idsOf({ filters: { wheels: ['4'] } });
    expect(logger.debug).toHaveBeenCalledTimes(1);
  });

  it('lists dealers in the order of the website', async () => {
    const { gateway } = setUp();
    const ask = async (filters: SearchRequest['filters']): Promise<(string | undefined)[]> => {
      const answer = await gateway.searchDealers({ ...request, index: 'sites_harbour-bil', fields: ['id'], filters });
      return answer.content.map(({ id }) => id);
    };
    expect(await ask({})).toEqual(['b', 'a']);
  });

  it('finds dealers by brand', async () => {
    const { gateway } = setUp();
    const ask = async (filters: SearchRequest['filters']): Promise<(string | undefined)[]> => {
      const answer = await gateway.searchDealers({ ...request, index: 'sites_harbour-bil', fields: ['id'], filters });
      return answer.content.map(({ id }) => id);
    };
    expect(await ask({ site_brands: ['volvo'] })).toEqual(['a']);
  });

  it('finds a dealer by slug', async () => {
    const { gateway } = setUp();
    const ask = async (filters: SearchRequest['filters']): Promise<(string | undefined)[]> => {
      const answer = await gateway.searchDealers({ ...request, index: 'sites_harbour-bil', fields: ['id'], filters });
      return answer.content.map(({ id }) => id);
    };
    expect(await ask({ slug: ['harbour-b'] })).toEqual(['b']);
  });

  it('delivers only the fields that are asked for', async () => {
    const { gateway } = setUp();
    const { content } = await gateway.searchCars({ ...request, fields: ['car_id', 'car_price'], limit: 1 });
    expect(content).toEqual([{ car_id: 'skoda-1', car_price: null }]);
  });

  it('answers from a replaced index at once', async () => {
    const { cars, idsOf } = setUp();
    cars.replace('vehicles_harbour-bil', buildStockIndex(stock.slice(0, 1), vehicleIndexSchema));
    expect(await idsOf({})).toEqual(['volvo-1']);
  });

  it('rejects an index that does not exist', async () => {
    const { gateway } = setUp();
    await expect(gateway.searchCars({ ...request, index: 'vehicles_nowhere' })).rejects.toThrow(UnknownIndexError);
  });

  it('rejects with the error of a bug, never with an empty result', async () => {
    const { gateway, cars } = setUp();
    const index = buildStockIndex<Car>([], vehicleIndexSchema);
    jest.spyOn(index, 'search').mockImplementation(() => {
      throw new Error('broken');
    });
    cars.replace('vehicles_harbour-bil', index);
    await expect(gateway.searchCars(request)).rejects.toThrow('broken');
  });
});

describe('order of texts', () => {
  it.each([
    ['sv-SE', ['Zetor', 'Åkerman', 'Östhammar']],
    ['de-DE', ['Åkerman', 'Östhammar', 'Zetor']],
  ])('is that of the locale %s', async (locale, brands) => {
    const holder = new IndexHolder<Car>();
    const cars = ['Östhammar', 'Zetor', 'Åkerman'].map((car_brand) => ({ ...emptyCar(car_brand), car_brand }));
    holder.replace(request.index, buildStockIndex(cars, { ...vehicleIndexSchema, locale }));
    const gateway = createEmbeddedCatalogueGateway({ cars: holder, dealers: new IndexHolder<Dealer>() });
    const facets = [{ name: 'car_brand', sort_order: 'asc' as const }];
    const { facet, content } = await gateway.searchCars({ ...request, facets, sort_name: 'car_brand:asc' });
    expect(facet[0]?.value.map(({ text }) => text)).toEqual(brands);
    expect(content.map((car) => car.car_brand)).toEqual(brands);
  });
});
