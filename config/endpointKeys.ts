import type { Env } from './env.ts';

/**
 * Returns the keys of the built-in content endpoint; null keeps it closed.
 * It is closed when another content platform is used, and in production without a key. `previewKey` opens drafts too;
 * "" when there is no such key.
 */
export function endpointKeys(
  env: Pick<Env, 'NODE_ENV' | 'FORECOURT_DEV' | 'EDGE_ENDPOINT' | 'EDGE_API_KEY' | 'EDGE_PREVIEW_KEY'>,
): { key: string; previewKey: string } | null {
  const develops = env.NODE_ENV === 'development' || env.FORECOURT_DEV;
  const key = env.EDGE_API_KEY || (develops ? 'development' : '');
  if (env.EDGE_ENDPOINT || !key) return null;
  return { key, previewKey: env.EDGE_PREVIEW_KEY || (develops ? key : '') };
}
