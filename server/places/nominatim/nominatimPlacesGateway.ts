import type Joi from 'joi';
import { LRUCache } from 'lru-cache';
import type { PlacesGateway } from '../../../shared/places/PlacesGateway.ts';
import type { Place } from '../../../shared/places/PlacesTypes.ts';
import type { HttpClient } from '../../upstream/httpClient.ts';
import { placesSchema, reverseSchema } from './nominatimSchema.ts';
import type { NominatimPlace } from './nominatimSchema.ts';

const mostPredictions = 8;
const keptAnswers = 2000;
const freshFor = 24 * 60 * 60 * 1000;
/** Of Nominatim's zooms, the one that names towns. */
const townZoom = '12';

const idLetters = { node: 'N', way: 'W', relation: 'R' } as const;

interface NominatimOptions {
  client: HttpClient;
  /** Without a trailing slash. */
  endpoint: string;
  userAgent: string;
}

/**
 * Places and addresses from a service that speaks Nominatim's language (/search, /lookup, /reverse). Equal questions
 * share one answer for a day, those under way included.
 */
export function nominatimPlacesGateway({ client, endpoint, userAgent }: NominatimOptions): PlacesGateway {
  const answers = new LRUCache<string, Promise<unknown>>({ max: keptAnswers, ttl: freshFor });

  function ask<T>(action: string, query: Record<string, string>, schema: Joi.Schema<T>): Promise<T> {
    const search = new URLSearchParams({ ...query, format: 'jsonv2', addressdetails: '1' }).toString();
    const address = `${endpoint}/${action}?${search}`;
    const known = answers.get(address);
    if (known) return known as Promise<T>;
    const answer = client.getJson(address, { headers: { 'user-agent': userAgent }, schema });
    answers.set(address, answer);
    answer.catch(() => answers.delete(address));
    return answer;
  }

  return {
    autocomplete: async (input, { country, language }) => {
      const query = {
        q: input.trim().toLowerCase(),
        countrycodes: country,
        'accept-language': language,
        limit: String(mostPredictions),
      };
      // the client has logged it
      const found = await ask('search', query, placesSchema).catch(() => []);
      const predictions = found.flatMap((result) => {
        const place = asPlace(result);
        if (!place) return [];
        const { placeId, name, region } = place;
        return { placeId, description: region && region !== name ? `${name}, ${region}` : name };
      });
      const first = new Map(predictions.toReversed().map((prediction) => [prediction.description, prediction]));
      return predictions
        .filter((prediction) => first.get(prediction.description) === prediction)
        .slice(0, mostPredictions);
    },
    details: async (placeId, { language }) => {
      const id = /^osm-([NWR]\d{1,15})$/.exec(placeId)?.[1];
      if (id === undefined) return null;
      const [result] = await ask('lookup', { osm_ids: id, 'accept-language': language }, placesSchema);
      return result ? asPlace(result) : null;
    },
    reverse: async (latitude, longitude, { language }) => {
      const position = { lat: latitude.toFixed(3), lon: longitude.toFixed(3) };
      const query = { ...position, zoom: townZoom, 'accept-language': language };
      const result = await ask('reverse', query, reverseSchema);
      return 'error' in result ? null : asPlace(result);
    },
  };
}

/** null for a result that cannot be looked up again. */
function asPlace({ osm_type: type, osm_id: id, lat, lon, name, display_name, address }: NominatimPlace): Place | null {
  if (!type || id === undefined) return null;
  const street = [address.road, address.house_number].filter(Boolean).join(' ');
  const streetName = street && address.city ? `${street} ${address.city}` : street;
  return {
    name: name || streetName || (display_name.split(',')[0] ?? ''),
    latitude: Number(lat),
    longitude: Number(lon),
    placeId: `osm-${idLetters[type]}${id}`,
    region: address.county || address.state || address.region || '',
  };
}
