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

/* The lists belong to the device, not to a page or a request; on the server nobody asks for them. */

/** Cars that the visitor has marked with a heart. As many as one search can fetch. */
export const favourites = new CarMemory(favouritesKey, 100, deviceStorage);
if (typeof window !== 'undefined') favourites.subscribe(() => window.dispatchEvent(new Event(favouritesChanged)));

/** The last cars whose pages the visitor has opened. */
export const recentlyViewed = new CarMemory('recentlyViewed', 20, deviceStorage);

const none: readonly RememberedCar[] = [];

/** A list of the device; empty on the server and while the page is taken over. */
export function useDeviceList(memory: CarMemory): readonly RememberedCar[] {
  return useSyncExternalStore(memory.subscribe, memory.list, () => none);
}
