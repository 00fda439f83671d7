/** "2026-11-26" */
type IsoDate = string;
/**
 * "2026-11-26T08:30:00", workshop local time as delivered by the times call.
 * Never converted (decision D-67).
 */
type IsoDateTime = string;

/** Result of a search by registration number. Both phone values stand for the agreement's number. */
export interface TireCustomer {
  /** Encrypted; requests a code and reveals nothing to others. A secret. */
  encryptedPhoneNumber: string;
  /** "07X XXX XX XX" */
  obfuscatedPhoneNumber: string;
  regNo: string;
}

/** Token for a code that was sent. */
export interface TireCredentials {
  /** Encrypted, short-lived. A secret. */
  authorizationToken: string;
}

/** `status` 0: the code was right. */
export interface TireValidated {
  status: number;
  /** For the visitor, with a status other than 0. */
  message?: string;
  /** The first vehicle is the one searched for. */
  vehicles: TireVehicle[];
  /**
   * Texts of the vehicles in the requested language, by delivered text.
   * Example: "Vänster fram": "Front left". Texts without an entry are shown as delivered. Left out by a service
   * behind TIREHOTEL_ENDPOINT.
   */
  texts?: Readonly<Record<string, string>>;
  /** The next booked wheel change per vehicle. Left out by a service behind TIREHOTEL_ENDPOINT. */
  nextChanges?: NextWheelChange[];
  /** Booking of unknown outcome from an earlier session; left out without one. */
  attempt?: TireAttempt;
}

/** An upcoming wheel change that is booked. */
export interface NextWheelChange {
  regNo: string;
  /** Booking number for people. */
  number: string;
  appointmentTime: IsoDateTime;
  isFullDay: boolean;
  /** Location and department. */
  place: string;
  /** Link to view, move or cancel the booking. A secret. */
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
  /** 0: good; 1: replacement advised; above 0: shown with a warning. */
  threadStatusId: number;
  threadStatusMessage: string;
}

/** Location where the wheels are stored and changed. */
export interface TireLocation {
  erpId: string;
  locationName: string;
  departmentName: string;
  phone: string;
  email: string;
  /** Staffed hours; left out by a service behind TIREHOTEL_ENDPOINT. */
  hours?: OpenDays[];
}

/** "Måndag–fredag", "07:00–17:00" */
export interface OpenDays {
  days: string;
  hours: string;
}

/** Query for days and times. */
export interface TimeslotQuery {
  startDate: IsoDate;
  endDate: IsoDate;
  regNo: string;
}

export interface TimeslotDays {
  /** May include a time after the date. */
  availableDates: { date: IsoDate }[];
}

export interface Timeslots {
  availableTimeSlotDates: { startTime: IsoDateTime[] }[];
}

export interface TireBookingRequest {
  /** The time, or the date at 00:00:00 when no time is available (decision D-67). */
  bookingDate: IsoDateTime;
  /** The same; null without a time: the workshop will suggest one. */
  bookingStart: IsoDateTime | null;
  regNo: string;
  freeText: string;
  customer: TireBookingCustomer;
}

export interface TireBookingCustomer {
  firstName: string;
  lastName: string;
  email: string;
  /** 8 to 15 characters: digits and +. */
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
  /** A confirmation mail is being sent by a configured sender; left out if not, or unknown. */
  mailed?: true;
  /** Secret link to view, move or cancel the booking, and to its calendar file. Left out where unsupported. */
  link?: string;
}

export interface TireReview {
  rating: number;
  comment: string;
  /** An instant, ISO 8601. */
  date: string;
}

/** An unfinished login, restored after a page reload. */
export interface TireLogin {
  customer: TireCustomer;
  /** Null before a code was sent, and once the code can no longer be tried. */
  credentials: TireCredentials | null;
  /** Whole seconds since the code of `credentials` was sent; 0 without one. */
  sentSecondsAgo: number;
}

/** State that a browser's cookies represent. */
export interface TireVisit {
  /** A session exists: session() succeeds. */
  hasSession: boolean;
  /** Time that is left of it; left out without one. */
  time?: TireSessionTime;
  login: TireLogin | null;
}

/** Time that is left of a session, in whole seconds. */
export interface TireSessionTime {
  /** Without another call that needs the session. */
  idleSeconds: number;
  /** Until its limit, which calls do not extend. */
  totalSeconds: number;
}

/** State of a validated visitor, restored after a reload. */
export interface TireSession {
  validated: TireValidated;
  /** Confirmation of the session's last booking. */
  confirmation: TireConfirmation | null;
  /** Booking of this session with an unknown outcome; null for none. */
  attempt: TireAttempt | null;
}

/** A booking that was sent but got no response. */
export interface TireAttempt {
  /** Idempotency key of the booking: retrying with it books once. */
  key: string;
  request: TireBookingRequest;
  /** The tire system can report the result later. */
  canCheck: boolean;
}
