import { normalizePhone } from '../../../shared/forms/rules/phoneNumber.ts';
import { plateKey } from '../../../shared/kit/text/plateKey.ts';
import { internationalPhone } from '../../messages/internationalPhone.ts';

/** Values by which a person is found; at least one. */
export interface PersonQuery {
  email?: string;
  phone?: string;
  plate?: string;
}

export type PersonKey = keyof PersonQuery;

/** Contact details of a record. */
export interface RecordContact {
  email?: string;
  phone?: string;
  plate?: string;
  /** ISO 3166-1 alpha-2 of phone numbers without a country code; "" when unknown. */
  country: string;
}

/** Returns the keys by which a record belongs to the person; none for another person's. */
export type PersonMatch = (contact: RecordContact) => PersonKey[];

/**
 * Compares the contact details of records with those of a person.
 * Mail addresses are compared in lower case, registration numbers without separators, phone numbers in international
 * form: a number without a country code belongs to the country of the record's site.
 * @param countries of the group's sites, for records of unknown site
 */
export function createPersonMatch(person: PersonQuery, countries: readonly string[]): PersonMatch {
  const wanted = {
    email: comparableEmail(person.email),
    phone: normalizePhone(person.phone ?? ''),
    plate: plateKey(person.plate ?? ''),
  };

  // records from before separators told cars apart have no hyphen
  const isPlate = (plate: string): boolean => plate === wanted.plate || plate === wanted.plate.replaceAll('-', '');

  const isPhone = (phone: string, country: string): boolean => {
    if (wanted.phone === '' || phone === '') return false;
    if (normalizePhone(phone) === wanted.phone) return true;
    return (country === '' ? countries : [country]).some((each) => {
      const number = internationalPhone(wanted.phone, each);
      return number !== null && number === internationalPhone(phone, each);
    });
  };

  return ({ email, phone, plate, country }) => [
    ...(wanted.email !== '' && comparableEmail(email) === wanted.email ? (['email'] as const) : []),
    ...(isPhone(phone ?? '', country) ? (['phone'] as const) : []),
    ...(wanted.plate !== '' && isPlate(plateKey(plate ?? '')) ? (['plate'] as const) : []),
  ];
}

function comparableEmail(email = ''): string {
  return email.trim().toLowerCase();
}
