/** Price to pay, in the site's currency. */
type Kronor = number;

/** Brand and model of a car as its customer typed them; "" where only numbers are known. */
export interface CarModel {
  brand: string;
  model: string;
}

/** A car that the vehicle register does not have, as its customer describes it; "" for what was left out. */
export interface DescribedCar extends CarModel {
  /** "2015" */
  year: string;
  vin: string;
  /** By the names of CarQuestions. */
  codes: Record<string, string>;
}

/** A code of a country's registration certificates that tells the type of a car. */
export interface VehicleCode {
  /** As the certificates print it, in all languages: "HSN". */
  name: string;
  /** Its field on the certificate. */
  field: string;
  /** Regular expression of the whole code, upper case without separators. */
  pattern: string;
}

/** Questions to a customer about a car that the register does not have. */
export interface CarQuestions {
  /** Models to choose from, by brand; others can be typed. */
  models: Record<string, string[]>;
  /** Codes that identify a car together; empty where the country has none. */
  codes: VehicleCode[];
}

/** A car of the vehicle register, or one that its customer has described. */
export interface BookingCar {
  /** Without spaces, upper case. */
  registrationNumber: string;
  brand: string;
  model: string;
  /** 0 for unknown. */
  buildYear: number;
  hasServiceAgreement: boolean;
  /** Description by the customer, if the register does not have the car. */
  described?: DescribedCar;
}

/** Result of a car look-up. `isSupported` is false if the brand must be booked elsewhere. */
export interface CarLookup extends BookingCar {
  isSupported: boolean;
}

/** Allowed quantity of an offering: `minimum` to `maximum` in steps of 1. */
export interface UnitPrice {
  minimum: number;
  maximum: number;
  /** "dagar" */
  unit: string;
  /** "d" */
  unitAbbreviation: string;
  /** Text after a price: "per dag". */
  postfix: string;
}

/** A service or an add-on, as available for one car. */
export interface Offering {
  name: string;
  /** Unit price to pay, discount already subtracted. */
  price: Kronor;
  description: string;
  code: string;
  unitPrice: UnitPrice | null;
  isAvailable: boolean;
  priceKnown: boolean;
  /** Shown instead of a price; "" for the default wording. */
  notKnownPriceText: string;
  /** Discount from the service agreement, already subtracted from the price; null if none. */
  priceDiscount: Kronor | null;
  /** The customer is asked for a message to the workshop. */
  allowUserInput: boolean;
  listItems: string[];
}

export interface OfferingCategory {
  name: string;
  /** URL of an SVG file; "" for none. */
  icon: string;
  offerings: Offering[];
  /** If not null, at most one offering can be chosen. */
  selectionType: string | null;
}

/** The price of an offering at one workshop. */
export interface Offer {
  code: string;
  price: Kronor;
}

/** A workshop that offers all requested services, with its first free time. */
export interface WorkshopSite {
  departmentId: string;
  siteId: string;
  siteName: string;
  address: string;
  latitude: number;
  longitude: number;
  brands: string[];
  /** "2026-11-23T08:00:00", Swedish local time. */
  firstTimeSlot: string;
}

/** The free times of a day. */
export interface DayAvailability {
  /** "2026-11-23", possibly followed by a time. */
  date: string;
  /** "HH:mm", earliest first. */
  availableSlots: string[];
  /** The car can be left before 08:00 for the day. */
  allDaySlotAvailable: boolean;
  /** Every time of the day is taken, and the workshop has a waiting list. */
  canWait?: true;
  /** The workshop is closed that day. */
  isClosed?: true;
  /** There would be times without the chosen add-ons, of which one is out that day. */
  lacksAddon?: true;
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
  /** "2026-11-23T09:30:00" in Swedish local time, never converted; 08:00:00 for a full day. */
  timeSlot: string;
  isFullDay: boolean;
  registrationNumber: string;
  /** In mil (10 km); null when not requested. */
  mileage: number | null;
  serviceOfferingRequests: OfferingRequest[];
  /** Link of a waiting list offer; books the time that it holds. Left out without one. */
  hold?: string;
  /** The car, if the register does not have it. */
  described?: DescribedCar;
  /** Code mailed to the customer after a refusal with `confirmation`. Left out without one. */
  confirmationCode?: string;
}

/** Channel for booking messages to the customer. */
export type MessageChannel = 'mail' | 'sms';

export interface BookingResponse {
  id: string;
  /** For logs only, as are the product ids. */
  registrationNumber: string;
  kobraProductIds: string[];
  /** Secret link to view, move or cancel the booking later. Left out where the back end has none. */
  link?: string;
  /** Channels of the confirmation, limited to configured senders. Left out if none or unknown. */
  confirmedBy?: MessageChannel[];
}

/** Bookable alternative to a time that is taken. */
export interface FreeTime {
  departmentId: string;
  siteName: string;
  /** As in BookingRequest. */
  timeSlot: string;
  isFullDay: boolean;
}

/** Kind of booking: workshop service, or a prepaid wheel change of a tire hotel customer. */
export type BookingKind = 'workshop' | 'wheelChange';

/** Booking as its link shows it, without name, phone, email or message. */
export interface ManagedBooking {
  kind: BookingKind;
  /** Booking number for people: eight characters. */
  number: string;
  state: 'booked' | 'cancelled';
  departmentId: string;
  siteName: string;
  address: string;
  phone: string;
  latitude: number;
  longitude: number;
  /** IANA time zone of the workshop. */
  timeZone: string;
  /** ISO 4217 code of the prices. */
  currency: string;
  timeSlot: string;
  isFullDay: boolean;
  /** "ABC 1••": enough for the owner to recognise the car. */
  maskedRegistrationNumber: string;
  /** Brand and model. */
  car: string;
  services: { name: string; units: number; price: Kronor; priceKnown: boolean }[];
  /** Deadline (ISO, UTC) for moving or cancelling. */
  changeableUntil: string;
  /** The services can be changed too: the workshop still offers all of them for the car. */
  servicesChangeable: boolean;
  /** Channels that notify the customer of changes, limited to configured senders. */
  toldBy: MessageChannel[];
}
