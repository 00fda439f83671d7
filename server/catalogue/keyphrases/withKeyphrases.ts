import type { CatalogueBackend, CatalogueGateway } from '../../../shared/catalogue/CatalogueGateway.ts';
import { matchKeyphrase } from '../../../shared/catalogue/keyphrase.ts';
import { wordSearch } from '../../../shared/catalogue/listSearch.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';

/** Adds the understanding of typed words to any search engine. `facetsOf` gives the facets of an index's car list. */
export function withKeyphrases(
  backend: CatalogueBackend,
  facetsOf: (index: string) => SiteConfig['facets'],
): CatalogueGateway {
  return {
    searchCars: (request) => backend.searchCars(request),
    searchDealers: (request) => backend.searchDealers(request),
    understand: async ({ index, keyphrase }) => {
      const { facet } = await backend.searchCars(wordSearch(index, facetsOf(index)));
      return matchKeyphrase(keyphrase, facet);
    },
  };
}
