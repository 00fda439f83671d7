import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { createHttpClient } from '../upstream/httpClient.ts';
import { cachedContentGateway } from './edge/cachedContentGateway.ts';
import { graphqlContentGateway } from './edge/graphqlContentGateway.ts';
import { httpGraphqlTransport } from './edge/httpGraphqlTransport.ts';

export interface EdgeContentOptions {
  /** Address of the GraphQL endpoint. */
  endpoint: string;
  apiKey: string;
  sites: readonly SiteConfig[];
  logger: Logger;
  /** For one attempt. */
  timeoutMs?: number;
}

/**
 * The content gateway over an Experience Edge endpoint: answers are fresh for a minute, then served while being
 * renewed for ten more, and kept for when the platform fails.
 */
export function createEdgeContentGateway(options: EdgeContentOptions): ContentGateway {
  const { endpoint, apiKey, sites, logger, timeoutMs = 5000 } = options;
  const client = createHttpClient({ name: 'edge', timeoutMs, retries: 2, logger });
  const gateway = graphqlContentGateway(httpGraphqlTransport(client, endpoint, apiKey), sites);
  return cachedContentGateway(gateway, { logger, freshMs: 60_000, staleMs: 600_000 });
}
