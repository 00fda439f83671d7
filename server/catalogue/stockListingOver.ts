import type { Car } from '../../shared/catalogue/Car.ts';
import type { CatalogueBackend } from '../../shared/catalogue/CatalogueGateway.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import { searchRequest } from '../../shared/catalogue/searchRequest.ts';
import type { SearchRequest, SearchResponse } from '../../shared/catalogue/SearchTypes.ts';
import type { StockListing } from '../../shared/catalogue/StockListing.ts';
import { listedVehicle } from './embedded/listedVehicle.ts';

/** Maximum hits of one search. */
const pageSize = 1000;

/** Only the main picture of a car: all pictures of a thousand cars would exceed the size of a response. */
const fields = ['car_id', 'slug', 'car_publishdate', 'car_primary_image'];

/**
 * Lists the cars of a search engine that cannot be read otherwise, in pages of a thousand.
 * They are ordered by publishing date, oldest first (then by id), so that a new car does not move the others. The
 * version is the number of cars with the newest car and the time at which it was published and indexed, hence a car
 * that only changed does not change it.
 *
 * An engine with a maximum offset (10,000 is common) cannot list a longer stock: reading beyond it rejects. Also
 * rejects when the engine fails or delivers fewer cars than it counted.
 */
export function stockListingOver(backend: CatalogueBackend, stockSites: readonly string[]): StockListing {
  const hasStock = (site: string): boolean => stockSites.includes(site);
  const ask = async (site: string, more: Partial<SearchRequest>): Promise<SearchResponse<Partial<Car>>> => {
    const answer = await backend.searchCars(searchRequest(indexFor(site, 'vehicles'), { fields, ...more }));
    if (answer.error) throw new Error(`The cars of "${site}" cannot be listed: the search does not respond.`);
    return answer;
  };
  const count = async (site: string): Promise<number> => (hasStock(site) ? (await ask(site, {})).total_items : 0);
  return {
    count,
    version: async (site) => {
      if (!hasStock(site)) return '0';
      const newest = { fields: [...fields, 'indexed_at'], limit: 1, sort_name: 'car_publishdate:desc' };
      const { total_items, content } = await ask(site, newest);
      const { car_id = '', car_publishdate = '', indexed_at = '' } = content[0] ?? {};
      return [total_items, car_id, car_publishdate, indexed_at].join(' ');
    },
    async *vehicles(site, from, to) {
      const end = Math.min(to, await count(site));
      for (let at = from; at < end; at += pageSize) {
        const limit = Math.min(pageSize, end - at);
        const { content, total_items } = await ask(site, { limit, offset: at, sort_name: 'car_publishdate:asc' });
        if (content.length < limit && at + content.length < total_items) {
          throw new Error(
            `The cars of "${site}" cannot be listed: of ${total_items} the search returned none from ${at + content.length} on.`,
          );
        }
        // one without a slug has no page to link to
        yield content.filter(({ car_id, slug }) => car_id && slug).map(listedVehicle);
      }
    },
  };
}
