import { resolve } from 'node:path';
import { stockSitesOf } from '../../shared/catalogue/stockSitesOf.ts';
import { realClock } from '../../shared/kit/Clock.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { CatalogueEngine } from './createCatalogue.ts';
import { createSearchAnswers } from './createSearchAnswers.ts';
import type { SearchAnswers } from './createSearchAnswers.ts';
import { siteSearch } from './embedded/SiteSearch.ts';
import type { FeedPlace } from './feed/feedSettings.ts';
import { stockFeedSettings } from './feed/stockFeedSettings.ts';
import type { CredentialsOf, FeedEnv, StockFeedPlace } from './feed/stockFeedSettings.ts';
import type { Dealers } from './feed/openDealers.ts';
import type { CarIds } from './moved/CarIds.ts';
import { storedStockChanges } from './push/storedStockChanges.ts';
import { storedStockApprovals } from './storedStockApprovals.ts';
import type { SiteVersions } from '../site/SiteVersions.ts';
import type { Storage } from '../storage/Storage.ts';

/** The environment's settings of the search engines; an empty address selects the next engine. */
interface EngineSettings extends FeedEnv {
  SEARCH_ENDPOINT: string;
  SEARCH_API_KEY: string;
  SEARCH_API_KEY_HEADER: string;
  SEARCH_URL: string;
  SEARCH_USERNAME: string;
  SEARCH_PASSWORD: string;
  STOCK_MIN_SHARE: number;
  STOCK_PUSH_KEY: string;
}

type SearchCacheSettings = Pick<EngineSettings, 'SEARCH_ENDPOINT' | 'SEARCH_URL'> & { SEARCH_CACHE_BYTES: number };

interface CatalogueParts {
  /** The group's sites and the feeds of their cars. */
  group: Omit<FeedPlace, 'stock'> & { stock: readonly StockFeedPlace[] };
  dealers: Dealers;
  build: string;
  storage: Storage;
  carIds: CarIds;
  /** Files for the last good feeds, in their order, which outlive this process; null when none is kept. */
  feedCopies: readonly (string | null)[];
  credentialsOf: CredentialsOf;
}

/**
 * Maximum age of a cached response of a search service, in ms.
 * It serves concurrent visitors, but no sold car for long.
 */
const serviceAnswerAgeMs = 5000;

/**
 * Creates the response cache of the public search.
 * The embedded stock has a new version on every change, so its responses have no maximum age; a search service changes
 * unnoticed.
 */
export function searchAnswersFor(
  { SEARCH_ENDPOINT, SEARCH_URL, SEARCH_CACHE_BYTES: maxBytes }: SearchCacheSettings,
  versions: SiteVersions,
): SearchAnswers {
  const maxAgeMs = SEARCH_ENDPOINT || SEARCH_URL ? serviceAnswerAgeMs : Infinity;
  return createSearchAnswers({ maxBytes, maxAgeMs, versionOf: versions.of });
}

/**
 * Selects the search engine by the environment: the search proxy, OpenSearch, or the embedded one.
 * @throws OperatorError when sites sell cars that no feed has
 */
export async function chooseCatalogueEngine(
  env: EngineSettings,
  { group, dealers, build, storage, carIds, feedCopies, credentialsOf }: CatalogueParts,
): Promise<CatalogueEngine> {
  const stockSites = stockSitesOf(group.sites);
  if (env.SEARCH_ENDPOINT) {
    const { SEARCH_ENDPOINT: endpoint, SEARCH_API_KEY: apiKey, SEARCH_API_KEY_HEADER: apiKeyHeader } = env;
    return { kind: 'searchProxy', stockSites, searchProxy: { endpoint, apiKey, apiKeyHeader } };
  }
  if (env.SEARCH_URL) {
    const searches = new Map(group.sites.map((site) => [site.name, siteSearch(site)]));
    const { SEARCH_URL: url, SEARCH_USERNAME: username, SEARCH_PASSWORD: password } = env;
    return { kind: 'openSearch', stockSites, openSearch: { url, username, password, searches } };
  }
  const feeds = await stockFeedSettings(group, env, credentialsOf);
  const [seller] = stockSites;
  if (feeds.length === 0 && seller !== undefined) {
    throw new OperatorError(
      `The site "${seller}" sells cars, but has no stock feed: name it in group.yaml (stock: { feed: …, mapping: … }) or set STOCK_FEED and STOCK_MAPPING, see docs/feeds.md.`,
    );
  }
  return {
    kind: 'embedded',
    pushKey: env.STOCK_PUSH_KEY,
    stockSites,
    embedded: {
      stock:
        feeds.length === 0
          ? null
          : {
              feeds: feeds.map((feed, at) => {
                const lastGood = feedCopies[at] ?? null;
                return { ...feed, fetch, ...(lastGood !== null && { lastGood }) };
              }),
              minShare: env.STOCK_MIN_SHARE,
              approvals: storedStockApprovals(storage, realClock),
              carIds,
              ...(env.STOCK_PUSH_KEY ? { changes: storedStockChanges(storage, realClock) } : {}),
            },
      dealers,
      workerFile: resolve(build, 'server/stockWorker.js'),
    },
  };
}
