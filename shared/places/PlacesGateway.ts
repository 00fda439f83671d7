import type { Place, PlacePrediction } from './PlacesTypes.ts';

/** Country and language that a search for places is kept to: "se" and "sv". */
export interface PlacesScope {
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  /** Of the names in the answer. */
  language: string;
}

/** Search for places and addresses. A back end that fails is logged by the gateway. */
export interface PlacesGateway {
  /** Places whose name begins with what was typed, the likeliest first, at most 8. None when the back end fails. */
  autocomplete(input: string, scope: PlacesScope): Promise<PlacePrediction[]>;
  /** The place of a prediction; null when there is none. Rejects when the back end fails. */
  details(placeId: string, scope: Pick<PlacesScope, 'language'>): Promise<Place | null>;
  /** The place at a point in decimal degrees; null when there is none near. Rejects when the back end fails. */
  reverse(latitude: number, longitude: number, scope: Pick<PlacesScope, 'language'>): Promise<Place | null>;
}
