import type { ContentModel } from '../../shared/content/ContentModel.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { monotonicMs } from '../../shared/kit/monotonicMs.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { staleWhileRevalidateCache } from '../upstream/staleWhileRevalidateCache.ts';
import { createHttpClient } from '../upstream/createHttpClient.ts';
import { cachedContentGateway } from './edge/cachedContentGateway.ts';
import type { CachedContentGateway, ContentCacheOptions } from './edge/cachedContentGateway.ts';
import { graphqlContentGateway } from './edge/graphqlContentGateway.ts';
import { heroBlur } from './edge/heroBlur.ts';
import { withKnownRoutes } from './edge/site/withKnownRoutes.ts';
import { withNotFoundPage } from './withNotFoundPage.ts';
import { httpGraphqlTransport } from './edge/transport/httpGraphqlTransport.ts';
import type { EdgeCredential } from './edge/transport/httpGraphqlTransport.ts';

export interface EdgeContentOptions extends Pick<ContentCacheOptions, 'copies' | 'onChanged'> {
  /** URL of the GraphQL endpoint. */
  endpoint: string;
  credential: EdgeCredential;
  sites: readonly SiteConfig[];
  model: ContentModel;
  logger: Logger;
  /** Origin of media paths without a host; the endpoint's own origin when left out. */
  mediaOrigin?: string;
  /** Timeout of one attempt. */
  timeoutMs?: number;
  /** Milliseconds; measures the age of responses. */
  clock?: () => number;
}

/** Media origin of the public service. */
const publicMediaOrigin = 'https://edge.sitecorecloud.io';
const seconds = 1000;
const minutes = 60 * seconds;
/** Uncached calls per second and account in the public service; its responses may state another limit. */
const publicLimit = 80;

/** The gateway, and how to renew it after a publish. */
export interface EdgeContentGateway extends Omit<CachedContentGateway, 'clear'> {
  /** Ends calls in progress; they fail. */
  close(): void;
}

/**
 * Content gateway over an Experience Edge endpoint.
 * Stale responses are served while they are renewed for ten minutes, and kept for failures of the platform. With a
 * cached response a page waits at most a second, so a hanging platform does not delay it. Pages are cached as well and
 * read again on each render: content of one page is therefore fresh for seconds only, shared content for half a minute.
 * A change is then visible about a minute after it was made, and with it all pages of the site.
 */
export function createEdgeContentGateway(options: EdgeContentOptions): EdgeContentGateway {
  const { endpoint, credential, sites, model, logger, timeoutMs = 5 * seconds, clock = monotonicMs } = options;
  const { copies, onChanged } = options;
  const client = createHttpClient({ name: 'edge', timeoutMs, retries: 2, logger, callsPerSecond: publicLimit });
  const transport = httpGraphqlTransport(client, endpoint, credential);
  const shared = { freshMs: 30 * seconds, staleMs: 10 * minutes };
  const patienceMs = Math.min(seconds, timeoutMs / 2);
  const orders = staleWhileRevalidateCache({
    logger,
    room: 'content',
    patienceMs,
    shelves: { orders: { answers: 100 } },
    clock,
  });
  const uncached = graphqlContentGateway({
    transport,
    sites,
    model,
    logger,
    remember: (key, ask) =>
      orders.get({
        key: ['storyOrder', key],
        freshness: { freshMs: 10 * seconds, staleMs: 10 * minutes },
        ask,
        facts: {},
        shelfOf: () => 'orders',
      }),
  });
  const routes = withKnownRoutes(uncached, { sites, clock });
  const cached = cachedContentGateway(
    { ...uncached, layout: routes.layout },
    {
      logger,
      patienceMs,
      clock,
      freshness: { freshMs: 10 * seconds, staleMs: 10 * minutes },
      own: {
        navigation: shared,
        dictionary: shared,
        storyTags: shared,
        errorPages: shared,
        pages: { freshMs: minutes, staleMs: 10 * minutes },
        robots: { freshMs: 5 * minutes, staleMs: 30 * minutes },
        redirects: { freshMs: 0, staleMs: 0 }, // SiteRedirects has its own interval and compiles the result
      },
      ...(copies && { copies }),
      ...(onChanged && { onChanged }),
    },
  );
  const media = createHttpClient({ name: 'edgeMedia', timeoutMs, retries: 0, logger, maxAnswerBytes: 64 * 1024 });
  const withBlur = heroBlur({
    client: media,
    origins: [options.mediaOrigin || new URL(endpoint).origin, publicMediaOrigin],
    logger,
  });
  const { layout } = withNotFoundPage(cached);
  return {
    ...cached,
    layout: async (query) => withBlur(await layout(query)),
    expire: (site) => {
      orders.expire();
      routes.expire(site);
      cached.expire(site);
    },
    close: () => {
      client.close();
      media.close();
    },
  };
}
