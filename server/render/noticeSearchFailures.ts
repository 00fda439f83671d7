import type { CatalogueGateway } from '../../shared/catalogue/CatalogueGateway.ts';

/** Wraps a catalogue; calls `onFailure` for each search that failed. */
export function noticeSearchFailures(catalogue: CatalogueGateway, onFailure: () => void): CatalogueGateway {
  const noticing = async <T extends { error?: boolean }>(answer: Promise<T>): Promise<T> => {
    const found = await answer;
    if (found.error) onFailure();
    return found;
  };
  return {
    searchCars: (request) => noticing(catalogue.searchCars(request)),
    searchDealers: (request) => noticing(catalogue.searchDealers(request)),
    understand: (request) => catalogue.understand(request),
    relax: (request) => catalogue.relax(request),
  };
}
