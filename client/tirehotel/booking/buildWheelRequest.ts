import { normalizePhone } from '../../../shared/forms/rules/phoneNumber.ts';
import type { TireBookingRequest } from '../../../shared/tirehotel/TireHotelTypes.ts';
import type { WheelContact } from './wheelChangeDraft.ts';

/** A day, and the time as the times call delivered it; null when the workshop sets the time. */
export interface WheelTime {
  /** Date: "2026-11-26". */
  date: string;
  time: string | null;
}

/** Request to book: the chosen time in both fields, or the day's midnight and no time (decision D-67). */
export function buildWheelRequest(regNo: string, { date, time }: WheelTime, contact: WheelContact): TireBookingRequest {
  return {
    bookingDate: time ?? `${date}T00:00:00`,
    bookingStart: time,
    regNo,
    freeText: contact.comment.trim(),
    customer: {
      firstName: contact.firstName.trim(),
      lastName: contact.lastName.trim(),
      email: contact.email.trim(),
      phoneMobile: normalizePhone(contact.phoneMobile),
    },
  };
}
