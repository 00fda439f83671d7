import { plateKey } from '../../kit/text/plateKey.ts';
import type { BookingRequest } from '../BookingTypes.ts';

/** Returns a comparable form of the customer, car and comment of a booking request. */
export function personOf({
  customer: { firstName, lastName, phone, email },
  registrationNumber,
  freeText,
}: Pick<BookingRequest, 'customer' | 'registrationNumber' | 'freeText'>): string {
  const plate = plateKey(registrationNumber);
  return JSON.stringify([firstName, lastName, phone, email, plate, freeText]);
}
