import type { BookingCar, CarLookup, Offer, OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import type { OfferedWork } from '../../../shared/booking/ServiceChange.ts';
import type { LocalizedText } from '../../../shared/site/LocalizedText.ts';
import type { Currency, Language } from '../../../shared/site/SiteTypes.ts';
import type { OpeningSchedule } from '../../../shared/catalogue/openingHours.ts';

/** A workshop department that can be booked. */
export interface Workshop {
  departmentId: string;
  siteId: string;
  siteName: string;
  /** The name in languages that have another one. */
  siteNames?: Partial<Record<Language, string>>;
  /** "Stålgatan 12, 754 50 Uppsala" */
  address: string;
  latitude: number;
  longitude: number;
  /** Whose authorised workshop it is. */
  brands: readonly string[];
  phone: string;
  email: string;
  schedule: OpeningSchedule;
  /** Cars that are worked on at the same time. */
  lifts: number;
  /** Cars a day that are left before 08:00 and done some time of that day; 0: none. */
  dropOffs: number;
  /** So many hours before its time is the last moment to book. */
  noticeHours: number;
  /** So many hours before its time is the last moment to move or cancel. */
  changeHours: number;
  /** Hour of the day before, by the wall clock, at which text messages recall a booking; left out: never. */
  smsReminderHour?: number;
}

/** What says how far ahead is booked, and by which clock. */
export type BookingSpan = Pick<BookingReference, 'timeZone' | 'lookAheadDays'>;

/** What the engine books with, and does not change: cars, offerings, workshops. Read and checked when the server starts. */
export interface BookingReference {
  /** The site with these bookings, and its country (ISO 3166-1 alpha-2, lower case). */
  readonly site: string;
  readonly country: string;
  /** IANA name: of every workshop's wall clock. */
  readonly timeZone: string;
  /** ISO 4217 code of all prices. */
  readonly currency: Currency;
  /** Language of texts where none is named. */
  readonly language: Language;
  /** So many days ahead can be booked; twelve weeks when left out. */
  readonly lookAheadDays?: number;
  /** A normalised registration number as people write it: "AB 12345". */
  writePlate(registrationNumber: string): string;
  readonly workshops: readonly Workshop[];
  /** The car, or the code of a BookingError. */
  car(registrationNumber: string): CarLookup | { code: string };
  services(car: BookingCar, language?: Language): OfferingCategory[];
  addons(car: BookingCar, language?: Language): OfferingCategory[];
  /** The name of an offering in all its languages; null for an unknown code. */
  nameOf(code: string): LocalizedText | null;
  /** Prices of known codes at a workshop, for one unit; codes without a known price are left out. */
  offers(car: BookingCar, codes: readonly string[], workshop: Workshop): Offer[];
  /**
   * How long the car stands on a lift for all of it, in minutes (whole quarters, one at least). Null when it cannot be
   * booked: nothing is chosen, a code or that many of it is not offered to this car, a code is there twice, or two are
   * of a category of which one can be chosen.
   */
  workMinutes(car: BookingCar, chosen: readonly { code: string; units: number }[]): number | null;
  /** Time on a lift for an offering, in minutes; null when the car cannot have it. */
  workOf(car: BookingCar, code: string): OfferedWork | null;
  /** Whether the workshop does all of it for this car. */
  canDo(workshop: Workshop, car: BookingCar, codes: readonly string[]): boolean;
  hasBrand(brand: string): boolean;
}
