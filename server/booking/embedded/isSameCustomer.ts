import type { BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import { normalizePhone } from '../../../shared/forms/phoneNumber.ts';

type Customer = BookingRequest['customer'];

/**
 * True when two customers share a mail address or a phone number.
 * Mail addresses are compared in lower case, phone numbers with or without the country code of Sweden.
 */
export function isSameCustomer(one: Customer, other: Customer): boolean {
  return isSame(comparableEmail(one), comparableEmail(other)) || isSame(comparablePhone(one), comparablePhone(other));
}

const isSame = (one: string, other: string): boolean => one !== '' && one === other;
const comparableEmail = ({ email }: Customer): string => email.trim().toLowerCase();
const comparablePhone = ({ phone }: Customer): string =>
  normalizePhone(phone)
    .replace(/^00/, '+')
    .replace(/^\+460?/, '0');
