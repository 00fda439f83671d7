import type { Car } from '../../../shared/catalogue/Car.ts';
import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { UnknownIndexError } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { Dealer } from '../../../shared/catalogue/Dealer.ts';
import type { SearchRequest, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { IndexHolder } from './IndexHolder.ts';
import { repairedWords } from './repairWord.ts';
import { searchRepaired } from './searchRepaired.ts';

export interface EmbeddedCatalogue {
  cars: IndexHolder<Car>;
  dealers: IndexHolder<Dealer>;
  logger: Logger;
}

/** Search in the indexes of this process. */
export function createEmbeddedCatalogueGateway({ cars, dealers, logger }: EmbeddedCatalogue): CatalogueBackend {
  return {
    searchCars: (request) => search(cars, request, logger),
    searchDealers: (request) => search(dealers, request, logger),
  };
}

function search<T extends object>(
  holder: IndexHolder<T>,
  request: SearchRequest,
  logger: Logger,
): Promise<SearchResponse<Partial<T>>> {
  try {
    const index = holder.get(request.index);
    if (!index) return Promise.reject(new UnknownIndexError(request.index));
    return Promise.resolve(searchRepaired(index, request, repairedWords));
  } catch (error) {
    logger.error('catalogue.searchFailed', { index: request.index, error });
    return Promise.resolve({ facet: [], content: [], total_items: 0, error: true });
  }
}
