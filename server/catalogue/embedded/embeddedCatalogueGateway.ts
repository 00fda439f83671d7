import type { Car } from '../../../shared/catalogue/Car.ts';
import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { UnknownIndexError } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { Dealer } from '../../../shared/catalogue/dealers/Dealer.ts';
import type { SearchRequest, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import type { IndexHolder } from './IndexHolder.ts';
import { repairedWords } from './text/repairWord.ts';
import { searchRepaired } from './text/searchRepaired.ts';

export interface EmbeddedCatalogue {
  cars: IndexHolder<Car>;
  dealers: IndexHolder<Dealer>;
  /** Endings of words in free text: see wordEndings(). */
  endings?: readonly string[];
  /** Names of indexes that the feed will fill: until then, a search for them reports an error. */
  awaited?: ReadonlySet<string>;
}

/**
 * Search in the indexes of this process.
 * It has no back end that could fail: any error but a missing stock is a bug, and rejects.
 */
export function createEmbeddedCatalogueGateway({
  cars,
  dealers,
  endings = [],
  awaited = new Set(),
}: EmbeddedCatalogue): CatalogueBackend {
  const search = <T extends object>(
    holder: IndexHolder<T>,
    request: SearchRequest,
  ): Promise<SearchResponse<Partial<T>>> =>
    new Promise((resolve) => {
      const index = holder.get(request.index);
      if (!index && awaited.has(request.index)) {
        resolve({ facet: [], content: [], total_items: 0, error: true });
        return;
      }
      if (!index) throw new UnknownIndexError(request.index);
      resolve(searchRepaired(index, request, { repair: repairedWords, endings }));
    });
  return {
    searchCars: (request) => search(cars, request),
    searchDealers: (request) => search(dealers, request),
  };
}
