import { createHash } from 'node:crypto';
import type { BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import { fingerprintBooking } from '../../../shared/booking/request/fingerprintBooking.ts';
import { personOf } from '../../../shared/booking/request/personOf.ts';

/** Returns a comparable form of a whole booking request; personal data is only in a digest. */
export function fingerprintWholeBooking(request: BookingRequest): string {
  const digest = createHash('sha256').update(personOf(request)).digest('base64url');
  return `${fingerprintBooking(request)}#${digest}`;
}
