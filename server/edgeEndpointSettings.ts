import type { EdgePlatform } from './content/createEmbeddedContent.ts';
import type { EdgeEndpointSettings } from './content/edgeEndpoint.ts';

interface EndpointEnv {
  EDGE_RATE_LIMIT: number;
  EDGE_COST_LIMIT: number;
}

/** The settings of our own content endpoint; null without the embedded platform or without keys. */
export function edgeEndpointSettings(
  env: EndpointEnv,
  keys: EdgeEndpointSettings['keys'] | null,
  platform: EdgePlatform | null,
): EdgeEndpointSettings | null {
  if (!platform || !keys) return null;
  return { platform, keys, requestsPerSecond: env.EDGE_RATE_LIMIT, mostCost: env.EDGE_COST_LIMIT };
}
