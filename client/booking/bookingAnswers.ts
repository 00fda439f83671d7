import type { WorkshopContact } from '../../shared/booking/BookingGateway.ts';
import type {
  BookingResponse,
  CarLookup,
  DayAvailability,
  MessageChannel,
  Offer,
  Offering,
  OfferingCategory,
  UnitPrice,
} from '../../shared/booking/BookingTypes.ts';

/* Parsers for responses of the booking API. Each one returns null for an invalid value; lists drop invalid entries,
   so that one odd entry of a back end does not cost the visitor the others. */

type Fields = Partial<Record<string, unknown>>;

export function carOf(value: unknown): CarLookup | null {
  const { registrationNumber, brand, model, buildYear, hasServiceAgreement, isSupported } = fieldsOf(value);
  if (typeof registrationNumber !== 'string' || typeof brand !== 'string') return null;
  return {
    registrationNumber,
    brand,
    model: textOf(model),
    buildYear: typeof buildYear === 'number' ? buildYear : 0,
    hasServiceAgreement: hasServiceAgreement === true,
    isSupported: isSupported === true,
  };
}

export function workshopOf(value: unknown): WorkshopContact | null {
  const { siteName, phone, email, today } = fieldsOf(value);
  if (typeof siteName !== 'string') return null;
  const hours = listOf(today, (span) => {
    const [from, to] = Array.isArray(span) ? (span as unknown[]) : [];
    return typeof from === 'number' && typeof to === 'number' ? ([from, to] as const) : null;
  });
  return { siteName, phone: textOf(phone), email: textOf(email), today: hours };
}

export function categoriesOf(value: unknown): OfferingCategory[] | null {
  return listOf(fieldsOf(value)['serviceOfferingCategories'], (entry) => {
    const { name, icon, offerings, selectionType } = fieldsOf(entry);
    const known = listOf(offerings, offeringOf);
    if (typeof name !== 'string' || !known) return null;
    return {
      name,
      icon: textOf(icon),
      offerings: known,
      selectionType: typeof selectionType === 'string' ? selectionType : null,
    };
  });
}

function offeringOf(value: unknown): Offering | null {
  const fields = fieldsOf(value);
  const { name, code, price, priceDiscount } = fields;
  if (typeof name !== 'string' || typeof code !== 'string') return null;
  return {
    name,
    code,
    price: isNumber(price) ? price : 0,
    description: textOf(fields['description']),
    unitPrice: unitPriceOf(fields['unitPrice']),
    isAvailable: fields['isAvailable'] === true,
    priceKnown: fields['priceKnown'] === true && isNumber(price),
    notKnownPriceText: textOf(fields['notKnownPriceText']),
    priceDiscount: isNumber(priceDiscount) ? priceDiscount : null,
    allowUserInput: fields['allowUserInput'] === true,
    listItems: listOf(fields['listItems'], (item) => (typeof item === 'string' ? item : null)) ?? [],
  };
}

/** Maximum number of units in a choice; more do not make a usable list. */
const mostUnits = 99;

function unitPriceOf(value: unknown): UnitPrice | null {
  const { minimum, maximum, unit, unitAbbreviation, postfix } = fieldsOf(value);
  if (!Number.isInteger(minimum) || !Number.isInteger(maximum)) return null;
  const [least, most] = [Math.max(1, Number(minimum)), Math.min(mostUnits, Number(maximum))];
  if (most < least) return null;
  return {
    minimum: least,
    maximum: most,
    unit: textOf(unit),
    unitAbbreviation: textOf(unitAbbreviation),
    postfix: textOf(postfix),
  };
}

export function offersOf(value: unknown): Offer[] | null {
  return listOf(fieldsOf(value)['offers'], (entry) => {
    const { code, price } = fieldsOf(entry);
    return typeof code === 'string' && isNumber(price) ? { code, price } : null;
  });
}

export function daysOf(value: unknown): DayAvailability[] | null {
  return listOf(value, (entry) => {
    const { date, availableSlots, allDaySlotAvailable, canWait } = fieldsOf(entry);
    if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d/.test(date)) return null;
    const slots = listOf(availableSlots, (slot) =>
      typeof slot === 'string' && /^\d\d:\d\d$/.test(slot) ? slot : null,
    );
    return {
      date,
      availableSlots: (slots ?? []).sort(),
      allDaySlotAvailable: allDaySlotAvailable === true,
      ...(canWait === true ? { canWait } : {}),
    };
  });
}

export function bookedOf(value: unknown): BookingResponse | null {
  const { id, registrationNumber, kobraProductIds, link, confirmedBy } = fieldsOf(value);
  if (typeof id !== 'string' || id === '') return null;
  return {
    id,
    registrationNumber: textOf(registrationNumber),
    kobraProductIds: listOf(kobraProductIds, (product) => (typeof product === 'string' ? product : null)) ?? [],
    ...(typeof link === 'string' && link !== '' ? { link } : {}),
    ...(Array.isArray(confirmedBy) ? { confirmedBy: channelsOf(confirmedBy) } : {}),
  };
}

export function channelsOf(value: unknown): MessageChannel[] {
  return listOf(value, (channel) => (channel === 'mail' || channel === 'sms' ? channel : null)) ?? [];
}

export function hasBrandOf(value: unknown): boolean | null {
  const { hasBrand } = fieldsOf(value);
  return typeof hasBrand === 'boolean' ? hasBrand : null;
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? value : {};
}

/** null when the value is not a list. */
export function listOf<T>(value: unknown, read: (entry: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  return value.map(read).filter((entry) => entry !== null);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
