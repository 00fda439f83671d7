import Joi from 'joi';

/** A place in Nominatim's jsonv2 with addressdetails; of its address only the fields that name a place. */
export interface NominatimPlace {
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
export interface NominatimNothing {
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
  address: Joi.object(Object.fromEntries(addressParts.map((part) => [part, words])))
    .unknown()
    .default({}),
}).unknown();

/** Response of /search and /lookup. */
export const placesSchema = Joi.array<NominatimPlace[]>().items(place).max(50);

/** Response of /reverse. */
export const reverseSchema = Joi.alternatives<NominatimPlace | NominatimNothing>(
  Joi.object<NominatimNothing>({ error: Joi.required() }).unknown(),
  place,
);
