import { createHash } from 'node:crypto';
import type { BookingRequest } from '../../shared/booking/BookingTypes.ts';
import { fingerprintBooking } from '../../shared/booking/request/fingerprintBooking.ts';
import { plateKey } from './embedded/times/carTimes.ts';

type PersonParts = Pick<BookingRequest, 'customer' | 'registrationNumber' | 'freeText'>;

/** Returns a comparable form of the customer, car and comment of a request. */
export function personOf({ customer, registrationNumber, freeText }: PersonParts): string {
  const { firstName, lastName, phone, email } = customer;
  return JSON.stringify([firstName, lastName, phone, email, plateKey(registrationNumber), freeText]);
}

/** Returns a comparable form of a whole booking request; personal data is only in a digest. */
export function fingerprintWholeBooking(request: BookingRequest): string {
  const digest = createHash('sha256').update(personOf(request)).digest('base64url');
  return `${fingerprintBooking(request)}#${digest}`;
}
