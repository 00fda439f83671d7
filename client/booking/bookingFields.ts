import { createContext, useContext } from 'react';
import type { Fields } from '../../shared/content/ContentTypes.ts';
import { linkField, textField } from '../framework/fields.ts';

/** Section fields set by editors; blank ones are hidden on the page. */
export interface BookingFields {
  /** Support contact for failures. */
  supportMail: string;
  supportPhone: string;
  /** Address of the site where damage inspections are booked. */
  damageHref: string;
}

const blank: BookingFields = { supportMail: '', supportPhone: '', damageHref: '' };

export function bookingFields(fields: Fields): BookingFields {
  return {
    supportMail: textField(fields, 'SupportEmail'),
    supportPhone: textField(fields, 'SupportPhone'),
    damageHref: linkField(fields, 'DamageInspectionLink')?.href ?? '',
  };
}

export const BookingFieldsContext = createContext<BookingFields>(blank);

export function useBookingFields(): BookingFields {
  return useContext(BookingFieldsContext);
}
