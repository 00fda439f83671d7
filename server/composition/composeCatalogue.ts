import { resolve } from 'node:path';
import { environmentFeedAuthorization } from '../../config/env.ts';
import type { CatalogueBackend } from '../../shared/catalogue/CatalogueGateway.ts';
import { stockSitesOf } from '../../shared/catalogue/stockSitesOf.ts';
import { chooseCatalogueEngine, searchAnswersFor } from '../catalogue/chooseCatalogueEngine.ts';
import { createCatalogue } from '../catalogue/createCatalogue.ts';
import type { Catalogue } from '../catalogue/createCatalogue.ts';
import { withFactValues } from '../catalogue/feed/mapping/factVocabulary.ts';
import { createSiteTexts } from '../catalogue/energy/createSiteTexts.ts';
import { withEnergyLabels } from '../catalogue/energy/withEnergyLabels.ts';
import type { ContentBackend } from '../../shared/content/ContentGateway.ts';
import { createCatalogueGateway } from '../catalogue/createCatalogueGateway.ts';
import { openDealers } from '../catalogue/feed/openDealers.ts';
import type { Dealers } from '../catalogue/feed/openDealers.ts';
import { prepareFeedCopies } from '../catalogue/feed/source/prepareFeedCopies.ts';
import type { CarIds } from '../catalogue/moved/CarIds.ts';
import { storedCarIds } from '../catalogue/moved/storedCarIds.ts';
import { withMovedCars } from '../catalogue/moved/withMovedCars.ts';
import { wordEndings } from '../catalogue/embedded/text/relatedForms.ts';
import { loadSearchWords } from '../../config/languages/loadSearchWords.ts';
import { createSiteVocabularies } from '../catalogue/vocabulary/createSiteVocabularies.ts';
import { labelsOfStock } from '../catalogue/vocabulary/labelsOfStock.ts';
import { loadVocabulary } from '../../config/languages/loadVocabulary.ts';
import type { SearchWordsByLanguage } from '../../shared/catalogue/keyphrase/SearchWords.ts';
import type { Vocabulary } from '../../shared/catalogue/vocabulary.ts';
import type { PlacesGateway } from '../../shared/places/PlacesGateway.ts';
import type { Services } from '../Services.ts';
import type { Foundation } from './openFoundation.ts';
import type { Setup } from './Setup.ts';

interface CatalogueWords {
  searchWords: SearchWordsByLanguage;
  vocabulary: Vocabulary;
}

interface EngineSources extends CatalogueWords {
  dealers: Dealers;
  carIds: CarIds;
}

interface CatalogueParts {
  /** The search engine, without the interpretation of typed words. */
  backend: CatalogueBackend;
  gateways: Pick<Services['gateways'], 'catalogue'>;
  services: Pick<
    Services,
    'searchAnswers' | 'stock' | 'stockPush' | 'stockState' | 'dealersState' | 'labelsOf' | 'deliveredValue'
  >;
  stop(): Promise<void>;
}

interface CatalogueSources {
  /** For places in typed words. */
  towns: PlacesGateway;
  /** Interface texts of a site, as the content platform has them. */
  dictionary: ContentBackend['dictionary'];
  dealers: Dealers;
}

/** Opens the group's dealers. */
export function openGroupDealers({
  env,
  group,
  root,
  logger,
}: Pick<Setup, 'env' | 'group' | 'root' | 'logger'>): Promise<Dealers> {
  return openDealers({
    source: group.dealersFeed,
    postcodes: new Map(group.sites.map(({ name, postcodes }) => [name, postcodes])),
    copyFolder: resolve(root, env.DATA_DIR),
    intervalMinutes: env.STOCK_INTERVAL_MINUTES,
    fetch,
    logger,
  });
}

/**
 * Cars and dealers, their search and vocabulary.
 * @param openEngine opens the search engine
 */
export async function composeCatalogue(
  setup: Setup,
  foundation: Foundation,
  { towns, dictionary, dealers }: CatalogueSources,
  openEngine = openConfiguredEngine,
): Promise<CatalogueParts> {
  const { env, group, root, logger } = setup;
  const { siteVersions, builtInTexts, clock } = foundation;
  const words = {
    searchWords: loadSearchWords(group.languages, root),
    vocabulary: withFactValues(loadVocabulary(group.languages, root), setup.facts ?? []),
  };
  const carIds = await storedCarIds({ storage: foundation.storage, clock, logger });
  const catalogue = await openEngine(setup, foundation, { ...words, dealers, carIds });
  const vocabularies = createSiteVocabularies(words.vocabulary, logger, siteVersions.bump);
  const textsOf = createSiteTexts(dictionary, builtInTexts);
  const withMoved = withMovedCars(catalogue.gateway, { carIds, stockSites: stockSitesOf(group.sites) });
  const labelled = withEnergyLabels(withMoved, { sites: group.sites, textsOf, clock });
  const gateway = createCatalogueGateway(labelled, {
    ...words,
    vocabularies,
    sites: group.sites,
    siteVersions,
    towns,
  });
  return {
    backend: catalogue.gateway,
    gateways: { catalogue: gateway },
    services: {
      stock: catalogue.listing,
      stockPush: catalogue.stockPush,
      stockState: catalogue.stockState,
      dealersState: dealers.state,
      labelsOf: labelsOfStock(gateway, vocabularies),
      deliveredValue: vocabularies.deliveredValue.bind(vocabularies),
      searchAnswers: searchAnswersFor(env, siteVersions),
    },
    stop: async () => {
      await Promise.all([catalogue.stop(), dealers.stop()]);
    },
  };
}

async function openConfiguredEngine(
  { env, group, root, build, logger }: Setup,
  { siteVersions, storage }: Foundation,
  { searchWords, vocabulary, dealers, carIds }: EngineSources,
): Promise<Catalogue> {
  const engine = await chooseCatalogueEngine(env, {
    group: { ...group, vocabulary },
    dealers,
    build,
    storage,
    carIds,
    credentialsOf: environmentFeedAuthorization,
    feedCopies: await prepareFeedCopies(
      resolve(root, env.DATA_DIR),
      group.stock.map(({ feed }) => feed),
      logger,
    ),
  });
  const endings = wordEndings(
    searchWords,
    group.sites.flatMap(({ languages }) => languages),
  );
  return createCatalogue(engine, { endings, logger, onChange: siteVersions.bump });
}
