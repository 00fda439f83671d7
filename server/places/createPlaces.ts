import type { Logger } from '../../shared/kit/Logger.ts';
import type { MapTiles } from '../../shared/places/MapTiles.ts';
import type { PlacesGateway } from '../../shared/places/PlacesGateway.ts';
import { createEmbeddedPlaces } from './createEmbeddedPlaces.ts';
import { createNominatim } from './createNominatim.ts';
import type { MapTileSource } from './MapTileSource.ts';

export interface PlacesSettings {
  /** "" for the places of a package. */
  endpoint: string;
  userAgent: string;
  callsPerSecond: number;
  /** Address of another host's tiles; "" for those that this server draws. */
  tiles: string;
  attribution: string;
}

/** As far as the usual tile services go. */
const closestZoom = 19;

/** The place search and the map tiles that the settings ask for. */
export function createPlaces(
  settings: PlacesSettings,
  logger: Logger,
): { gateway: PlacesGateway; tiles: MapTileSource; otherTiles: MapTiles | null } {
  const { endpoint, userAgent, callsPerSecond, tiles: template, attribution } = settings;
  const embedded = createEmbeddedPlaces();
  return {
    gateway: endpoint ? createNominatim({ endpoint, userAgent, callsPerSecond, logger }) : embedded.gateway,
    tiles: embedded.tiles,
    otherTiles: template ? { template, attribution, maxZoom: closestZoom } : null,
  };
}
