import type { Logger } from '../../shared/kit/Logger.ts';
import type { MapTiles } from '../../shared/places/MapTiles.ts';
import type { PlacesGateway } from '../../shared/places/PlacesGateway.ts';
import { createNominatim } from './createNominatim.ts';
import { createPlacesThread, startPlacesWorker } from './createPlacesThread.ts';
import { keepTiles } from './keepTiles.ts';
import type { PlaceCountries } from './PlaceCountries.ts';
import type { MapTileSource } from './MapTileSource.ts';

export interface PlacesSettings {
  /** "" for the places of a package. */
  endpoint: string;
  userAgent: string;
  callsPerSecond: number;
  /** URL of another host's tiles; "" when this server draws them. */
  tiles: string;
  attribution: string;
}

/** Maximum zoom of common tile services. */
const closestZoom = 19;

interface PlacesParts {
  logger: Logger;
  /** The bundled placesWorker.ts. */
  workerFile: string;
  /** Countries of the embedded places. */
  countries: PlaceCountries;
}

export interface Places {
  gateway: PlacesGateway;
  /** The built-in towns and postcodes. */
  towns: PlacesGateway;
  /** Tiles drawn by this server, whether pages use them or not. */
  tiles: MapTileSource;
  otherTiles: MapTiles | null;
  stop(): Promise<void>;
}

/** The configured place search and map tiles. Drawing and searching run in another thread. */
export function createPlaces(settings: PlacesSettings, { logger, workerFile, ...data }: PlacesParts): Places {
  const { endpoint, userAgent, callsPerSecond, tiles: template, attribution } = settings;
  const embedded = createPlacesThread({ startWorker: () => startPlacesWorker(workerFile, data), logger });
  return {
    gateway: endpoint
      ? createNominatim({ endpoint, userAgent, callsPerSecond, logger, standIn: embedded.gateway })
      : embedded.gateway,
    towns: embedded.gateway,
    tiles: keepTiles(embedded.tiles),
    otherTiles: template ? { template, attribution, maxZoom: closestZoom } : null,
    stop: () => embedded.stop(),
  };
}
