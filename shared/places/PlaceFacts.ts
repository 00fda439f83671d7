/** Names of a place by language, in addition to GeoNames'; "own" is the usual local name. */
export type OtherNames = Readonly<Record<string, string>>;

/** A part of a GeoNames region that is a region of its own today. Bounds in degrees; no bound where left out. */
export interface RegionPart {
  name: string;
  westOf?: number;
  eastOf?: number;
  southOf?: number;
}

/** A district or suburb that GeoNames lacks. */
export interface District {
  name: string;
  /** A town of its region. */
  town: string;
  /** Latitude and longitude in degrees. */
  position: readonly [number, number];
}

/** Places of a country that GeoNames lacks: config/places/<country>.yaml. Sent to the places worker thread. */
export interface PlaceFacts {
  /** By GeoNames code; the first part whose bounds contain a place. */
  regions: Readonly<Record<string, string | readonly RegionPart[]>>;
  /** By language, then by GeoNames code. */
  regionsIn: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By GeoNames id. */
  names: Readonly<Record<string, OtherNames>>;
  /** Ids of places contain the index in this list. */
  districts: readonly District[];
  /** Postcode prefixes separated by spaces, by town: "10 11 12". */
  postcodeTowns: Readonly<Record<string, string>>;
  /** Postcode prefixes that lie within one town, separated by spaces; all when left out. */
  exactPostcodes?: string;
}

/** By country (ISO 3166-1 alpha-2, lower case). */
export type PlaceFactsByCountry = ReadonlyMap<string, PlaceFacts>;
