import type {
  NextWheelChange,
  OpenDays,
  TimeslotDays,
  Timeslots,
  Tire,
  TireAttempt,
  TireBookingCustomer,
  TireConfirmation,
  TireCredentials,
  TireCustomer,
  TireSession,
  TireValidated,
  TireVehicle,
  TireVisit,
} from '../../shared/tirehotel/TireHotelTypes.ts';

/* Parsers for responses of the tire hotel API. Each one returns null for an invalid value; lists drop invalid
   entries, so that one odd wheel does not cost the visitor the others. */

type Fields = Partial<Record<string, unknown>>;

export function readCustomer(value: unknown): TireCustomer | null {
  const { encryptedPhoneNumber, obfuscatedPhoneNumber, regNo } = readFields(value);
  if (!isText(encryptedPhoneNumber) || !isText(regNo)) return null;
  return { encryptedPhoneNumber, obfuscatedPhoneNumber: readText(obfuscatedPhoneNumber), regNo };
}

export function readCredentials(value: unknown): TireCredentials | null {
  const { authorizationToken } = readFields(value);
  return isText(authorizationToken) ? { authorizationToken } : null;
}

export function readValidated(value: unknown): TireValidated | null {
  const { status, message, vehicles, texts, nextChanges, attempt } = readFields(value);
  const known = readList(vehicles, readVehicle);
  if (typeof status !== 'number' || !known) return null;
  const translated = Object.entries(readFields(texts)).flatMap(([text, own]) =>
    isText(own) ? [[text, own] as const] : [],
  );
  const open = readAttempt(attempt);
  return {
    status,
    ...(open ? { attempt: open } : {}),
    ...(isText(message) ? { message } : {}),
    vehicles: known,
    ...(translated.length > 0 ? { texts: Object.fromEntries(translated) } : {}),
    nextChanges: readList(nextChanges, readNextChange) ?? [],
  };
}

export function readVisit(value: unknown): TireVisit | null {
  const { hasSession, time, login } = readFields(value);
  if (typeof hasSession !== 'boolean') return null;
  const { customer, credentials, sentSecondsAgo } = readFields(login);
  const known = readCustomer(customer);
  return {
    hasSession,
    ...readTimeLeft(time),
    login: known && {
      customer: known,
      credentials: readCredentials(credentials),
      sentSecondsAgo: isNumber(sentSecondsAgo) ? sentSecondsAgo : 0,
    },
  };
}

function readTimeLeft(value: unknown): Pick<TireVisit, 'time'> {
  const { idleSeconds, totalSeconds } = readFields(value);
  return isNumber(idleSeconds) && isNumber(totalSeconds) ? { time: { idleSeconds, totalSeconds } } : {};
}

function readNextChange(value: unknown): NextWheelChange | null {
  const { regNo, number, appointmentTime, isFullDay, place, link } = readFields(value);
  if (!isText(regNo) || !isTime(appointmentTime) || !isText(link)) return null;
  return {
    regNo,
    number: readText(number),
    appointmentTime,
    isFullDay: isFullDay === true,
    place: readText(place),
    link,
  };
}

export function readSession(value: unknown): TireSession | null {
  const { validated, confirmation, attempt } = readFields(value);
  const known = readValidated(validated);
  return known && { validated: known, confirmation: readConfirmation(confirmation), attempt: readAttempt(attempt) };
}

function readAttempt(value: unknown): TireAttempt | null {
  const { key, request, canCheck } = readFields(value);
  const { bookingDate, bookingStart, regNo, freeText, customer } = readFields(request);
  if (!isText(key) || !isTime(bookingDate) || !isText(regNo)) return null;
  return {
    key,
    request: {
      bookingDate,
      bookingStart: isTime(bookingStart) ? bookingStart : null,
      regNo,
      freeText: readText(freeText),
      customer: readContact(customer),
    },
    canCheck: canCheck === true,
  };
}

function readContact(value: unknown): TireBookingCustomer {
  const { firstName, lastName, email, phoneMobile } = readFields(value);
  return {
    firstName: readText(firstName),
    lastName: readText(lastName),
    email: readText(email),
    phoneMobile: readText(phoneMobile),
  };
}

export function readDays(value: unknown): TimeslotDays | null {
  const availableDates = readList(readFields(value)['availableDates'], (entry) => {
    const { date } = readFields(entry);
    return isDate(date) ? { date } : null;
  });
  return availableDates && { availableDates };
}

export function readTimes(value: unknown): Timeslots | null {
  const availableTimeSlotDates = readList(readFields(value)['availableTimeSlotDates'], (entry) => {
    const startTime = readList(readFields(entry)['startTime'], (time) => (isTime(time) ? time : null));
    return startTime && { startTime };
  });
  return availableTimeSlotDates && { availableTimeSlotDates };
}

export function readConfirmation(value: unknown): TireConfirmation | null {
  const { bookingConfirmationId, customerBase, services, freeText, mailed, link } = readFields(value);
  const known = readList(services, readService);
  if (!isText(bookingConfirmationId) || !known) return null;
  return {
    bookingConfirmationId,
    customerBase: readContact(customerBase),
    services: known,
    freeText: readText(freeText),
    ...(mailed === true ? { mailed } : {}),
    ...(isText(link) ? { link } : {}),
  };
}

function readService(value: unknown): TireConfirmation['services'][number] | null {
  const { name, appointmentTime, isFullDay, workshop } = readFields(value);
  if (!isDate(appointmentTime)) return null;
  const fields = readFields(workshop);
  return {
    name: readText(name),
    appointmentTime,
    isFullDay: isFullDay === true,
    workshop: {
      name: readText(fields['name']),
      address: readText(fields['address']),
      email: readText(fields['email']),
      phoneNumber: readText(fields['phoneNumber']),
    },
  };
}

function readVehicle(value: unknown): TireVehicle | null {
  const fields = readFields(value);
  const { regNo } = fields;
  const location = readFields(fields['location']);
  if (!isText(regNo)) return null;
  return {
    regNo,
    brandCode: readText(fields['brandCode']),
    brand: readText(fields['brand']),
    model: readText(fields['model']),
    name: readText(fields['name']),
    packageLevel: readText(fields['packageLevel']),
    productId: readText(fields['productId']),
    tires: readList(fields['tires'], readTire) ?? [],
    location: {
      erpId: readText(location['erpId']),
      locationName: readText(location['locationName']),
      departmentName: readText(location['departmentName']),
      phone: readText(location['phone']),
      email: readText(location['email']),
      hours: readList(location['hours'], readOpenDays) ?? [],
    },
  };
}

function readOpenDays(value: unknown): OpenDays | null {
  const { days, hours } = readFields(value);
  return isText(days) && isText(hours) ? { days, hours } : null;
}

function readTire(value: unknown): Tire | null {
  const { equipmentPosition, wheel } = readFields(value);
  const fields = readFields(wheel);
  const { rimDiameter, sectionWidth, aspectRatio, threadDepth, threadStatusId } = fields;
  if (!isNumber(rimDiameter) || !isNumber(sectionWidth) || !isNumber(aspectRatio)) return null;
  if (!isNumber(threadDepth) || !isNumber(threadStatusId)) return null;
  return {
    equipmentPosition: readText(equipmentPosition),
    wheel: {
      name: readText(fields['name']),
      rimDiameter,
      sectionWidth,
      threadPattern: readText(fields['threadPattern']),
      threadDepth,
      aspectRatio,
      threadStatusId,
      threadStatusMessage: readText(fields['threadStatusMessage']),
    },
  };
}

export function readFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? value : {};
}

/** null when the value is not a list. */
function readList<T>(value: unknown, read: (entry: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  return value.map(read).filter((entry) => entry !== null);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(value);
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value);
}
