import type { PlacesScope } from '../../shared/places/PlacesGateway.ts';

/** A question to the thread that holds places and the shapes of the map. */
export type PlacesQuestion =
  | { kind: 'tile'; zoom: number; x: number; y: number }
  | { kind: 'autocomplete'; input: string; scope: PlacesScope }
  | { kind: 'details'; placeId: string; language: string }
  | { kind: 'reverse'; latitude: number; longitude: number; language: string };

/** The result of the question before; the thread has one question at a time. */
export type PlacesResult = { result: unknown } | { failure: string };
