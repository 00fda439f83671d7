/** Draws the pictures that a map is put together from. */
export interface MapTileSource {
  /** The SVG of a tile of 256 × 256 in Web Mercator; null when there is no such tile. */
  tile(zoom: number, x: number, y: number): Promise<string | null>;
}
