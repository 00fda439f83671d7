import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { isOneTypoApart } from '../../../shared/catalogue/isOneTypoApart.ts';
import { foldName } from '../../../shared/places/foldName.ts';
import type { OtherNames, PlaceFacts, PlaceFactsByCountry } from '../../../shared/places/PlaceFacts.ts';
import { readGeoNames } from './readGeoNames.ts';
import type { GeoName } from './readGeoNames.ts';

/** Cities of other countries, which a map of several countries names. */
const bigCity = 150_000;

/** Characters that a name must have before a typing error in it is forgiven: shorter ones are too alike. */
const minTypoLength = 5;

export interface IndexedPlace extends GeoName {
  /** Unique among all places: "geonames-2666199", "district-se-1". */
  placeId: string;
  others: OtherNames;
  /** Places of its country from config/places. */
  facts: PlaceFacts | undefined;
  /** Every name, folded, the usual one first. */
  folded: string[];
}

/** Some thousand places in memory: 3 MB, read in about a tenth of a second. */
export class PlaceIndex {
  readonly #byCountry = new Map<string, IndexedPlace[]>();
  readonly #byId: Map<string, IndexedPlace>;
  /** By country and beginning of a postcode. */
  readonly #byPostcode = new Map<string, ReadonlyMap<string, IndexedPlace>>();
  /** Positions of whole towns, in the order of towns. */
  readonly #positions: KDBush;
  /** Towns and parts of towns, the largest first. */
  readonly all: readonly IndexedPlace[];
  /** Whole towns, the largest first. */
  readonly towns: readonly IndexedPlace[];

  constructor(geoNames: readonly GeoName[], facts: PlaceFactsByCountry) {
    const factsOf = (country: string): PlaceFacts | undefined => facts.get(country.toLowerCase());
    const places = [...geoNames]
      .sort((a, b) => b.population - a.population || a.id - b.id)
      .map((place) => {
        const ofCountry = factsOf(place.country);
        const others = ofCountry?.names[place.id] ?? {};
        const folded = [...new Set([place.name, ...Object.values(others)].map(foldName))];
        return { ...place, placeId: `geonames-${place.id}`, others, facts: ofCountry, folded };
      });
    for (const [country, ofCountry] of facts) places.push(...districtPlaces(country, ofCountry, places));
    for (const place of places) {
      const others = this.#byCountry.get(place.country);
      if (others) others.push(place);
      else this.#byCountry.set(place.country, [place]);
    }
    this.#byId = new Map(places.map((place) => [place.placeId, place]));
    for (const [name, { postcodeTowns }] of facts) {
      const country = name.toUpperCase();
      this.#byPostcode.set(country, townsByPostcode(postcodeTowns, this.#byCountry.get(country) ?? []));
    }
    this.all = places;
    this.towns = places.filter(({ partOfTown }) => !partOfTown);
    this.#positions = new KDBush(this.towns.length);
    for (const { longitude, latitude } of this.towns) this.#positions.add(longitude, latitude);
    this.#positions.finish();
  }

  /** Reads what the package has of some countries (alpha-2, lower case), and of the big cities of all others. */
  static async read(countries: readonly string[], facts: PlaceFactsByCountry): Promise<PlaceIndex> {
    const codes = new Set(countries.map((country) => country.toUpperCase()));
    return new PlaceIndex(await readGeoNames(codes, bigCity), facts);
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

  /**
   * Places of a country whose name, or its beginning, is one typing error away from the text ("upsala"), by
   * population. The first letter must be right. None for texts of less than 5 characters.
   */
  almostNamed(text: string, country: string): IndexedPlace[] {
    const wanted = foldName(text);
    if (wanted.length < minTypoLength) return [];
    const isAlmost = (name: string): boolean =>
      name.startsWith(wanted.charAt(0)) &&
      // a name that goes on is being typed: its beginning may end one character sooner or later than the text
      [-1, 0, 1].some((more) => isOneTypoApart(name.slice(0, wanted.length + more), wanted));
    const found = (this.#byCountry.get(country.toUpperCase()) ?? []).filter(({ folded }) => folded.some(isAlmost));
    const isWhole = ({ folded }: IndexedPlace): boolean => folded.some((name) => isOneTypoApart(name, wanted));
    return [...found.filter(isWhole), ...found.filter((place) => !isWhole(place))];
  }

  /** The town or district of a postcode, or of its beginning; the code in capitals, without spaces. */
  ofPostcode(code: string, country: string): IndexedPlace | undefined {
    const towns = this.#byPostcode.get(country.toUpperCase());
    // letters that a code begins with are an area as a whole, as in Great Britain: M1 is no beginning of ME1
    const letters = /^[A-Z]+/.exec(code)?.[0];
    const area = letters ?? code;
    for (let length = area.length; length >= (letters?.length ?? 1); length--) {
      const town = towns?.get(area.slice(0, length));
      if (town) return town;
    }
    return undefined;
  }

  byId(placeId: string): IndexedPlace | undefined {
    return this.#byId.get(placeId);
  }

  /** The town nearest to a point, not further away than so many kilometres. */
  nearest(latitude: number, longitude: number, withinKm: number): IndexedPlace | undefined {
    const [first] = around(this.#positions, longitude, latitude, 1, withinKm);
    return first === undefined ? undefined : this.towns[first];
  }
}

/** Districts of a country as places of the region of their towns. */
function districtPlaces(name: string, facts: PlaceFacts, places: readonly IndexedPlace[]): IndexedPlace[] {
  const country = name.toUpperCase();
  return facts.districts.map((district, index) => ({
    placeId: `district-${name}-${index + 1}`,
    id: 0,
    name: district.name,
    country,
    admin: places.find((place) => place.country === country && place.name === district.town)?.admin ?? '',
    partOfTown: true,
    population: 0,
    latitude: district.position[0],
    longitude: district.position[1],
    others: {},
    facts,
    folded: [foldName(district.name)],
  }));
}

/** The largest place of each town's name, by beginning of a postcode. */
function townsByPostcode(
  towns: PlaceFacts['postcodeTowns'],
  places: readonly IndexedPlace[],
): Map<string, IndexedPlace> {
  const byName = new Map<string, IndexedPlace>();
  for (const place of places) {
    for (const name of place.folded) if (!byName.has(name)) byName.set(name, place);
  }
  const found = new Map<string, IndexedPlace>();
  for (const [town, beginnings] of Object.entries(towns)) {
    const place = byName.get(foldName(town));
    if (place) for (const beginning of beginnings.split(' ')) found.set(beginning, place);
  }
  return found;
}
