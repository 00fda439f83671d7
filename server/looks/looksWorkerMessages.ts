import type { LookAssets } from '../render/AssetManifest.ts';
import type { LookPlaces, LookSources } from './writeLooks.ts';

/** Data that the thread is started with. */
export interface LooksTask {
  sources: LookSources;
  places: LookPlaces;
}

/** Appearance by site, or the faults of the group's files. */
export type LooksResult = { bySite: Record<string, LookAssets> } | { fault: string };
