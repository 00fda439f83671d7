import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { buildStockIndex } from '../../../server/catalogue/embedded/StockIndex.ts';
import { vehicleIndexSchema } from '../../../server/catalogue/embedded/vehicleIndexSchema.ts';
import { isRangeFacet } from '../../../shared/catalogue/facets/rangeFacets.ts';
import { listFilters } from '../../../shared/catalogue/list/listSearch.ts';
import { parseListQuery } from '../../../shared/catalogue/list/listState.ts';
import type { Filters } from '../../../shared/catalogue/SearchTypes.ts';
import { stockSitesOf } from '../../../shared/catalogue/stockSitesOf.ts';
import { demoSite, demoSites } from '../../../test/fixtures/demo/demoSites.ts';
import type { StockCar } from './demoStock.ts';
import { divideIntoLists } from './divideIntoLists.ts';
import { firstPicture, lookOf } from './pictureLook.ts';

const folder = 'groups/polhem/content';
const stock = gunzipSync(readFileSync('groups/polhem/stock/demo-cars.ndjson.gz'))
  .toString('utf8')
  .trimEnd()
  .split('\n');
const cars = stock.map((line) => JSON.parse(line) as StockCar);

/** The search of each site over its stock, which leaves out sold cars. */
const searches = stockSitesOf(demoSites).map((name) => {
  const site = demoSite(name);
  const own = new Map(cars.filter((car) => car.site === name).map((car) => [car.car_id, car]));
  const index = buildStockIndex(own.values(), vehicleIndexSchema);
  const find = (sort: string, filters: Filters = {}): StockCar[] => {
    const paging = { limit: own.size, offset: 0, sort_name: sort, fields: ['car_id'] };
    const { content } = index.search({ index: name, keyphrase: '', facets: [], filters, ...paging });
    return content.flatMap(({ car_id: id = '' }) => own.get(id) ?? []);
  };
  return { site, find };
});

function lookOfCar(car: StockCar): string | null {
  const picture = firstPicture(car);
  return picture && lookOf(picture.set, picture.view);
}

/** Finds cars followed by one with a picture that looks the same, of another model unless `isAnyModel`. */
function repeats(list: readonly StockCar[], name: string, isAnyModel = false): string[] {
  return list.flatMap((car, at) => {
    const next = list[at + 1];
    if (!next || (!isAnyModel && next.car_model === car.car_model)) return [];
    const look = lookOfCar(car);
    return look !== null && look === lookOfCar(next) ? [`${name}: ${car.car_id} ${next.car_id}, ${look}`] : [];
  });
}

type ValuesOf = (car: StockCar) => readonly string[];

/** Finds repeated pictures in the default order of the lists that show the values. */
function repeatsIn(valuesOf: ValuesOf): string[] {
  return searches.flatMap(({ site, find }) =>
    [...divideIntoLists(find(''), valuesOf)].flatMap(([value, list]) => repeats(list, `${site.name} ${value}`)),
  );
}

const valuesIn = (car: StockCar, facet: string): string[] => [car[facet as keyof StockCar] ?? []].flat().map(String);

const termFacets = searches
  .flatMap(({ site }) => site.facets.map(({ name }) => name))
  .filter((name) => !isRangeFacet(name));

/** Facets that visitors combine most. */
const mainFacets = ['car_brand', 'car_body', 'car_fuel', 'car_gearbox', 'car_color', 'car_condition'];

/** Lists in whose default order cars of one model differ too, by facet. */
const closeFacets = [...mainFacets, 'car_year', 'car_site_city'];

/** Returns the queries of lists that the pages of a site link to. */
function linkedQueries(site: string): string[] {
  const files = readdirSync(`${folder}/${site}`, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.yaml'));
  const texts = files.map((file) => readFileSync(`${folder}/${site}/${file}`, 'utf8'));
  return [...new Set(texts.flatMap((text) => text.match(/\?car_[^\s"'#)}]+/g) ?? []))];
}

describe('a list of the demo stock', () => {
  // In the default order only: a new order of the lists needs no new pictures.
  it('shows different pictures of neighbouring models', () => {
    expect(repeatsIn(() => [''])).toEqual([]);
  });

  it.each([...new Set(termFacets)])('filtered by %s shows different pictures of neighbouring models', (facet) => {
    expect(repeatsIn((car) => valuesIn(car, facet))).toEqual([]);
  });

  it('with two of the main filters shows different pictures of neighbouring models', () => {
    const found = repeatsIn((car) => {
      const values = mainFacets.flatMap((facet) => valuesIn(car, facet).map((value) => `${facet}=${value}`));
      return values.flatMap((one, at) => values.slice(at + 1).map((other) => `${one}&${other}`));
    });
    expect(found).toEqual([]);
  });

  it('shows different pictures of neighbours of one model in its default order', () => {
    const found = searches.flatMap(({ site, find }) =>
      closeFacets.flatMap((facet) =>
        [...divideIntoLists(find(''), (car) => valuesIn(car, facet))].flatMap(([value, list]) =>
          repeats(list, `${site.name} ${value}`, true),
        ),
      ),
    );
    expect(found).toEqual([]);
  });

  it('that a page links to shows different pictures of neighbouring models', () => {
    const lists = searches.flatMap(({ site, find }) =>
      linkedQueries(site.name).map((query) => {
        const urls = { listPath: '/', facets: site.facets, sorts: site.sorts };
        const { filters, sort } = parseListQuery(query, urls);
        return { name: `${site.name} ${query}`, filters, list: find(sort, listFilters(filters, urls)) };
      }),
    );
    expect(lists.length).toBeGreaterThan(40);
    expect(lists.filter(({ filters }) => Object.keys(filters).length === 0)).toEqual([]);
    expect(lists.flatMap(({ name, list }) => repeats(list, name))).toEqual([]);
  });
});
