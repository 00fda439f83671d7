import itemsjs from 'itemsjs';
import MiniSearch from 'minisearch';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { foldText } from '../../../shared/catalogue/foldText.ts';
import { isRangeField, parseRange, rangeFacets } from '../../../shared/catalogue/facets/rangeFacets.ts';
import type { SearchRequest } from '../../../shared/catalogue/SearchTypes.ts';
import { carWords } from './carWords.ts';
import { rangeBins } from './rangeBins.ts';
import { valueFacets } from './searchQueries.ts';
import type { PeerAnswer, SearchPeer } from './SearchPeer.ts';

type Item = Record<string, unknown> & { id: number; car: Car };

interface ItemsjsResult {
  pagination: { total: number };
  data: { items: Item[]; allFilteredItems?: Item[]; aggregations: Record<string, { buckets: Bucket[] }> };
}
interface Bucket {
  key: string;
  doc_count: number;
}

/**
 * itemsjs for facets with MiniSearch for words.
 * It is the most capable pair of npm libraries for this without a server.
 */
export function buildItemsjsEngine(cars: readonly Car[]): SearchPeer {
  const items = cars.map((car, place): Item => {
    const item: Item = { id: place + 1, car, brandModel: `${car.car_brand}>${car.car_model}` };
    for (const name of valueFacets) item[name] = String(car[name] ?? '');
    item['car_price'] = car.car_price ?? Infinity;
    item['car_publishdate'] = car.car_publishdate;
    return item;
  });
  const aggregations = Object.fromEntries(
    ['brandModel', ...valueFacets].map((name) => [name, { conjunction: false, size: 10_000 }]),
  );
  const engine = itemsjs(items, {
    native_search_enabled: false,
    sortings: {
      'car_publishdate:desc': { field: 'car_publishdate', order: 'desc' },
      'car_price:asc': { field: 'car_price', order: 'asc' },
    },
    aggregations,
  });
  const words = new MiniSearch<Item>({
    fields: ['words'],
    extractField: (item, field) => (field === 'words' ? carWords(item.car) : String(item[field])),
    processTerm: (term) => foldText(term),
    searchOptions: { combineWith: 'AND' },
  });
  words.addAll(items);
  const models = [...new Set(items.map((item) => String(item['brandModel'])))];

  const run = (request: SearchRequest, without: string | null, all: boolean): ItemsjsResult => {
    const filters: Record<string, string[]> = {};
    const tests: ((car: Car) => boolean)[] = [];
    for (const [name, value] of Object.entries(request.filters)) {
      if (!Array.isArray(value)) {
        const ids = (value.not ?? []).map(String);
        tests.push((car) => !ids.includes(car.car_id));
      } else if (isRangeField(name)) {
        const range = parseRange(String(value[0]));
        if (!range || name === without) continue;
        tests.push((car) => {
          const number = car[name] ?? null;
          return number !== null && number >= range.min && number <= range.max;
        });
      } else if (name === 'car_brand') {
        const chosen = value.map(String).filter((text) => text.includes('>'));
        filters['brandModel'] = chosen.length > 0 ? chosen : models.filter((model) => model.startsWith(`${value[0]}>`));
      } else filters[name] = value.map((text) => (text === 'null' ? 'no such value' : String(text)));
    }
    // Without its text search, the library only accepts a condition as a list of item numbers from 1.
    let ids: number[] | null = request.keyphrase ? words.search(request.keyphrase).map(({ id }) => Number(id)) : null;
    if (tests.length > 0) {
      const passes = (id: number): boolean => tests.every((test) => test(cars[id - 1] as Car));
      ids = (ids ?? items.map(({ id }) => id)).filter(passes);
    }
    // In text search order, the library returns no list of all hits besides the page.
    // The page then contains all hits.
    const isOnePage = request.keyphrase !== '' && all;
    return engine.search({
      per_page: isOnePage ? cars.length : request.limit,
      page: isOnePage ? 1 : Math.floor(request.offset / request.limit) + 1,
      ...(request.sort_name ? { sort: request.sort_name } : {}),
      filters,
      ...(ids ? { _ids: ids } : {}),
      is_all_filtered_items: all,
    }) as ItemsjsResult;
  };

  const search = (request: SearchRequest, withRanges: boolean): PeerAnswer => {
    const result = run(request, null, withRanges);
    const counts = new Map<string, Map<string, number>>();
    for (const [name, { buckets }] of Object.entries(result.data.aggregations)) {
      counts.set(name, new Map(buckets.map(({ key, doc_count }) => [key, doc_count])));
    }
    const bins = new Map<string, number[]>();
    if (withRanges) {
      for (const name of rangeFacets) {
        // A filtered range must ignore its own filter, which takes another search.
        const found = request.filters[name] ? run(request, name, true) : result;
        bins.set(
          name,
          rangeBins((found.data.allFilteredItems ?? found.data.items).map(({ car }) => car[name] ?? null)),
        );
      }
    }
    return { total: result.pagination.total, counts, bins };
  };
  return { name: 'itemsjs + MiniSearch', search };
}
