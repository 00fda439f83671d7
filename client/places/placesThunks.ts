import type { PlacesScope } from '../../shared/places/PlacesGateway.ts';
import type { Place, PlacePrediction } from '../../shared/places/PlacesTypes.ts';
import type { AppThunk } from '../app/store.ts';

/** Suggestions for a typed text; null on failure. */
export function suggestPlaces(input: string, scope: PlacesScope): AppThunk<Promise<PlacePrediction[] | null>> {
  return (_dispatch, _getState, { gateways }) => gateways.places.autocomplete(input, scope).catch(() => null);
}

/** Place of a suggestion; null when there is none or the request fails. */
export function loadPlace(placeId: string, language: string): AppThunk<Promise<Place | null>> {
  return (_dispatch, _getState, { gateways }) => gateways.places.details(placeId, { language }).catch(() => null);
}

/** Place near a position in decimal degrees; null when there is none or the request fails. */
export function placeAt(latitude: number, longitude: number, language: string): AppThunk<Promise<Place | null>> {
  return (_dispatch, _getState, { gateways }) =>
    gateways.places.reverse(latitude, longitude, { language }).catch(() => null);
}
