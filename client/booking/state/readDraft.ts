import type { BookingContact } from '../../../shared/booking/request/buildBookingRequest.ts';
import type { BookingStore, ServiceSelection } from '../../../shared/booking/BookingStore.ts';
import type { BookingCar, BookingResponse, DescribedCar, FreeTime } from '../../../shared/booking/BookingTypes.ts';
import { isRecord } from '../../../shared/kit/isRecord.ts';

type Check<T> = (value: unknown) => value is T;

const text: Check<string> = (value): value is string => typeof value === 'string';
const number: Check<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value);
const flag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';
const step: Check<number> = (value): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5;

function orNull<T>(check: Check<T>): Check<T | null> {
  return (value): value is T | null => value === null || check(value);
}

/** Accepts a missing value too. */
function optional<T>(check: Check<T>): Check<T> {
  return (value): value is T => value === undefined || check(value);
}

function oneOf<T extends string>(...values: readonly T[]): Check<T> {
  return (value): value is T => values.some((one) => one === value);
}

function listOf<T>(check: Check<T>): Check<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(check);
}

function mapOf<T>(check: Check<T>): Check<Record<string, T>> {
  return (value): value is Record<string, T> => isRecord(value) && Object.values(value).every(check);
}

function shape<T>(checks: { [Key in keyof Required<T>]: Check<T[Key]> }): Check<T> {
  return (value): value is T =>
    isRecord(value) && Object.entries<Check<unknown>>(checks).every(([name, check]) => check(value[name]));
}

const car = shape<BookingCar>({
  registrationNumber: text,
  brand: text,
  model: text,
  buildYear: number,
  hasServiceAgreement: flag,
  described: optional(shape<DescribedCar>({ brand: text, model: text, year: text, vin: text, codes: mapOf(text) })),
});

const selection = shape<ServiceSelection>({
  name: text,
  price: number,
  priceKnown: flag,
  priceDiscount: orNull(number),
  category: text,
  type: oneOf('service', 'addon'),
  unit: number,
  unitAbbreviation: text,
  userInput: text,
});

const optionalText = optional(text);

const response = shape<BookingResponse>({
  id: text,
  registrationNumber: text,
  kobraProductIds: listOf(text),
  link: optionalText,
  confirmedBy: optional(listOf(oneOf('mail', 'sms'))),
});

const freeTime = shape<FreeTime>({ departmentId: text, siteName: text, timeSlot: text, isFullDay: flag });

const fields: { [Key in keyof Required<BookingStore>]: Check<BookingStore[Key]> } = {
  lat: number,
  lng: number,
  car: orNull(car),
  milage: orNull(number),
  bookingState: step,
  displayState: step,
  maxBookingState: step,
  services: mapOf(selection),
  language: optionalText,
  region: text,
  bookingInfo: orNull(response),
  location: orNull(shape<NonNullable<BookingStore['location']>>({ departmentId: text, siteName: text })),
  placeName: text,
  placeId: text,
  hasAddons: orNull(flag),
  slot: orNull(shape<NonNullable<BookingStore['slot']>>({ timeslot: text, isFullDay: flag })),
  contactOpen: flag,
  workshop: orNull(
    shape<NonNullable<BookingStore['workshop']>>({ address: text, latitude: number, longitude: number }),
  ),
  pricesOf: optionalText,
  hold: optional(
    shape<NonNullable<BookingStore['hold']>>({ link: text, departmentId: text, timeslot: text, isFullDay: flag }),
  ),
  requestKey: text,
  outcomeUnknown: flag,
  onlyWorkshopTells: (value): value is boolean => value === undefined || flag(value),
  freeTimes: listOf(freeTime),
  timeKinds: optional(listOf(oneOf('evening', 'saturday'))),
};

const contact = shape<BookingContact>({
  firstName: text,
  lastName: text,
  phone: text,
  email: text,
  message: text,
});

/** Parses stored contact details; null when any part is invalid. */
export function readContact(stored: unknown): BookingContact | null {
  if (!contact(stored)) return null;
  const { firstName, lastName, phone, email, message } = stored;
  return { firstName, lastName, phone, email, message };
}

const draft = shape<BookingStore>(fields);

/** Parses a stored draft and drops unknown fields; null when any part is invalid. */
export function readDraft(stored: unknown): BookingStore | null {
  if (!draft(stored)) return null;
  const entries = Object.entries(stored).filter(([name]) => Object.hasOwn(fields, name));
  return Object.fromEntries(entries) as unknown as BookingStore;
}
