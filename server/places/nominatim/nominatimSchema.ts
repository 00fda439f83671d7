import Joi from 'joi';

/** A place as Nominatim's jsonv2 with addressdetails has it; of its address only what names a place. */
export interface NominatimPlace {
  /** Absent on what is no object of the map, such as the area of a postcode. */
  osm_type?: 'node' | 'way' | 'relation';
  osm_id?: number;
  lat: string;
  lon: string;
  name: string;
  display_name: string;
  address: Partial<Record<(typeof addressParts)[number], string>>;
}

/** What it answers to a position that lies nowhere. */
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

/** Answers of /search and /lookup. */
export const placesSchema = Joi.array<NominatimPlace[]>().items(place).max(50);

/** Answer of /reverse. */
export const reverseSchema = Joi.alternatives<NominatimPlace | NominatimNothing>(
  Joi.object<NominatimNothing>({ error: Joi.required() }).unknown(),
  place,
);
