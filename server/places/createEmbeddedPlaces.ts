import type { PlacesGateway } from '../../shared/places/PlacesGateway.ts';
import type { PlaceIndex } from './embedded/PlaceIndex.ts';
import { embeddedPlacesGateway } from './embedded/embeddedPlacesGateway.ts';
import type { MapTileSource } from './MapTileSource.ts';
import type { PlaceCountries } from './PlaceCountries.ts';

/**
 * Places and map tiles from packages, without network requests, in the calling thread.
 * Code and data load with the first request for a map or a place, which takes a second; see createPlacesThread.
 */
export function createEmbeddedPlaces({ codes, postcodes, facts }: PlaceCountries): {
  gateway: PlacesGateway;
  tiles: MapTileSource;
} {
  const index = once(async (): Promise<PlaceIndex> =>
    (await import('./embedded/PlaceIndex.ts')).PlaceIndex.read(codes, facts),
  );
  const tiles = once(async (): Promise<MapTileSource> => {
    const [{ createMapTiles }, places] = await Promise.all([import('./embedded/mapTiles.ts'), index()]);
    return createMapTiles(places);
  });
  return {
    gateway: embeddedPlacesGateway(index, postcodes),
    tiles: { tile: async (...wanted) => (await tiles()).tile(...wanted) },
  };
}

/** Runs once; a failure is not cached. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined;
  return () => {
    cached ??= make().catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
    return cached;
  };
}
