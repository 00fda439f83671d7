import type { BookingFailure } from '../../../shared/booking/BookingError.ts';
import type {
  BookingCar,
  CarLookup,
  CarModel,
  CarQuestions,
  Offer,
  OfferingCategory,
} from '../../../shared/booking/BookingTypes.ts';
import type { OfferedWork } from '../../../shared/booking/ServiceChange.ts';
import type { LocalizedText } from '../../../shared/site/LocalizedText.ts';
import type { Currency, Language } from '../../../shared/site/SiteTypes.ts';
import type { OpeningSchedule } from '../../../shared/catalogue/dealers/openingHours.ts';

/** Workshop department that takes bookings. */
export interface Workshop {
  departmentId: string;
  siteId: string;
  siteName: string;
  /** The name in languages that have another one. */
  siteNames?: Record<Language, string>;
  /** "Stålgatan 12, 754 50 Uppsala" */
  address: string;
  latitude: number;
  longitude: number;
  /** Brands for which the workshop is authorised. */
  brands: readonly string[];
  phone: string;
  email: string;
  /** Address of a picture, absolute or a path of the site; left out for none. */
  picture?: string;
  schedule: OpeningSchedule;
  /** Cars in work at the same time. */
  lifts: number;
  /** Cars per day that are dropped off before 08:00 and finished some time that day; 0 for none. */
  dropOffs: number;
  /** Units per day of add-ons that are limited, by code; left out for none. */
  addonStock?: Readonly<Record<string, number>>;
  /** Hours before its time until which a slot can be booked. */
  noticeHours: number;
  /** Hours before its time until which a booking can be moved or cancelled. */
  changeHours: number;
  /** Hour of the previous day, wall clock, at which text reminders are sent; left out for none. */
  smsReminderHour?: number;
}

/** Time zone and look-ahead of the bookings. */
export type BookingSpan = Pick<BookingReference, 'timeZone' | 'lookAheadDays'>;

/** Read-only data of the engine: cars, offerings, workshops. Loaded and validated at start. */
export interface BookingReference {
  /** The site with these bookings, and its country (ISO 3166-1 alpha-2, lower case). */
  readonly site: string;
  readonly country: string;
  /** IANA name of every workshop's time zone. */
  readonly timeZone: string;
  /** ISO 4217 code of all prices. */
  readonly currency: Currency;
  /** Language of texts when none is specified. */
  readonly language: Language;
  /** Days that can be booked in advance; twelve weeks when left out. */
  readonly lookAheadDays?: number;
  /** Formats a normalised registration number as people write it: "AB 12345". */
  writePlate(registrationNumber: string): string;
  readonly workshops: readonly Workshop[];
  /** Questions about a car that `car` does not find; left out where every car is found. */
  readonly questions?: CarQuestions;
  /** Returns the car, or the failure of a BookingError. The register's own car comes before the described one. */
  car(registrationNumber: string, described?: CarModel): CarLookup | BookingFailure;
  services(car: BookingCar, language?: Language): OfferingCategory[];
  addons(car: BookingCar, language?: Language): OfferingCategory[];
  /** Name of an offering in all its languages; null for an unknown code. */
  nameOf(code: string): LocalizedText | null;
  /** Unit prices of codes at a workshop; codes unknown or without a price are left out. */
  offers(car: BookingCar, codes: readonly string[], workshop: Workshop): Offer[];
  /**
   * Total time on a lift in minutes, in whole quarters and at least one.
   * Null when the selection cannot be booked: it is empty, a code or its number of units is not offered to this car, a
   * code is repeated, or two are of a category with a single choice.
   */
  workMinutes(car: BookingCar, chosen: readonly { code: string; units: number }[]): number | null;
  /** Time on a lift for an offering, in minutes; null when it is not offered to the car. */
  workOf(car: BookingCar, code: string): OfferedWork | null;
  /** True when the workshop does all of it for this car. */
  canDo(workshop: Workshop, car: BookingCar, codes: readonly string[]): boolean;
  /** True when some workshop is authorised for the brand; null when the workshops name no brands. */
  hasBrand(brand: string): boolean | null;
}
