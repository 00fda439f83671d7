import type { VehicleCode } from '../../../../shared/booking/BookingTypes.ts';
import type { SitePlates } from '../../../../shared/site/plateTypes.ts';
import type { Currency, Language } from '../../../../shared/site/SiteTypes.ts';

/** Data of a site that the reference data of bookings needs. */
export interface ReferenceSite {
  name: string;
  /** ISO 3166-1 alpha-2 in lower case. */
  country: string;
  /** See SiteConfig. */
  region?: string;
  /** The first is the main one. */
  languages: readonly [Language, ...Language[]];
  currency: Currency;
  /** IANA name. */
  timeZone: string;
  plates: SitePlates;
  /** Town line of addresses: townLine(). */
  townForm?: string;
  /** See CarQuestions. */
  vehicleCodes?: readonly VehicleCode[];
}
