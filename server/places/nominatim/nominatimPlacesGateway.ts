import { LRUCache } from 'lru-cache';
import type { PlacesGateway } from '../../../shared/places/PlacesGateway.ts';
import type { Place, PlacePrediction } from '../../../shared/places/PlacesTypes.ts';
import { withDeadline } from '../../kit/withDeadline.ts';
import type { HttpClient } from '../../upstream/HttpClient.ts';
import Joi from 'joi';

/** A place in Nominatim's jsonv2 with addressdetails; of its address only the fields that name a place. */
interface NominatimPlace {
  /** Missing on results that are no map objects, such as the area of a postcode. */
  osm_type?: 'node' | 'way' | 'relation';
  osm_id?: number;
  lat: string;
  lon: string;
  name: string;
  display_name: string;
  address: Partial<Record<(typeof addressParts)[number], string>>;
}

/** Response to a position without a place. */
interface NominatimNothing {
  error: unknown;
}

const addressParts = ['house_number', 'road', 'city', 'county', 'state', 'region'] as const;

const degrees = Joi.string().pattern(/^-?\d{1,3}(\.\d+)?$/, 'degrees');
const words = Joi.string().allow('');

const place = Joi.object<NominatimPlace>({
  osm_type: Joi.valid('node', 'way', 'relation'),
  osm_id: Joi.number().integer().positive(),
  lat: degrees.required(),
  lon: degrees.required(),
  name: words.empty(null).default(''),
  display_name: words.required(),
  address: Joi.object(Object.fromEntries(addressParts.map((part) => [part, words]))).default({}),
});

/** Response of /search and /lookup. */
const placesSchema = Joi.array<NominatimPlace[]>().items(place).max(50);

/** Response of /reverse. */
const reverseSchema = Joi.alternatives<NominatimPlace | NominatimNothing>(
  Joi.object<NominatimNothing>({ error: Joi.required() }),
  place,
);

const maxPredictions = 8;
/** Responses in the cache, at most. */
export const maxCachedResponses = 2000;
const freshFor = 24 * 60 * 60 * 1000;
/** Nominatim's zoom level of towns. */
const townZoom = '12';

const idLetters = { node: 'N', way: 'W', relation: 'R' } as const;

interface NominatimOptions {
  client: HttpClient;
  /** Without a trailing slash. */
  endpoint: string;
  userAgent: string;
  /** Fallback while the service fails or takes too long; none when left out. */
  standIn?: PlacesGateway;
}

/** Timeout of the service when there is a fallback, ms. */
const patienceMs = 1000;

/**
 * Places and addresses from a service with Nominatim's API (/search, /lookup, /reverse).
 * Responses are cached for a day and shared by concurrent requests. Places of the fallback have ids of its own, which
 * are looked up there.
 */
export function nominatimPlacesGateway(options: NominatimOptions): PlacesGateway {
  const { client, endpoint, userAgent, standIn } = options;
  const answers = new LRUCache<string, Promise<unknown>>({ max: maxCachedResponses, ttl: freshFor });

  function ask<T>(action: string, query: Record<string, string>, schema: Joi.Schema<T>): Promise<T> {
    const search = new URLSearchParams({ ...query, format: 'jsonv2', addressdetails: '1' }).toString();
    const address = `${endpoint}/${action}?${search}`;
    const cached = answers.get(address);
    if (cached) return cached as Promise<T>;
    const answer = client.getJson(address, { headers: { 'user-agent': userAgent }, schema, kind: action });
    answers.set(address, answer);
    answer.catch(() => answers.delete(address));
    return answer;
  }

  async function predictions(
    input: string,
    { country, language }: { country: string; language: string },
  ): Promise<PlacePrediction[]> {
    const query = {
      q: input.trim().toLowerCase(),
      countrycodes: country,
      'accept-language': language,
      limit: String(maxPredictions),
    };
    const found = await ask('search', query, placesSchema);
    const described = found.flatMap((result) => {
      const place = asPlace(result);
      if (!place) return [];
      const { placeId, name, region } = place;
      return { placeId, description: region && region !== name ? `${name}, ${region}` : name };
    });
    const first = new Map(described.toReversed().map((prediction) => [prediction.description, prediction]));
    return described.filter((prediction) => first.get(prediction.description) === prediction).slice(0, maxPredictions);
  }

  async function nearest(latitude: number, longitude: number, language: string): Promise<Place | null> {
    const position = { lat: latitude.toFixed(3), lon: longitude.toFixed(3) };
    const query = { ...position, zoom: townZoom, 'accept-language': language };
    const result = await ask('reverse', query, reverseSchema);
    return 'error' in result ? null : asPlace(result);
  }

  return {
    autocomplete: (input, scope) =>
      soon(predictions(input, scope), standIn && (() => standIn.autocomplete(input, scope))),
    details: async (placeId, { language }) => {
      const id = /^osm-([NWR]\d{1,15})$/.exec(placeId)?.[1];
      if (id === undefined) return (await standIn?.details(placeId, { language })) ?? null;
      const [result] = await ask('lookup', { osm_ids: id, 'accept-language': language }, placesSchema);
      return result ? asPlace(result) : null;
    },
    reverse: (latitude, longitude, scope) =>
      soon(
        nearest(latitude, longitude, scope.language),
        standIn && (() => standIn.reverse(latitude, longitude, scope)),
      ),
  };
}

/** Returns the response, or the fallback's on a failure or timeout. */
async function soon<T>(answer: Promise<T>, standIn: (() => Promise<T>) | undefined): Promise<T> {
  return standIn ? withDeadline(answer, patienceMs, standIn).catch(standIn) : answer;
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
