import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { foldName } from '../../../shared/places/foldName.ts';
import { otherNames } from './otherNames.ts';
import type { OtherNames } from './otherNames.ts';
import { readGeoNames } from './readGeoNames.ts';
import type { GeoName } from './readGeoNames.ts';

/** Countries of the sites, and their neighbours. */
const countries = new Set(['SE', 'NO', 'FI', 'DK', 'GB', 'SK']);
/** Cities of other countries, which a map of several countries names. */
const bigCity = 150_000;

export interface IndexedPlace extends GeoName {
  others: OtherNames;
  /** Every name, folded, the usual one first. */
  folded: string[];
}

/** Some thousand places in memory: 3 MB, read in about a tenth of a second. */
export class PlaceIndex {
  readonly #byCountry = new Map<string, IndexedPlace[]>();
  readonly #byId: Map<number, IndexedPlace>;
  /** Positions of whole towns, in the order of towns. */
  readonly #positions: KDBush;
  /** Whole towns, the largest first. */
  readonly towns: readonly IndexedPlace[];

  constructor(geoNames: readonly GeoName[]) {
    const places = geoNames
      .map((place) => {
        const others = otherNames[place.id] ?? {};
        const folded = [...new Set([place.name, ...Object.values(others)].map(foldName))];
        return { ...place, others, folded };
      })
      .sort((a, b) => b.population - a.population || a.id - b.id);
    for (const place of places) {
      const others = this.#byCountry.get(place.country);
      if (others) others.push(place);
      else this.#byCountry.set(place.country, [place]);
    }
    this.#byId = new Map(places.map((place) => [place.id, place]));
    this.towns = places.filter(({ partOfTown }) => !partOfTown);
    this.#positions = new KDBush(this.towns.length);
    for (const { longitude, latitude } of this.towns) this.#positions.add(longitude, latitude);
    this.#positions.finish();
  }

  /** Reads what the package has of the sites' countries. */
  static async read(): Promise<PlaceIndex> {
    return new PlaceIndex(await readGeoNames(countries, bigCity));
  }

  /**
   * Places of a country (alpha-2, lower case) with a name that begins with the text: those with that very name first,
   * then by population.
   */
  beginningWith(text: string, country: string): IndexedPlace[] {
    const wanted = foldName(text);
    if (!wanted) return [];
    const inCountry = this.#byCountry.get(country.toUpperCase()) ?? [];
    const found = inCountry.filter(({ folded }) => folded.some((name) => name.startsWith(wanted)));
    const isExact = ({ folded }: IndexedPlace): boolean => folded.includes(wanted);
    return [...found.filter(isExact), ...found.filter((place) => !isExact(place))];
  }

  byId(id: number): IndexedPlace | undefined {
    return this.#byId.get(id);
  }

  /** The town nearest to a point, not further away than so many kilometres. */
  nearest(latitude: number, longitude: number, withinKm: number): IndexedPlace | undefined {
    const [first] = around(this.#positions, longitude, latitude, 1, withinKm);
    return first === undefined ? undefined : this.towns[first];
  }
}
