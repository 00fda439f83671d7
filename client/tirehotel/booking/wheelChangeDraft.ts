import type { TireBookingRequest } from '../../../shared/tirehotel/TireHotelTypes.ts';

/** Who leaves the car, as typed. */
export interface WheelContact {
  firstName: string;
  lastName: string;
  email: string;
  phoneMobile: string;
  comment: string;
}

/** A request to book that was made under a key. */
export interface WheelAttempt {
  key: string;
  request: TireBookingRequest;
  /** Nobody knows whether it is booked: nothing may change until the same key has told. */
  unknown: boolean;
  /** Asked again with the key, the tire hotel may tell what came of it. */
  canCheck: boolean;
}

/** What is kept of a wheel change while it is being booked, also when the visitor looks at the vehicle meanwhile. */
export interface WheelChangeDraft {
  contact: WheelContact;
  attempt: WheelAttempt | null;
}

export const emptyDraft: WheelChangeDraft = {
  contact: { firstName: '', lastName: '', email: '', phoneMobile: '', comment: '' },
  attempt: null,
};
