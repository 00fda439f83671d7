import { readGeoNames } from '../../server/places/embedded/readGeoNames.ts';
import { InitCommandError } from './InitCommandError.ts';

/** A town of an example dealer. */
export interface ExampleTown {
  name: string;
  /** Decimal degrees. */
  position: string;
}

/** Towns with English names in GeoNames. */
const localNames: Readonly<Record<string, string>> = { Gothenburg: 'Göteborg', Munich: 'München', Cologne: 'Köln' };

/**
 * Returns the two largest towns of a country.
 * @param country ISO 3166-1 alpha-2, lower case
 * @throws InitCommandError for a country unknown to GeoNames
 */
export async function exampleTowns(country: string): Promise<ExampleTown[]> {
  const places = await readGeoNames(new Set([country.toUpperCase()]));
  const towns = places
    .filter(({ country: code, partOfTown }) => code === country.toUpperCase() && !partOfTown)
    .sort((one, other) => other.population - one.population)
    .slice(0, 2)
    .map(({ name, latitude, longitude }) => ({
      name: localNames[name] ?? name,
      position: `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`,
    }));
  if (towns.length === 0) {
    throw new InitCommandError(
      `GeoNames has no towns for the country "${country}"; name its file after its ISO 3166-1 code.`,
    );
  }
  return towns;
}
