/** Size of a map's box, px. */
export interface MapSize {
  width: number;
  height: number;
}
