/** "2026-11-26" */
type IsoDate = string;
/** "2026-11-26T08:30:00": the workshop's wall clock, as the times call delivers it; never converted (decision D-67). */
type IsoDateTime = string;

/** What the search for a plate answers. Both of the phone's forms stand for the number of the agreement. */
export interface TireCustomer {
  /** Sealed: asks for a code, and says nothing to anybody else. A secret. */
  encryptedPhoneNumber: string;
  /** "07X XXX X5 67" */
  obfuscatedPhoneNumber: string;
  regNo: string;
}

/** What stands for a code that was sent. */
export interface TireCredentials {
  /** Sealed, short-lived. A secret. */
  authorizationToken: string;
}

/** 0 of `status`: the code was right. */
export interface TireValidated {
  status: number;
  /** For the visitor, of another status than 0. */
  message?: string;
  /** The vehicle whose plate was searched for is the first. */
  vehicles: TireVehicle[];
  /**
   * Texts of the vehicles in the language that was asked for, by the delivered text ("Vänster fram": "Front left").
   * Those without one are shown as delivered. Left out by a service behind TIREHOTEL_ENDPOINT.
   */
  texts?: Readonly<Record<string, string>>;
  /** The next wheel change of each vehicle that has one booked. Left out by a service behind TIREHOTEL_ENDPOINT. */
  nextChanges?: NextWheelChange[];
  /** A booking of an earlier session of which nobody knows whether it was made; left out without one. */
  attempt?: TireAttempt;
}

/** A wheel change that is booked and still to come. */
export interface NextWheelChange {
  regNo: string;
  /** The booking number that people read. */
  number: string;
  appointmentTime: IsoDateTime;
  isFullDay: boolean;
  /** Location and department. */
  place: string;
  /** Opens the booking, to see, move or cancel it. A secret. */
  link: string;
}

export interface TireVehicle {
  regNo: string;
  brandCode: string;
  brand: string;
  model: string;
  name: string;
  packageLevel: string;
  productId: string;
  tires: Tire[];
  location: TireLocation;
}

export interface Tire {
  /** "Vänster fram" */
  equipmentPosition: string;
  wheel: TireWheel;
}

export interface TireWheel {
  name: string;
  /** Inches. */
  rimDiameter: number;
  /** mm */
  sectionWidth: number;
  /** "Dubbfritt" */
  threadPattern: string;
  /** Tread depth, mm. */
  threadDepth: number;
  /** Percent. */
  aspectRatio: number;
  /** 0: good; 1: a change is advised; above 0: shown with a warning. */
  threadStatusId: number;
  threadStatusMessage: string;
}

/** Where the wheels are stored and changed. */
export interface TireLocation {
  erpId: string;
  locationName: string;
  departmentName: string;
  phone: string;
  email: string;
  /** When somebody is there; left out by a service behind TIREHOTEL_ENDPOINT. */
  hours?: OpenDays[];
}

/** "Måndag–fredag", "07:00–17:00" */
export interface OpenDays {
  days: string;
  hours: string;
}

/** What is asked for days and times with. */
export interface TimeslotQuery {
  startDate: IsoDate;
  endDate: IsoDate;
  regNo: string;
}

export interface TimeslotDays {
  /** Also with a time behind the date. */
  availableDates: { date: IsoDate }[];
}

export interface Timeslots {
  availableTimeSlotDates: { startTime: IsoDateTime[] }[];
}

export interface TireBookingRequest {
  /** The time, or the date at 00:00:00 when no time is to be had (decision D-67). */
  bookingDate: IsoDateTime;
  /** The same; null without a time: the workshop comes back with one. */
  bookingStart: IsoDateTime | null;
  regNo: string;
  freeText: string;
  customer: TireBookingCustomer;
}

export interface TireBookingCustomer {
  firstName: string;
  lastName: string;
  email: string;
  /** 8 to 15 signs: digits and +. */
  phoneMobile: string;
}

export interface TireConfirmation {
  bookingConfirmationId: string;
  customerBase: TireBookingCustomer;
  services: {
    name: string;
    appointmentTime: IsoDateTime;
    isFullDay: boolean;
    workshop: { name: string; address: string; email: string; phoneNumber: string };
  }[];
  freeText: string;
  /** A mail with the confirmation is on its way, by a sender that is set up; left out where it is not, or not known. */
  mailed?: true;
  /** Opens the booking later, to see, move or cancel it, and its calendar file; left out where it cannot. A secret. */
  link?: string;
}

export interface TireReview {
  rating: number;
  comment: string;
  /** An instant, ISO 8601. */
  date: string;
}

/** A login that has not ended in a session yet, as a page finds it again after a reload. */
export interface TireLogin {
  customer: TireCustomer;
  /** Null before a code was sent, and once the code cannot be tried any more. */
  credentials: TireCredentials | null;
  /** Whole seconds since the code of `credentials` was sent; 0 without one. */
  sentSecondsAgo: number;
}

/** What a browser's cookies stand for. */
export interface TireVisit {
  /** A session stands: session() answers. */
  hasSession: boolean;
  login: TireLogin | null;
}

/** What a validated visitor finds again after a reload. */
export interface TireSession {
  validated: TireValidated;
  /** Of the last booking of this session. */
  confirmation: TireConfirmation | null;
  /** A booking of this session of which nobody knows whether it was made; null for none. */
  attempt: TireAttempt | null;
}

/** A booking that was sent, and whose answer did not come. */
export interface TireAttempt {
  /** Of the booking: asked for again with it, it is made once. */
  key: string;
  request: TireBookingRequest;
  /** The tire system tells later what came of it. */
  canCheck: boolean;
}
