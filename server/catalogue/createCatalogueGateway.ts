import type { CatalogueBackend, CatalogueGateway } from '../../shared/catalogue/CatalogueGateway.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import type { Vocabulary } from '../../shared/catalogue/vocabulary.ts';
import type { PlacesGateway } from '../../shared/places/PlacesGateway.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { SearchWordsByLanguage } from '../../shared/catalogue/keyphrase/SearchWords.ts';
import { withKeyphrases } from './keyphrases/withKeyphrases.ts';
import { withTowns } from './keyphrases/withTowns.ts';
import type { SiteVocabularies } from './vocabulary/createSiteVocabularies.ts';
import { observeFacetValues } from './vocabulary/observeFacetValues.ts';
import type { SiteVersions } from '../site/SiteVersions.ts';

interface CatalogueGatewayParts {
  sites: readonly SiteConfig[];
  searchWords: SearchWordsByLanguage;
  vocabulary: Vocabulary;
  /** Records every facet value that searches deliver. */
  vocabularies: SiteVocabularies;
  siteVersions: SiteVersions;
  /** Towns and postcodes of the sites' countries, in this process. */
  towns: PlacesGateway;
}

/** The catalogue of all sites over a search engine. It interprets typed words by the facets of each site's list. */
export function createCatalogueGateway(
  backend: CatalogueBackend,
  { sites, searchWords, vocabulary, vocabularies, siteVersions, towns }: CatalogueGatewayParts,
): CatalogueGateway {
  const siteOfIndex = (index: string): SiteConfig | undefined =>
    sites.find((site) => site.features.stock && indexFor(site.name, 'vehicles') === index);
  const gateway = withKeyphrases(
    observeFacetValues(backend, vocabularies, siteOfIndex),
    (index) => siteOfIndex(index)?.facets ?? [],
    {
      searchWords,
      vocabulary,
      siteOf: (index) => siteOfIndex(index) ?? { distanceUnit: 'mil' },
      versionOf: (index) => siteVersions.of(siteOfIndex(index)?.name ?? ''),
    },
  );
  return withTowns(gateway, towns, siteOfIndex);
}
