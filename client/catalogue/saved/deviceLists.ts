import { useSyncExternalStore } from 'react';
import { CarMemory } from './CarMemory.ts';
import type { MemoryStorage, RememberedCar } from './CarMemory.ts';
import { favouritesChanged, favouritesKey } from './whenFavourites.ts';

function deviceStorage(): MemoryStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/* The lists belong to the device, not to a page or a request; the server never reads them. */

/** Cars that the visitor has saved. As many as one search can fetch. */
export const favourites = new CarMemory(favouritesKey, 100, deviceStorage);
if (typeof window !== 'undefined') favourites.subscribe(() => window.dispatchEvent(new Event(favouritesChanged)));

/** The cars whose pages the visitor opened last. */
export const recentlyViewed = new CarMemory('recentlyViewed', 20, deviceStorage);

const none: readonly RememberedCar[] = [];

/** A list of the device; empty on the server and during hydration. */
export function useDeviceList(memory: CarMemory): readonly RememberedCar[] {
  return useSyncExternalStore(memory.subscribe, memory.list, () => none);
}
