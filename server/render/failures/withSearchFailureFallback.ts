import { UnknownIndexError } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { CatalogueGateway } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';

/**
 * Wraps a catalogue for one page; calls `onFailure` for each search that failed.
 * An unexpected error is a bug: it is logged, and the page stands without the cars of that search.
 */
export function withSearchFailureFallback(
  catalogue: CatalogueGateway,
  { logger, onFailure }: { logger: Logger; onFailure: () => void },
): CatalogueGateway {
  const attempt = async <T>(index: string, search: () => Promise<T>, without: T): Promise<T> => {
    try {
      return await search();
    } catch (error) {
      if (error instanceof UnknownIndexError) throw error;
      logger.error('catalogue.searchFailed', { index, error });
      onFailure();
      return without;
    }
  };
  const searching = async <T>(index: string, search: () => Promise<SearchResponse<T>>): Promise<SearchResponse<T>> => {
    const found = await attempt(index, search, { facet: [], content: [], total_items: 0, error: true });
    if (found.error) onFailure();
    return found;
  };
  return {
    searchCars: (request) => searching(request.index, () => catalogue.searchCars(request)),
    searchDealers: (request) => searching(request.index, () => catalogue.searchDealers(request)),
    understand: (request) =>
      attempt(request.index, () => catalogue.understand(request), { filters: {}, keyphrase: request.keyphrase }),
    relax: (request) => attempt(request.index, () => catalogue.relax(request), { lists: [], cars: [] }),
  };
}
