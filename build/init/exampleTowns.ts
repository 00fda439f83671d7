import { loadPlaceFacts } from '../../config/group/loadPlaceFacts.ts';
import { readGeoNames } from '../../server/places/embedded/readGeoNames.ts';
import { InitCommandError } from './InitCommandError.ts';

/** A town of an example dealer. */
export interface ExampleTown {
  name: string;
  /** Decimal degrees. */
  position: string;
}

/**
 * Returns the two largest towns of a country, by the names that are usual there.
 * @param country ISO 3166-1 alpha-2, lower case
 * @param root of the project
 * @throws InitCommandError for a country unknown to GeoNames
 */
export async function exampleTowns(country: string, root: string): Promise<ExampleTown[]> {
  const names = loadPlaceFacts(root).get(country)?.names ?? {};
  const places = await readGeoNames(new Set([country.toUpperCase()]));
  const towns = places
    .filter(({ country: code, partOfTown }) => code === country.toUpperCase() && !partOfTown)
    .sort((one, other) => other.population - one.population)
    .slice(0, 2)
    .map(({ id, name, latitude, longitude }) => ({
      name: names[id]?.own ?? name,
      position: `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`,
    }));
  if (towns.length === 0) {
    throw new InitCommandError(
      `GeoNames has no towns for the country "${country}"; name its file after its ISO 3166-1 code.`,
    );
  }
  return towns;
}
