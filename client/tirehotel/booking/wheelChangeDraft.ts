import type { TireBookingRequest } from '../../../shared/tirehotel/TireHotelTypes.ts';

/** Contact details of the customer, as typed. */
export interface WheelContact {
  firstName: string;
  lastName: string;
  email: string;
  phoneMobile: string;
  comment: string;
}

/** A booking request sent with an idempotency key. */
export interface WheelAttempt {
  key: string;
  request: TireBookingRequest;
  /** True while the outcome is unknown: nothing may change until a retry with the key reports it. */
  unknown: boolean;
  /** True if the tire hotel may report the outcome on a retry with the key. */
  canCheck: boolean;
}

/** Draft of a wheel change, kept while the visitor looks at the vehicle. */
export interface WheelChangeDraft {
  contact: WheelContact;
  attempt: WheelAttempt | null;
}

export const emptyDraft: WheelChangeDraft = {
  contact: { firstName: '', lastName: '', email: '', phoneMobile: '', comment: '' },
  attempt: null,
};
