import { createContext, useContext } from 'react';
import type { Fields } from '../../shared/content/ContentTypes.ts';
import type { OpenDays } from '../../shared/tirehotel/TireHotelTypes.ts';
import { choiceField, linkField, listField, textField } from '../framework/fields.ts';
import type { LinkField } from '../framework/fields.ts';

/** Section fields set by editors; blank ones are hidden on the page. */
export interface TireHotelFields {
  /** "login": the pages up to the vehicle; booking is on the page that `fullWidget` leads to. */
  extent: 'full' | 'login';
  fullWidget: LinkField | null;
  workshopList: LinkField | null;
  bookService: LinkField | null;
  packageInfo: LinkField | null;
  email: string;
  phone: string;
  /** Opening hours of the contact. */
  hours: OpenDays[];
}

export function tireHotelFields(fields: Fields): TireHotelFields {
  return {
    extent: choiceField(fields, 'Extent', ['full', 'login']),
    fullWidget: linkField(fields, 'FullWidgetLink'),
    workshopList: linkField(fields, 'WorkshopListLink'),
    bookService: linkField(fields, 'BookServiceLink'),
    packageInfo: linkField(fields, 'PackageInfoLink'),
    email: textField(fields, 'ContactEmail'),
    phone: textField(fields, 'Phone'),
    hours: listField(fields, 'Hours').map((row) => ({ days: textField(row, 'Days'), hours: textField(row, 'Hours') })),
  };
}

export const TireHotelFieldsContext = createContext<TireHotelFields>(tireHotelFields({}));

export function useTireHotelFields(): TireHotelFields {
  return useContext(TireHotelFieldsContext);
}
