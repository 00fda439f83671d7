import type { PlacesScope } from '../../shared/places/PlacesGateway.ts';
import type { PlaceCountries } from './PlaceCountries.ts';

/** Data that the worker thread starts with. */
export interface PlacesWorkerData {
  countries: PlaceCountries;
}

/** A request to the worker thread for places and map tiles. */
export type PlacesQuestion =
  | { kind: 'tile'; zoom: number; x: number; y: number; pins: string }
  | { kind: 'autocomplete'; input: string; scope: PlacesScope }
  | { kind: 'details'; placeId: string; language: string }
  | { kind: 'reverse'; latitude: number; longitude: number; language: string };

/** Result of the last request; the thread handles one at a time. */
export type PlacesResult = { result: unknown } | { failure: string };
