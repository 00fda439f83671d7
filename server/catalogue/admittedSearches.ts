import type { CatalogueGateway } from '../../shared/catalogue/CatalogueGateway.ts';
import type { Admission } from '../http/overload/Admission.ts';

/**
 * Catalogue for searches requested by browsers: they queue for admission like pages.
 * Pages search with the catalogue itself, as part of their own slot.
 */
export function admittedSearches(catalogue: CatalogueGateway, admission: Admission): CatalogueGateway {
  const admitted =
    <Request, Response>(search: (request: Request) => Promise<Response>) =>
    async (request: Request): Promise<Response> => {
      const slot = await admission.enter('page');
      try {
        return await search(request);
      } finally {
        slot.release();
      }
    };
  return {
    searchCars: admitted((request) => catalogue.searchCars(request)),
    searchDealers: admitted((request) => catalogue.searchDealers(request)),
    understand: admitted((request) => catalogue.understand(request)),
    relax: admitted((request) => catalogue.relax(request)),
  };
}
