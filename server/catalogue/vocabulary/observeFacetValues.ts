import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import type { FacetValue } from '../../../shared/catalogue/SearchTypes.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { SiteVocabularies } from './createSiteVocabularies.ts';

/** Reports the facet values of every response to the vocabularies, which log unknown ones once. */
export function observeFacetValues(
  backend: CatalogueBackend,
  vocabularies: SiteVocabularies,
  siteOfIndex: (index: string) => SiteConfig | undefined,
): CatalogueBackend {
  return {
    searchDealers: (request) => backend.searchDealers(request),
    searchCars: async (request) => {
      const response = await backend.searchCars(request);
      const site = response.facet.length > 0 ? siteOfIndex(request.index) : undefined;
      if (!site) return response;
      const isWholeStock = request.keyphrase === '' && Object.keys(request.filters).length === 0;
      for (const { name, child_name: child, value } of response.facet) {
        vocabularies.observe(site, name, value.map(textOf), isWholeStock);
        if (child) {
          vocabularies.observe(
            site,
            child,
            value.flatMap(({ children = [] }) => children.map(textOf)),
            isWholeStock,
          );
        }
      }
      return response;
    },
  };
}

const textOf = ({ text }: FacetValue): string => text;
