/** What one pays, in the currency of the site. */
type Kronor = number;

/** A car of the vehicle register. */
export interface BookingCar {
  /** No blanks, upper case. */
  registrationNumber: string;
  brand: string;
  model: string;
  buildYear: number;
  hasServiceAgreement: boolean;
}

/** What a lookup answers: `isSupported` false is a car whose brand is booked elsewhere. */
export interface CarLookup extends BookingCar {
  isSupported: boolean;
}

/** How often an offering can be chosen, from `minimum` to `maximum` in steps of 1. */
export interface UnitPrice {
  minimum: number;
  maximum: number;
  /** "dagar" */
  unit: string;
  /** "d" */
  unitAbbreviation: string;
  /** What follows a price: "per dag". */
  postfix: string;
}

/** A service or an add-on, as one car can have it. */
export interface Offering {
  name: string;
  /** To pay, for one unit; a rebate is taken off already. */
  price: Kronor;
  description: string;
  code: string;
  unitPrice: UnitPrice | null;
  isAvailable: boolean;
  priceKnown: boolean;
  /** Said in place of a price; "" for the usual words. */
  notKnownPriceText: string;
  /** What the service agreement has taken off the price; null when nothing. */
  priceDiscount: Kronor | null;
  /** Asks for a message to the workshop. */
  allowUserInput: boolean;
  listItems: string[];
}

export interface OfferingCategory {
  name: string;
  /** Address of an SVG file; "" for none. */
  icon: string;
  offerings: Offering[];
  /** Anything but null: one offering at most can be chosen. */
  selectionType: string | null;
}

/** The price of an offering at one workshop. */
export interface Offer {
  code: string;
  price: Kronor;
}

/** A workshop that can do what is asked, with its first free time. */
export interface WorkshopSite {
  departmentId: string;
  siteId: string;
  siteName: string;
  address: string;
  latitude: number;
  longitude: number;
  brands: string[];
  /** "2026-11-23T08:00:00": the wall clock of Sweden. */
  firstTimeSlot: string;
}

/** One message of the search for workshops. The last one is an error, or says that there are no (further) workshops. */
export type SiteEvent = WorkshopSite | { error: string } | { noSites: true };

/** The free times of a day. */
export interface DayAvailability {
  /** "2026-11-23", also with a time behind it. */
  date: string;
  /** "HH:mm", the earliest first. */
  availableSlots: string[];
  /** The car can be left before 08:00 for the day. */
  allDaySlotAvailable: boolean;
  /** Every time of the day is taken, and the workshop keeps a list of those who wait for one. */
  canWait?: true;
}

export interface BookingCustomer {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

export interface OfferingRequest {
  /** The offering's code. */
  kobraId: string;
  unitsSelected: number;
  userInput: string;
}

export interface BookingRequest {
  customer: BookingCustomer;
  freeText: string;
  departmentId: string;
  /** "2026-11-23T09:30:00": the wall clock of Sweden, never converted; 08:00:00 for a full day. */
  timeSlot: string;
  isFullDay: boolean;
  registrationNumber: string;
  /** In mil (10 km); null when it was not asked for. */
  mileage: number | null;
  serviceOfferingRequests: OfferingRequest[];
  /** Link of a waiting list's offer: what it holds is booked. Left out without one. */
  hold?: string;
}

/** How messages about a booking reach the customer. */
export type MessageChannel = 'mail' | 'sms';

export interface BookingResponse {
  id: string;
  /** For logs only, as are the product ids. */
  registrationNumber: string;
  kobraProductIds: string[];
  /** Opens the booking later, to see, move or cancel it; left out where the back end cannot. A secret. */
  link?: string;
  /** How the confirmation is sent, by senders that are set up; left out for not at all, or not known. */
  confirmedBy?: MessageChannel[];
}

/** A time that can be booked in place of one that is taken. */
export interface FreeTime {
  departmentId: string;
  siteName: string;
  /** As in BookingRequest. */
  timeSlot: string;
  isFullDay: boolean;
}

/** What is booked: work of a workshop, or the wheel change of a customer of the tire hotel, who has paid for it. */
export type BookingKind = 'workshop' | 'wheelChange';

/** A booking as its link shows it: what the visitor needs, no name, phone, mail or message. */
export interface ManagedBooking {
  kind: BookingKind;
  /** The booking number that people read: eight characters. */
  number: string;
  state: 'booked' | 'cancelled';
  departmentId: string;
  siteName: string;
  address: string;
  phone: string;
  latitude: number;
  longitude: number;
  /** IANA name: of the workshop's wall clock. */
  timeZone: string;
  /** ISO 4217 code of its prices. */
  currency: string;
  timeSlot: string;
  isFullDay: boolean;
  /** "ABC 1••": enough to know one's own car. */
  maskedRegistrationNumber: string;
  /** Brand and model. */
  car: string;
  services: { name: string; units: number; price: Kronor; priceKnown: boolean }[];
  /** The last instant (ISO, UTC) at which it can be moved or cancelled. */
  changeableUntil: string;
  /** The link can change its services too: the workshop still offers all of them for the car. */
  servicesChangeable: boolean;
  /** How the customer is told of changes, by senders that are set up. */
  toldBy: MessageChannel[];
}
