import type { Env } from './env.ts';

/**
 * The keys of our own content endpoint; null keeps it closed: when the content platform is another one, and in
 * production without a key. `previewKey` opens drafts too and is "" when no key does.
 */
export function endpointKeys(
  env: Pick<Env, 'NODE_ENV' | 'FORECOURT_DEV' | 'EDGE_ENDPOINT' | 'EDGE_API_KEY' | 'EDGE_PREVIEW_KEY'>,
): { key: string; previewKey: string } | null {
  const develops = env.NODE_ENV === 'development' || env.FORECOURT_DEV;
  const key = env.EDGE_API_KEY || (develops ? 'development' : '');
  if (env.EDGE_ENDPOINT || !key) return null;
  return { key, previewKey: env.EDGE_PREVIEW_KEY || (develops ? key : '') };
}
