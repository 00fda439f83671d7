import { withoutSeparators } from '../../kit/text/withoutSeparators.ts';
import type { BookingRequest } from '../BookingTypes.ts';

/** Returns a comparable form of the customer, car and comment of a booking request. */
export function personOf({
  customer: { firstName, lastName, phone, email },
  registrationNumber,
  freeText,
}: Pick<BookingRequest, 'customer' | 'registrationNumber' | 'freeText'>): string {
  const plate = withoutSeparators(registrationNumber).toUpperCase();
  return JSON.stringify([firstName, lastName, phone, email, plate, freeText]);
}
