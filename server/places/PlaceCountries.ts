import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { SitePostcodes } from '../../shared/site/postcodeTypes.ts';
import type { PlaceFactsByCountry } from '../../shared/places/PlaceFacts.ts';

/** Countries with known places. Posted to the worker thread: plain data. */
export interface PlaceCountries {
  /** ISO 3166-1 alpha-2, lower case: countries of the sites, and neighbours labelled on maps. */
  codes: readonly string[];
  /** Postcodes of the sites' countries. */
  postcodes: ReadonlyMap<string, SitePostcodes>;
  facts: PlaceFactsByCountry;
}

/** The countries of some sites with their neighbours. */
export function placeCountries(
  sites: readonly Pick<SiteConfig, 'country' | 'neighbours' | 'postcodes'>[],
  facts: PlaceFactsByCountry,
): PlaceCountries {
  return {
    codes: [...new Set(sites.flatMap(({ country, neighbours }) => [country, ...neighbours]))],
    postcodes: new Map(sites.map(({ country, postcodes }) => [country, postcodes])),
    facts,
  };
}
