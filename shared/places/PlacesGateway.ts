import type { Place, PlacePrediction } from './PlacesTypes.ts';

/** Country and language of a place search: "se" and "sv". */
export interface PlacesScope {
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  /** Language of the names in the response. */
  language: string;
}

/** Search for places and addresses. The gateway logs back end failures. */
export interface PlacesGateway {
  /** Returns places whose name begins with the input, likeliest first, at most 8. Rejects when the back end fails. */
  autocomplete(input: string, scope: PlacesScope): Promise<PlacePrediction[]>;
  /** Returns the place of a prediction; null when there is none. Rejects when the back end fails. */
  details(placeId: string, scope: Pick<PlacesScope, 'language'>): Promise<Place | null>;
  /** Returns the place at a point in decimal degrees; null when there is none near. Rejects when the back end fails. */
  reverse(latitude: number, longitude: number, scope: Pick<PlacesScope, 'language'>): Promise<Place | null>;
}
