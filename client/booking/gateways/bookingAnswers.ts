import type { WorkshopContact } from '../../../shared/booking/BookingGateway.ts';
import type { DayAvailability, MessageChannel, Offer } from '../../../shared/booking/BookingTypes.ts';

/* Parsers for responses of the booking API. Each one returns null for an invalid value; lists drop invalid entries,
   so that one odd entry of a back end does not cost the visitor the others. */

type Fields = Partial<Record<string, unknown>>;

export function readWorkshop(value: unknown): WorkshopContact | null {
  const { siteName, phone, email, today } = readFields(value);
  if (typeof siteName !== 'string') return null;
  const hours = readList(today, (span) => {
    const [from, to] = Array.isArray(span) ? (span as unknown[]) : [];
    return typeof from === 'number' && typeof to === 'number' ? ([from, to] as const) : null;
  });
  return { siteName, phone: readText(phone), email: readText(email), today: hours };
}

export function readOffers(value: unknown): Offer[] | null {
  return readList(readFields(value)['offers'], (entry) => {
    const { code, price } = readFields(entry);
    return typeof code === 'string' && isNumber(price) ? { code, price } : null;
  });
}

export function readDays(value: unknown): DayAvailability[] | null {
  return readList(value, (entry) => {
    const { date, availableSlots, allDaySlotAvailable, canWait, isClosed, lacksAddon } = readFields(entry);
    if (typeof date !== 'string' || !/^\d{4}-\d\d-\d\d/.test(date)) return null;
    const slots = readList(availableSlots, (slot) =>
      typeof slot === 'string' && /^\d\d:\d\d$/.test(slot) ? slot : null,
    );
    return {
      date,
      availableSlots: (slots ?? []).sort(),
      allDaySlotAvailable: allDaySlotAvailable === true,
      ...(canWait === true ? { canWait } : {}),
      ...(isClosed === true ? { isClosed } : {}),
      ...(lacksAddon === true ? { lacksAddon } : {}),
    };
  });
}

export function readChannels(value: unknown): MessageChannel[] {
  return readList(value, (channel) => (channel === 'mail' || channel === 'sms' ? channel : null)) ?? [];
}

export function readHasBrand(value: unknown): { hasBrand: boolean | null } | null {
  const { hasBrand } = readFields(value);
  return typeof hasBrand === 'boolean' || hasBrand === null ? { hasBrand } : null;
}

export function readFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? value : {};
}

/** null when the value is not a list. */
export function readList<T>(value: unknown, read: (entry: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  return value.map(read).filter((entry) => entry !== null);
}

export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
