import type { BookingCar, BookingResponse, FreeTime } from './BookingTypes.ts';
import type { TimeKind } from './times/timeKinds.ts';

/** A chosen service or add-on. */
export interface ServiceSelection {
  name: string;
  price: number;
  priceKnown: boolean;
  priceDiscount: number | null;
  /** Name of its category. */
  category: string;
  type: 'service' | 'addon';
  /** Quantity. */
  unit: number;
  unitAbbreviation: string;
  userInput: string;
}

/** Booking in progress, kept per tab in session storage under the key "serviceBooking". */
export interface BookingStore {
  /** Latitude of the chosen place; 0 while `placeName` is "". */
  lat: number;
  lng: number;
  car: BookingCar | null;
  /** In mil (10 km); null when not requested. */
  milage: number | null;
  /** The furthest step reached, 1 to 5. */
  bookingState: number;
  /** The step that shows. */
  displayState: number;
  /** Highest step that can be opened: 5, but 4 from a look-up until the booking is made. */
  maxBookingState: number;
  /** By offering code. */
  services: Record<string, ServiceSelection>;
  /** Language of the names in `services`; left out while unknown. */
  language?: string;
  region: string;
  bookingInfo: BookingResponse | null;
  location: { departmentId: string; siteName: string } | null;
  /** Name of the place, as typed or chosen; "" when none. */
  placeName: string;
  placeId: string;
  /** True if add-ons were chosen; null before step 3 is done. */
  hasAddons: boolean | null;
  /** The chosen time in Swedish local time, "2026-11-23T09:30:00". */
  slot: { timeslot: string; isFullDay: boolean } | null;
  /** Step 4 shows the contact form, with the chosen time above it, instead of the workshops. */
  contactOpen: boolean;
  /** Workshop of the chosen slot, for summary and confirmation. */
  workshop: { address: string; latitude: number; longitude: number } | null;
  /** Department whose own prices are in `services`; general prices if it is another one or left out. */
  pricesOf?: string;
  /** Time that a waiting list holds for the visitor, with its link. Left out without one. */
  hold?: { link: string; departmentId: string; timeslot: string; isFullDay: boolean };
  /** UUID of the next booking attempt; "" after a change of workshop, time or services. */
  requestKey: string;
  /** The attempt under requestKey has an unknown outcome; choices are locked until it is known. */
  outcomeUnknown: boolean;
  /** While the outcome is unknown: a retry is pointless until the workshop has checked. */
  onlyWorkshopTells?: boolean;
  /** Offered instead of a time that was taken. */
  freeTimes: FreeTime[];
  /** Kinds of free times to show; all when left out or empty. */
  timeKinds?: TimeKind[];
}
