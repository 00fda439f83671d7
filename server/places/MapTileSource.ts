/** Draws the tiles of a map. */
export interface MapTileSource {
  /**
   * The SVG of a tile of 256 × 256 in Web Mercator; null when there is no such tile.
   * @throws MapTilesBusyError when too many tiles wait to be drawn
   */
  tile(zoom: number, x: number, y: number): Promise<string | null>;
}

/** Too many requests wait for the thread that draws tiles and finds places. */
export class MapTilesBusyError extends Error {
  override readonly name = 'MapTilesBusyError';

  constructor() {
    super('Too many map tiles wait to be drawn.');
  }
}
