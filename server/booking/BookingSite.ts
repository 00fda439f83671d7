import type { SitePlates } from '../../shared/site/plateTypes.ts';
import type { Currency, DistanceUnit, Language } from '../../shared/site/SiteTypes.ts';

/** A site whose pages book, with what its bookings need of it. */
export interface BookingSite {
  name: string;
  /** ISO 3166-1 alpha-2 in lower case. */
  country: string;
  /** Scheme and host of links in messages: "https://fjordbil.example". */
  origin: string;
  /** The first is that of mails to workshops, and of pages without a language in their address. */
  languages: readonly [Language, ...Language[]];
  /** BCP 47 tags. */
  locales: Partial<Record<Language, string>>;
  currency: Currency;
  /** IANA name: the wall clock of its workshops. */
  timeZone: string;
  /** Unit of the mileage that visitors give. */
  distanceUnit: DistanceUnit;
  plates: SitePlates;
  /** Addresses have the postcode behind the town. */
  postcodeAfterTown?: boolean;
  /** Countries whose mobile numbers get text messages. */
  textedCountries: readonly string[];
}
