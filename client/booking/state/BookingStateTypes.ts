import type { BookingContact } from '../../../shared/booking/request/buildBookingRequest.ts';
import type { BookingStore } from '../../../shared/booking/BookingStore.ts';
import type { OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import type { SiteSearch } from '../../../shared/booking/workshops/siteSearch.ts';
import type { WeekSlot } from '../../../shared/booking/times/weekRules.ts';
import type { WorkshopDetails } from '../../../shared/booking/workshops/workshopDetails.ts';

/** Offerings of the draft's car at its place. An empty list means that the response was empty. */
export type OfferList = 'unasked' | 'loading' | 'failed' | OfferingCategory[];

export interface BookingState {
  /** Draft that the tab stores. */
  draft: BookingStore;
  /** True once the session's draft has been read; false on the server and until hydration. */
  restored: boolean;
  services: OfferList;
  addons: OfferList;
  /** The search for workshops; null before the first. */
  siteSearch: SiteSearch | null;
  /** Details of workshops in the dealers' index, by department; null until requested. */
  workshopDetails: Record<string, WorkshopDetails> | null;
  /** Total before the prices of a newly chosen workshop arrived, if it differed. */
  totalBefore: number | null;
  /** Times that a workshop refused but a calendar may still list, until it loads without them. */
  refusedTimes: RefusedTime[];
  /** Contact details, stored for the tab until it has booked; on the device with an unknown outcome. */
  contact: BookingContact | null;
}

/** A time at a workshop that was taken when the booking was sent. */
export interface RefusedTime extends WeekSlot {
  departmentId: string;
}

/** A time at a workshop, as chosen. */
export interface ChosenTime {
  location: { departmentId: string; siteName: string };
  /** Null where it is not known yet. */
  workshop: BookingStore['workshop'];
  slot: { timeslot: string; isFullDay: boolean };
}
