export interface TileAddress {
  zoom: number;
  x: number;
  y: number;
}

/** Draws the tiles of a map. */
export interface MapTileSource {
  /**
   * The SVG of a tile of 256 × 256 in Web Mercator; null when there is no such tile.
   * @param pins positions that labels keep clear of: "59.86,17.64 59.33,18.07"; none by default
   * @throws MapTilesBusyError when too many tiles wait to be drawn
   */
  tile(address: TileAddress, pins?: string): Promise<string | null>;
}

/** Too many requests wait for the thread that draws tiles and finds places. */
export class MapTilesBusyError extends Error {
  override readonly name = 'MapTilesBusyError';

  constructor() {
    super('Too many map tiles are waiting to be drawn.');
  }
}
