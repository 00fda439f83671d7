import type { CatalogueBackend } from '../../../shared/catalogue/CatalogueGateway.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { wordSearch } from '../../../shared/catalogue/list/listSearch.ts';
import type { ValueLabels } from '../../../shared/catalogue/ValueLabels.ts';
import type { Language, SiteConfig } from '../../../shared/site/SiteTypes.ts';
import type { SiteVocabularies } from './createSiteVocabularies.ts';

/** Returns the labels for a site's pages in a language. */
export type LabelsOfStock = (site: SiteConfig, language: Language) => Promise<ValueLabels | undefined>;

/**
 * Provides the labels of a site once the values of its stock are known.
 * The first page of a site therefore waits for one search: without it, the page would lack the labels of spellings
 * that the feed delivers, include those of all others, and be cached. A failed search is repeated for the next page.
 * @param catalogue reports the values of its responses to `vocabularies`
 */
export function labelsOfStock(
  catalogue: Pick<CatalogueBackend, 'searchCars'>,
  vocabularies: Pick<SiteVocabularies, 'labelsOf'>,
): LabelsOfStock {
  const known = new Map<string, Promise<void>>();

  const learn = (site: SiteConfig): Promise<void> => {
    const learnt = catalogue
      .searchCars(wordSearch(indexFor(site.name, 'vehicles'), site.facets))
      .then(({ error = false }) => !error)
      .catch(() => false)
      .then((isKnown) => {
        if (!isKnown) known.delete(site.name);
      });
    known.set(site.name, learnt);
    return learnt;
  };

  return async (site, language) => {
    if (site.features.stock) await (known.get(site.name) ?? learn(site));
    return vocabularies.labelsOf(site, language);
  };
}
