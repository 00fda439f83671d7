import type { Env } from './env.ts';

/** The header that opens the content platform, with its secret: the context id where there is one, else the key. */
export function edgeCredential(env: Pick<Env, 'EDGE_API_KEY' | 'EDGE_API_KEY_HEADER' | 'EDGE_CONTEXT_ID'>): {
  name: string;
  value: string;
} {
  return env.EDGE_CONTEXT_ID
    ? { name: 'x-sitecore-contextid', value: env.EDGE_CONTEXT_ID }
    : { name: env.EDGE_API_KEY_HEADER, value: env.EDGE_API_KEY };
}
