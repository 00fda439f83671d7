import { resolve } from 'node:path';
import { backendSettings } from '../../config/backendSettings.ts';
import { loadPlaceFacts } from '../../config/group/loadPlaceFacts.ts';
import type { PlacesGateway } from '../../shared/places/PlacesGateway.ts';
import { createPlaces } from '../places/createPlaces.ts';
import { placeCountries } from '../places/PlaceCountries.ts';
import type { Services } from '../Services.ts';
import type { Setup } from './Setup.ts';

interface PlaceServices {
  gateways: Pick<Services['gateways'], 'places'>;
  /** The built-in towns and postcodes, also when another service searches for places. */
  towns: PlacesGateway;
  services: Pick<Services, 'mapTiles' | 'otherMapTiles'>;
  stop(): Promise<void>;
}

/** The search for places, and map tiles. */
export function composePlaces({ env, group, root, build, logger }: Setup): PlaceServices {
  const places = createPlaces(backendSettings(env, group).places, {
    logger,
    workerFile: resolve(build, 'server/placesWorker.js'),
    countries: placeCountries(group.sites, loadPlaceFacts(root)),
  });
  return {
    gateways: { places: places.gateway },
    towns: places.towns,
    services: { mapTiles: places.tiles, otherMapTiles: places.otherTiles },
    stop: places.stop,
  };
}
