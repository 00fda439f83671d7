import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { isOneTypoApart } from '../../../shared/catalogue/keyphrase/isOneTypoApart.ts';
import { foldName } from '../../../shared/places/foldName.ts';
import type { OtherNames, PlaceFacts, PlaceFactsByCountry } from '../../../shared/places/PlaceFacts.ts';
import { readGeoNames } from './readGeoNames.ts';
import type { GeoName } from './readGeoNames.ts';

/** Minimum population of cities in other countries, which maps of several countries name. */
const bigCity = 150_000;

/** Minimum characters of a name before a typo is tolerated: shorter ones are too similar. */
const minTypoLength = 5;

export interface IndexedPlace extends GeoName {
  /** Unique among all places: "geonames-2666199", "district-se-1". */
  placeId: string;
  others: OtherNames;
  /** Places of its country from config/places. */
  facts: PlaceFacts | undefined;
  /** Every name, folded, the common one first. */
  folded: string[];
}

/** Some thousand places in memory: 3 MB, read in about a tenth of a second. */
export class PlaceIndex {
  readonly #byCountry = new Map<string, IndexedPlace[]>();
  readonly #byId: Map<string, IndexedPlace>;
  /** By country and prefix of a postcode. */
  readonly #byPostcode = new Map<string, ReadonlyMap<string, IndexedPlace>>();
  /** Positions of whole towns, in the order of `towns`. */
  readonly #positions: KDBush;
  /** Towns and parts of towns, largest first. */
  readonly all: readonly IndexedPlace[];
  /** Whole towns, largest first. */
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

  /** Reads all places of some countries (alpha-2, lower case), and the big cities of the others. */
  static async read(countries: readonly string[], facts: PlaceFactsByCountry): Promise<PlaceIndex> {
    const codes = new Set(countries.map((country) => country.toUpperCase()));
    return new PlaceIndex(await readGeoNames(codes, bigCity), facts);
  }

  /**
   * Places of a country with a name that begins with the text.
   * Exact matches come first, then by population.
   * @param country alpha-2, lower case
   */
  beginningWith(text: string, country: string): IndexedPlace[] {
    const foldedText = foldName(text);
    if (!foldedText) return [];
    const inCountry = this.#byCountry.get(country.toUpperCase()) ?? [];
    const found = inCountry.filter(({ folded }) => folded.some((name) => name.startsWith(foldedText)));
    const isExact = ({ folded }: IndexedPlace): boolean => folded.includes(foldedText);
    return [...found.filter(isExact), ...found.filter((place) => !isExact(place))];
  }

  /**
   * Places of a country whose name or its beginning is one typo from the text ("upsala"), by population.
   * The first letter must match. None for texts of less than 5 characters.
   */
  almostNamed(text: string, country: string): IndexedPlace[] {
    const foldedText = foldName(text);
    if (foldedText.length < minTypoLength) return [];
    const isAlmost = (name: string): boolean =>
      name.startsWith(foldedText.charAt(0)) &&
      // the beginning of a longer name may be one character shorter or longer than the text
      [-1, 0, 1].some((more) => isOneTypoApart(name.slice(0, foldedText.length + more), foldedText));
    const found = (this.#byCountry.get(country.toUpperCase()) ?? []).filter(({ folded }) => folded.some(isAlmost));
    const isWhole = ({ folded }: IndexedPlace): boolean => folded.some((name) => isOneTypoApart(name, foldedText));
    return [...found.filter(isWhole), ...found.filter((place) => !isWhole(place))];
  }

  /** Town or district of a postcode or its prefix; the code is upper case, without spaces. */
  ofPostcode(code: string, country: string): IndexedPlace | undefined {
    const towns = this.#byPostcode.get(country.toUpperCase());
    // leading letters are one area, as in Great Britain: M1 is no prefix of ME1
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

  /** The nearest town to a point within a number of kilometres. */
  nearest(latitude: number, longitude: number, withinKm: number): IndexedPlace | undefined {
    const [first] = around(this.#positions, longitude, latitude, 1, withinKm);
    return first === undefined ? undefined : this.towns[first];
  }
}

/** Districts of a country, as places in the region of their towns. */
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

/** The largest place of each town name, by prefix of a postcode. */
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
