import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadVocabulary } from '../../config/languages/loadVocabulary.ts';
import { productLanguages } from '../../config/languages/productLanguages.ts';
import { createEmbeddedCatalogue } from '../../server/catalogue/createEmbeddedCatalogue.ts';
import type { EmbeddedCatalogue } from '../../server/catalogue/createEmbeddedCatalogue.ts';
import { valueLabelsFor } from '../../server/catalogue/vocabulary/valueLabelsFor.ts';
import { createMappingContext } from '../../server/catalogue/feed/mapping/MappingContext.ts';
import { mapRow } from '../../server/catalogue/feed/mapping/mapRow.ts';
import { isRowProblem } from '../../server/catalogue/feed/FeedRow.ts';
import { carStructuredData } from '../../shared/catalogue/car/carStructuredData.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import { searchRequest } from '../../shared/catalogue/searchRequest.ts';
import type { PageHead } from '../../client/framework/pageState.ts';
import { fakeCatalogue, loadContext, testSite, testStore } from '../fixtures/catalogue/fakeCatalogue.ts';
import { smallMapping } from '../fixtures/feeds/feedFixtures.ts';
import { loadRoute } from '../fixtures/pages/loadRoute.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';

/* A row of a feed, in the data that search engines and social networks read. */

const vocabulary = loadVocabulary(productLanguages());
const site = { ...testSite, valueLabels: valueLabelsFor(vocabulary, { languages: ['sv'], locales: {} }, 'sv') ?? {} };
const index = indexFor(site.name, 'vehicles');
const sites = new Map([
  [site.name, { currency: 'SEK', locale: 'sv-SE', distanceUnit: 'mil', language: 'sv', maxPrice: 10_000_000 } as const],
]);
const mapping = smallMapping({
  language: 'en',
  csv: { delimiter: ';' },
  numbers: { thousands: ' ' },
  fields: {
    car_brand: { column: 'make' },
    car_year: { column: 'year' },
    car_price: { column: 'price', ifBad: 'blank' },
    car_mileage: { column: 'km', unit: 'km', ifBad: 'blank' },
    car_condition: { column: 'condition' },
    car_sale_state: { column: 'state', default: 'available' },
    car_firstregistration: { column: 'registered', type: 'date' },
    car_vehicle_type_code: { column: 'type' },
    car_vat_margin: { column: 'margin' },
    car_leasing_options: {
      fields: {
        leasing_type: { constant: 'Private' },
        monthly_cost: { column: 'leasing', required: true },
        duration: { constant: 36 },
      },
    },
    slug: { template: '{id}', type: 'slug' },
  },
  derived: ['car_price_text', 'car_mileage_text'],
  images: { column: 'photos', separator: '|', base: '/media/stock/' },
});

const feed = `id;make;year;price;km;condition;state;registered;type;margin;leasing;photos
used;Volvo;2019;199000;84000;Used;;;;;;
unflagged;Audi;2018;179000;110000;;;;;;;4711/a b.jpg
new;Kia;2026;349000;10;New;;;;;;
unregistered;Kia;2026;349000;0;;;;;;;
old without mileage;Saab;2004;19000;0;;;;;;;
blank mileage;Saab;2004;19000;-;;;;;;;
no price;Kia;2020;;52000;Used;;;;;;
on request;Kia;2020;On request;52000;Used;;;;;;
absurd price;Kia;2020;620000000000000;52000;Used;;;;;;
leasing only;Kia;2026;;0;New;;;;;3995;
reserved;BMW;2018;189000;110000;Used;reserved;;;;;
sold;BMW;2018;189000;110000;Used;sold;;;;;
van;Ford;2022;289000;40000;Used;;;LCV;;;
margin;Ford;2022;289000;40000;Used;;;;true;;
registered;Kia;2026;349000;5;New;;2026-03-01;;;;
`;

let folder: string;
let catalogue: EmbeddedCatalogue;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'published-'));
  const source = join(folder, 'cars.csv');
  await writeFile(source, feed);
  catalogue = await createEmbeddedCatalogue({
    stock: {
      feeds: [{ source, mapping, sites, vocabulary, intervalMinutes: 60, now: () => new Date('2026-11-15T12:00:00Z') }],
    },
    dealers: null,
    stockSites: [site.name],
    logger: silentLogger,
  });
});
afterAll(async () => {
  await catalogue.stop();
  await rm(folder, { recursive: true });
});

async function headOf(id: string, shownAt = site): Promise<PageHead> {
  const { gateways } = fakeCatalogue(0);
  const own = { ...gateways, catalogue: { ...gateways.catalogue, ...catalogue.gateway } };
  const slug = id.replaceAll(' ', '-');
  const context = loadContext(testStore(own, shownAt), own, `/bil/${encodeURIComponent(id)}/${slug}`);
  const outcome = await loadRoute(context, 'carDetail');
  if (outcome.kind !== 'page' || outcome.status !== 200) throw new Error(`${id}: ${JSON.stringify(outcome)}`);
  return outcome.head;
}

interface CarData {
  itemCondition?: string;
  mileageFromOdometer?: { value: number };
  image?: string[];
  offers: { price?: number; availability: string; priceSpecification?: { valueAddedTaxIncluded?: boolean } };
}

const last = (address = ''): string | undefined => /[^/]+$/.exec(address)?.[0];

/** Returns condition, mileage in km, price, availability, and whether VAT is included, as published. */
async function publishedFacts(id: string): Promise<unknown[]> {
  const { structuredData, ogPrice } = await headOf(id);
  const { itemCondition, mileageFromOdometer: mileage, offers } = structuredData[0] as CarData;
  expect(ogPrice?.amount).toBe(offers.price);
  const { price, availability, priceSpecification: { valueAddedTaxIncluded: vat } = {} } = offers;
  return [last(itemCondition), mileage?.value, price, last(availability), vat];
}

describe('the structured data of a car', () => {
  it.each<[string, unknown[]]>([
    ['used', ['UsedCondition', 84_000, 199_000, 'InStock', true]],
    ['unflagged', ['UsedCondition', 110_000, 179_000, 'InStock', true]],
    ['new', ['NewCondition', 10, 349_000, 'InStock', true]],
    ['unregistered', ['NewCondition', 0, 349_000, 'InStock', true]],
    ['old without mileage', [undefined, 0, 19_000, 'InStock', true]],
    ['blank mileage', [undefined, undefined, 19_000, 'InStock', true]],
    ['no price', ['UsedCondition', 52_000, undefined, 'InStock', undefined]],
    ['on request', ['UsedCondition', 52_000, undefined, 'InStock', undefined]],
    ['absurd price', ['UsedCondition', 52_000, undefined, 'InStock', undefined]],
    ['leasing only', ['NewCondition', 0, undefined, 'InStock', undefined]],
    ['reserved', ['UsedCondition', 110_000, 189_000, 'LimitedAvailability', true]],
    ['sold', ['UsedCondition', 110_000, 189_000, 'SoldOut', true]],
    ['van', ['UsedCondition', 40_000, 289_000, 'InStock', false]],
    ['margin', ['UsedCondition', 40_000, 289_000, 'InStock', undefined]],
    ['registered', ['UsedCondition', 10, 349_000, 'InStock', true]],
  ])('is that of its page: %s', async (id, facts) => {
    expect(await publishedFacts(id)).toEqual(facts);
  });

  it('has the photos of the folder at addresses that are served', async () => {
    const { structuredData, ogImage } = await headOf('unflagged');
    expect((structuredData[0] as CarData).image).toEqual(['https://bil.example/media/stock/4711/a%20b.jpg']);
    expect(ogImage).toBe('https://bil.example/media/stock/4711/a%20b.jpg');
    expect((await headOf('used')).structuredData[0]).not.toHaveProperty('image');
  });

  it('has no VAT in a country without it', async () => {
    expect(JSON.stringify((await headOf('used', { ...site, vat: 'none' })).structuredData)).not.toContain('valueAdded');
  });
});

it('the mileage of a mapping in kilometres is that of a site in Swedish mil', () => {
  const inKilometres = { ...mapping, distanceUnit: 'km' as const };
  const context = createMappingContext(inKilometres, new Date('2026-11-15T12:00:00Z'), { sites });
  const mapped = mapRow({ line: 2, values: { id: '1', make: 'Saab', km: '84 000' } }, inKilometres, context);
  if (isRowProblem(mapped)) throw new Error(mapped.reason);
  expect(mapped.car).toMatchObject({ car_mileage: 8400, car_mileage_text: '84\u00a0000 km' });
  expect(
    carStructuredData(mapped.car, {
      address: '',
      images: [],
      currency: 'SEK',
      distanceUnit: 'mil',
      description: '',
      seller: null,
    }),
  ).toMatchObject({
    mileageFromOdometer: { value: 84_000, unitCode: 'KMT' },
  });
});

it('the sitemap has no sold car', async () => {
  const listed: Record<string, string> = {};
  for await (const cars of catalogue.listing.vehicles(site.name, 0, 100)) {
    for (const { car_id, image } of cars) listed[car_id] = image;
  }
  expect(Object.keys(listed)).toHaveLength(14);
  expect(listed).not.toHaveProperty('sold');
  expect(listed).toMatchObject({ unflagged: '/media/stock/4711/a%20b.jpg', used: '' });
});

it.each(['asc', 'desc'])('cars on request are the last of a list by price (%s)', async (order) => {
  const { content, facet } = await catalogue.gateway.searchCars(
    searchRequest(index, {
      fields: ['car_id'],
      limit: 100,
      sort_name: `car_price:${order}`,
      facets: [{ name: 'car_price' }],
    }),
  );
  const lastFour = content.slice(-4).map(({ car_id }) => car_id);
  expect(lastFour.sort()).toEqual(['absurd price', 'leasing only', 'no price', 'on request']);
  expect(facet[0]).toMatchObject({ min: 19_000, max: 349_000 });
});
