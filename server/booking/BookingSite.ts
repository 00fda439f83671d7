import type { PhonePlan } from '../../shared/kit/text/nationalPhone.ts';
import type { VehicleCode } from '../../shared/booking/BookingTypes.ts';
import type { SitePlates } from '../../shared/site/plateTypes.ts';
import type { Currency, DistanceUnit, Language } from '../../shared/site/SiteTypes.ts';
import type { MailSender } from '../messages/mail/MailContent.ts';

/** A site with booking pages, and the data that its bookings need. */
export interface BookingSite extends MailSender {
  name: string;
  /** ISO 3166-1 alpha-2 in lower case. */
  country: string;
  /** See SiteConfig. */
  region?: string;
  /** Scheme and host of links in messages: "https://fjordbil.example". */
  origin: string;
  /** The first is used for mails to workshops, and for pages without a language in their path. */
  languages: readonly [Language, ...Language[]];
  /** BCP 47 tags. */
  locales: Record<Language, string>;
  currency: Currency;
  /** IANA name of its workshops' time zone. */
  timeZone: string;
  /** Unit of visitors' mileage. */
  distanceUnit: DistanceUnit;
  plates: SitePlates;
  /** Town line of addresses: townLine(). */
  townForm?: string;
  /** Formats the country's phone numbers; as written by default. */
  phonePlan?: PhonePlan;
  /** See CarQuestions. */
  vehicleCodes?: readonly VehicleCode[];
  /** Countries whose mobile numbers get text messages. */
  textedCountries: readonly string[];
}
