import type { WorkshopContact } from '../../../shared/booking/BookingGateway.ts';
import type {
  BookingResponse,
  CarLookup,
  DayAvailability,
  MessageChannel,
  Offer,
  Offering,
  OfferingCategory,
  UnitPrice,
} from '../../../shared/booking/BookingTypes.ts';

/* Parsers for responses of the booking API. Each one returns null for an invalid value; lists drop invalid entries,
   so that one odd entry of a back end does not cost the visitor the others. */

type Fields = Partial<Record<string, unknown>>;

export function readCar(value: unknown): CarLookup | null {
  const { registrationNumber, brand, model, buildYear, hasServiceAgreement, isSupported } = readFields(value);
  if (typeof registrationNumber !== 'string' || typeof brand !== 'string') return null;
  return {
    registrationNumber,
    brand,
    model: readText(model),
    buildYear: typeof buildYear === 'number' ? buildYear : 0,
    hasServiceAgreement: hasServiceAgreement === true,
    isSupported: isSupported === true,
  };
}

export function readWorkshop(value: unknown): WorkshopContact | null {
  const { siteName, phone, email, today } = readFields(value);
  if (typeof siteName !== 'string') return null;
  const hours = readList(today, (span) => {
    const [from, to] = Array.isArray(span) ? (span as unknown[]) : [];
    return typeof from === 'number' && typeof to === 'number' ? ([from, to] as const) : null;
  });
  return { siteName, phone: readText(phone), email: readText(email), today: hours };
}

export function readCategories(value: unknown): OfferingCategory[] | null {
  return readList(readFields(value)['serviceOfferingCategories'], (entry) => {
    const { name, icon, offerings, selectionType } = readFields(entry);
    const known = readList(offerings, readOffering);
    if (typeof name !== 'string' || !known) return null;
    return {
      name,
      icon: readText(icon),
      offerings: known,
      selectionType: typeof selectionType === 'string' ? selectionType : null,
    };
  });
}

function readOffering(value: unknown): Offering | null {
  const fields = readFields(value);
  const { name, code, price, priceDiscount } = fields;
  if (typeof name !== 'string' || typeof code !== 'string') return null;
  return {
    name,
    code,
    price: isNumber(price) ? price : 0,
    description: readText(fields['description']),
    unitPrice: readUnitPrice(fields['unitPrice']),
    isAvailable: fields['isAvailable'] === true,
    priceKnown: fields['priceKnown'] === true && isNumber(price),
    notKnownPriceText: readText(fields['notKnownPriceText']),
    priceDiscount: isNumber(priceDiscount) ? priceDiscount : null,
    allowUserInput: fields['allowUserInput'] === true,
    listItems: readList(fields['listItems'], (item) => (typeof item === 'string' ? item : null)) ?? [],
  };
}

/** Maximum number of units in a choice; more do not make a usable list. */
const maxUnits = 99;

function readUnitPrice(value: unknown): UnitPrice | null {
  const { minimum, maximum, unit, unitAbbreviation, postfix } = readFields(value);
  if (!Number.isInteger(minimum) || !Number.isInteger(maximum)) return null;
  const [least, most] = [Math.max(1, Number(minimum)), Math.min(maxUnits, Number(maximum))];
  if (most < least) return null;
  return {
    minimum: least,
    maximum: most,
    unit: readText(unit),
    unitAbbreviation: readText(unitAbbreviation),
    postfix: readText(postfix),
  };
}

export function readOffers(value: unknown): Offer[] | null {
  return readList(readFields(value)['offers'], (entry) => {
    const { code, price } = readFields(entry);
    return typeof code === 'string' && isNumber(price) ? { code, price } : null;
  });
}

export function readDays(value: unknown): DayAvailability[] | null {
  return readList(value, (entry) => {
    const { date, availableSlots, allDaySlotAvailable, canWait } = readFields(entry);
    if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d/.test(date)) return null;
    const slots = readList(availableSlots, (slot) =>
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

export function readBooked(value: unknown): BookingResponse | null {
  const { id, registrationNumber, kobraProductIds, link, confirmedBy } = readFields(value);
  if (typeof id !== 'string' || id === '') return null;
  return {
    id,
    registrationNumber: readText(registrationNumber),
    kobraProductIds: readList(kobraProductIds, (product) => (typeof product === 'string' ? product : null)) ?? [],
    ...(typeof link === 'string' && link !== '' ? { link } : {}),
    ...(Array.isArray(confirmedBy) ? { confirmedBy: readChannels(confirmedBy) } : {}),
  };
}

export function readChannels(value: unknown): MessageChannel[] {
  return readList(value, (channel) => (channel === 'mail' || channel === 'sms' ? channel : null)) ?? [];
}

export function readHasBrand(value: unknown): boolean | null {
  const { hasBrand } = readFields(value);
  return typeof hasBrand === 'boolean' ? hasBrand : null;
}

export function readFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? value : {};
}

/** null when the value is not a list. */
export function readList<T>(value: unknown, read: (entry: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  return value.map(read).filter((entry) => entry !== null);
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
