import type { MapFailureProps } from './MapFailure.tsx';
import type { MapSize } from './MapSize.ts';

/** A point on the map. */
export interface MapPoint {
  id: string;
  /** Decimal degrees. */
  lat: number;
  lng: number;
  /** Accessible name of the point. */
  label: string;
  /** Shown on the pin; a dot when unset. */
  number?: number | undefined;
}

export interface PointMapProps {
  points: readonly MapPoint[];
  /** This point's pin is larger and in the primary colour, and is moved into view. */
  chosenId?: string | undefined;
  /** Makes the pins buttons. */
  onChoose?: ((id: string) => void) | undefined;
  /** Accessible name of the map as a region of the page. */
  label: string;
  /** Tile address template with {z}, {x} and {y}. */
  tiles: string;
  /** Credit for the tiles; plain text. */
  attribution: string;
  /** Shown instead of the map when its code or every tile fails. */
  failure: MapFailureProps;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** Clusters overlapping pins, and labels a cluster by its number of points. */
  clusterLabel?: ((count: number) => string) | undefined;
  /** Keeps the first point in the middle, at `zoom`; the map fits all points otherwise. */
  centred?: boolean | undefined;
  /** Size of the drawing that stays below the tiles until they have loaded. Default: no drawing. */
  drawn?: MapSize | null;
  /** Shown while there are no points. Default: the whole world. */
  centre?: { lat: number; lng: number } | undefined;
  /** Default: 12 without points, 15 for one. Of several points that fit, the closest zoom. */
  zoom?: number | undefined;
  /** Maximum zoom of the tiles. */
  maxZoom?: number | undefined;
  /** Static map: it cannot be zoomed or moved and is skipped by focus. */
  fixed?: boolean | undefined;
  /** Must give the map a height or a ratio. */
  className?: string | undefined;
}
