import type { PlacesGateway } from '../../shared/places/PlacesGateway.ts';
import type { Place, PlacePrediction } from '../../shared/places/PlacesTypes.ts';

/** Places gateway for the browser, through /api/maps. */
export function createPlacesHttpGateway(fetchLike: typeof fetch): PlacesGateway {
  async function ask(action: string, query: Record<string, string>): Promise<Response> {
    const address = `/api/maps/${action}?${new URLSearchParams(query).toString()}`;
    return fetchLike(address, { headers: { accept: 'application/json' } });
  }

  async function onePlace(action: string, query: Record<string, string>): Promise<Place | null> {
    const response = await ask(action, query);
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`/api/maps/${action} answered with status ${response.status}.`);
    return (await response.json()) as Place;
  }

  return {
    autocomplete: async (input, { country, language }) => {
      const response = await ask('autocomplete', { input, country, language });
      if (!response.ok) throw new Error(`/api/maps/autocomplete answered with status ${response.status}.`);
      return ((await response.json()) as { predictions: PlacePrediction[] }).predictions;
    },
    details: (placeId, { language }) => onePlace('details', { placeId, language }),
    reverse: (latitude, longitude, { language }) =>
      onePlace('reverse', { lat: String(latitude), lng: String(longitude), language }),
  };
}
