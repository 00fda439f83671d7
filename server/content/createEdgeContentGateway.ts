import type { ContentBackend } from '../../shared/content/ContentGateway.ts';
import type { ContentModel } from '../../shared/content/ContentModel.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { answerCache } from '../upstream/answerCache.ts';
import { createHttpClient } from '../upstream/httpClient.ts';
import { cachedContentGateway } from './edge/cachedContentGateway.ts';
import { graphqlContentGateway } from './edge/graphqlContentGateway.ts';
import { heroBlur } from './edge/heroBlur.ts';
import { httpGraphqlTransport } from './edge/httpGraphqlTransport.ts';
import type { EdgeCredential } from './edge/httpGraphqlTransport.ts';

export interface EdgeContentOptions {
  /** Address of the GraphQL endpoint. */
  endpoint: string;
  credential: EdgeCredential;
  sites: readonly SiteConfig[];
  model: ContentModel;
  logger: Logger;
  /** Where media paths without a host are; the endpoint's own origin when left out. */
  mediaOrigin?: string;
  /** For one attempt. */
  timeoutMs?: number;
  /** Milliseconds; the age of answers is counted with it. */
  clock?: () => number;
}

/** Where the public service keeps published media. */
const publicMediaOrigin = 'https://edge.sitecorecloud.io';
const seconds = 1000;
const minutes = 60 * seconds;
/** Uncached calls per second that the public service allows an account; its answers say when it is another number. */
const publicLimit = 80;

/**
 * The content gateway over an Experience Edge endpoint: answers are fresh for a minute, then served while being
 * renewed for ten more, and kept for when the platform fails. With a kept answer a page waits at most a second, so a
 * hanging platform does not hold it up. Lists of stories are renewed sooner, because new stories show there first;
 * what editors seldom change is renewed later.
 */
export function createEdgeContentGateway(options: EdgeContentOptions): ContentBackend {
  const { endpoint, credential, sites, model, logger, timeoutMs = 5 * seconds, clock = Date.now } = options;
  const client = createHttpClient({ name: 'edge', timeoutMs, retries: 2, logger, callsPerSecond: publicLimit });
  const transport = httpGraphqlTransport(client, endpoint, credential);
  const seldom = { freshMs: 5 * minutes, staleMs: 30 * minutes };
  const patienceMs = Math.min(seconds, timeoutMs / 2);
  const orders = answerCache({ logger, room: 'content', patienceMs, shelves: { orders: { answers: 100 } }, clock });
  const gateway = graphqlContentGateway({
    transport,
    sites,
    model,
    logger,
    remember: (key, ask) =>
      orders.get({
        key: ['storyOrder', key],
        freshness: { freshMs: minutes, staleMs: 10 * minutes },
        ask,
        facts: {},
        shelfOf: () => 'orders',
      }),
  });
  const cached = cachedContentGateway(gateway, {
    logger,
    patienceMs,
    clock,
    freshness: { freshMs: minutes, staleMs: 10 * minutes },
    own: {
      stories: { freshMs: 20 * seconds, staleMs: 10 * minutes },
      storyTags: seldom,
      publishInfo: seldom,
      robots: seldom,
    },
  });
  const withBlur = heroBlur({
    client: createHttpClient({ name: 'edgeMedia', timeoutMs, retries: 0, logger, maxAnswerBytes: 64 * 1024 }),
    origins: [options.mediaOrigin || new URL(endpoint).origin, publicMediaOrigin],
    logger,
  });
  return { ...cached, layout: async (query) => withBlur(await cached.layout(query)) };
}
