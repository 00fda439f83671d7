import type { Env } from './env.ts';

/** Returns the header and secret for the content platform: the context id if set, else the key. */
export function edgeCredential(env: Pick<Env, 'EDGE_API_KEY' | 'EDGE_API_KEY_HEADER' | 'EDGE_CONTEXT_ID'>): {
  name: string;
  value: string;
} {
  return env.EDGE_CONTEXT_ID
    ? { name: 'x-sitecore-contextid', value: env.EDGE_CONTEXT_ID }
    : { name: env.EDGE_API_KEY_HEADER, value: env.EDGE_API_KEY };
}
