/** Source of a map's tiles. */
export interface MapTiles {
  /** URL of one tile with {z}, {x} and {y}; {s} and {r} as in Leaflet. */
  template: string;
  /** Attribution of the map data as plain text; shown on the map. */
  attribution: string;
  /** The closest zoom that shows more detail than the one before. */
  maxZoom: number;
}

/** Tiles drawn by this server: no third party. Beyond zoom 10 they would be empty. */
export const ownMapTiles: MapTiles = {
  template: '/api/maps/tiles/{z}/{x}/{y}.svg',
  attribution: 'Natural Earth, GeoNames (CC BY 4.0)',
  maxZoom: 10,
};

/** Returns the origin of an external tile URL, "https://*.tile.example" with {s}; null for own tiles. */
export function mapTilesOrigin(template: string): string | null {
  const origin = /^https?:\/\/[^/]+/i.exec(template)?.[0];
  return origin === undefined ? null : origin.toLowerCase().replace('{s}', '*');
}

/**
 * Returns the host of an external tile URL, without {s}; null when this server draws the tiles.
 * Example: "tile.example.com".
 */
export function mapTilesHost(template: string): string | null {
  const host = /^https?:\/\/([^/]+)/i.exec(template)?.[1];
  return host === undefined ? null : host.toLowerCase().replace(/^\{s\}\./, '');
}
