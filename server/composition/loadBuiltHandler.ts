import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { loadHandling } from './createHandling.ts';
import { readAssetManifest } from '../render/AssetManifest.ts';
import type { Services } from '../Services.ts';

/** Built from createHandling.ts by `npm run dev` alone. */
export const handlingFile = 'server/createHandling.js';

/**
 * Loads the handling of requests as it is built now.
 * Files that have not changed have the names that they had, and so are the same modules: classes of the services, and
 * React, are those of the running server.
 * @param version makes a module of its own
 */
export async function loadBuiltHandler(services: Services, build: string, version: number) {
  const address = `${pathToFileURL(join(build, handlingFile)).href}?${String(version)}`;
  const built = (await import(address)) as { loadHandling: typeof loadHandling };
  const createHandling = await built.loadHandling();
  const files = await readAssetManifest(join(build, 'manifest.json'));
  const manifest = { ...files, looks: services.manifest.looks };
  return createHandling({ ...services, manifest }).handle;
}
