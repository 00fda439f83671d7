/** Where a map's picture comes from. */
export interface MapTiles {
  /** Address of one tile with {z}, {x} and {y} in it; {s} and {r} as Leaflet knows them. */
  template: string;
  /** Who made the data, in plain words; shown on the map. */
  attribution: string;
  /** The closest zoom that shows more than the one before. */
  maxZoom: number;
}

/** The tiles that this server draws itself: no third party. Beyond zoom 10 they would be empty ground. */
export const ownMapTiles: MapTiles = {
  template: '/api/maps/tiles/{z}/{x}/{y}.svg',
  attribution: 'Natural Earth, GeoNames (CC BY 4.0)',
  maxZoom: 10,
};

/** Where a tile address of another host loads from, "https://*.tile.example" for one with {s}; null for our own. */
export function mapTilesOrigin(template: string): string | null {
  const origin = /^https?:\/\/[^/]+/i.exec(template)?.[0];
  return origin === undefined ? null : origin.toLowerCase().replace('{s}', '*');
}

/** Host of a tile address elsewhere ("tile.example.com", without {s}); null when this server draws the tiles. */
export function mapTilesHost(template: string): string | null {
  const host = /^https?:\/\/([^/]+)/i.exec(template)?.[1];
  return host === undefined ? null : host.toLowerCase().replace(/^\{s\}\./, '');
}
