import type { BookingCar, BookingResponse, FreeTime } from './BookingTypes.ts';
import type { TimeKind } from './timeKinds.ts';

/** A chosen service or add-on. */
export interface ServiceSelection {
  name: string;
  price: number;
  priceKnown: boolean;
  priceDiscount: number | null;
  /** Name of its category. */
  category: string;
  type: 'service' | 'addon';
  /** How many. */
  unit: number;
  unitAbbreviation: string;
  userInput: string;
}

/** What the tab remembers of a booking under way, under the key "serviceBooking" of its session storage. */
export interface BookingStore {
  /** Of the place; Stockholm (59.33, 18.07) before one is chosen. */
  lat: number;
  lng: number;
  car: BookingCar | null;
  /** In mil; null when it was not asked for. */
  milage: number | null;
  /** The furthest step reached, 1 to 5. */
  bookingState: number;
  /** The step that shows. */
  displayState: number;
  /** A cap on what can be opened: 5, and 4 from a lookup until the booking is made. */
  maxBookingState: number;
  /** By offering code. */
  services: Record<string, ServiceSelection>;
  /** Language of the names in `services`; left out while unknown. */
  language?: string;
  region: string;
  bookingInfo: BookingResponse | null;
  location: { departmentId: string; siteName: string } | null;
  /** What was typed and chosen as the place; "" when none. */
  placeName: string;
  placeId: string;
  /** Whether add-ons were chosen; null before step 3 is done. */
  hasAddons: boolean | null;
  /** The chosen time: the wall clock of Sweden, "2026-11-23T09:30:00". */
  slot: { timeslot: string; isFullDay: boolean } | null;
  /** Of step 4: the contact form shows, with the chosen time above it, in place of the workshops. */
  contactOpen: boolean;
  /** Of the workshop chosen with the slot, for summary and confirmation. */
  workshop: { address: string; latitude: number; longitude: number } | null;
  /** The department whose own prices `services` has; another or left out: general ones. */
  pricesOf?: string;
  /** The time that a waiting list holds for the visitor, and its link; left out without one. */
  hold?: { link: string; departmentId: string; timeslot: string; isFullDay: boolean };
  /** Of the next attempt to book, a UUID; "" whenever workshop, time or services have changed: the attempt makes one. */
  requestKey: string;
  /** An attempt under requestKey whose outcome is not known: nothing else may be chosen until it is. */
  outcomeUnknown: boolean;
  /** While it is unknown: asking again finds nothing out before the workshop has looked it up. */
  onlyWorkshopTells?: boolean;
  /** Offered in place of a time that was taken. */
  freeTimes: FreeTime[];
  /** Free times are limited to these kinds; all show when left out or empty. */
  timeKinds?: TimeKind[];
}
