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

export function customerOf(value: unknown): TireCustomer | null {
  const { encryptedPhoneNumber, obfuscatedPhoneNumber, regNo } = fieldsOf(value);
  if (!isText(encryptedPhoneNumber) || !isText(regNo)) return null;
  return { encryptedPhoneNumber, obfuscatedPhoneNumber: textOf(obfuscatedPhoneNumber), regNo };
}

export function credentialsOf(value: unknown): TireCredentials | null {
  const { authorizationToken } = fieldsOf(value);
  return isText(authorizationToken) ? { authorizationToken } : null;
}

export function validatedOf(value: unknown): TireValidated | null {
  const { status, message, vehicles, texts, nextChanges, attempt } = fieldsOf(value);
  const known = listOf(vehicles, vehicleOf);
  if (typeof status !== 'number' || !known) return null;
  const translated = Object.entries(fieldsOf(texts)).flatMap(([text, own]) =>
    isText(own) ? [[text, own] as const] : [],
  );
  const open = attemptOf(attempt);
  return {
    status,
    ...(open ? { attempt: open } : {}),
    ...(isText(message) ? { message } : {}),
    vehicles: known,
    ...(translated.length > 0 ? { texts: Object.fromEntries(translated) } : {}),
    nextChanges: listOf(nextChanges, nextChangeOf) ?? [],
  };
}

export function visitOf(value: unknown): TireVisit | null {
  const { hasSession, login } = fieldsOf(value);
  if (typeof hasSession !== 'boolean') return null;
  const { customer, credentials, sentSecondsAgo } = fieldsOf(login);
  const known = customerOf(customer);
  return {
    hasSession,
    login: known && {
      customer: known,
      credentials: credentialsOf(credentials),
      sentSecondsAgo: isNumber(sentSecondsAgo) ? sentSecondsAgo : 0,
    },
  };
}

function nextChangeOf(value: unknown): NextWheelChange | null {
  const { regNo, number, appointmentTime, isFullDay, place, link } = fieldsOf(value);
  if (!isText(regNo) || !isTime(appointmentTime) || !isText(link)) return null;
  return { regNo, number: textOf(number), appointmentTime, isFullDay: isFullDay === true, place: textOf(place), link };
}

export function sessionOf(value: unknown): TireSession | null {
  const { validated, confirmation, attempt } = fieldsOf(value);
  const known = validatedOf(validated);
  return known && { validated: known, confirmation: confirmationOf(confirmation), attempt: attemptOf(attempt) };
}

function attemptOf(value: unknown): TireAttempt | null {
  const { key, request, canCheck } = fieldsOf(value);
  const { bookingDate, bookingStart, regNo, freeText, customer } = fieldsOf(request);
  if (!isText(key) || !isTime(bookingDate) || !isText(regNo)) return null;
  return {
    key,
    request: {
      bookingDate,
      bookingStart: isTime(bookingStart) ? bookingStart : null,
      regNo,
      freeText: textOf(freeText),
      customer: contactOf(customer),
    },
    canCheck: canCheck === true,
  };
}

function contactOf(value: unknown): TireBookingCustomer {
  const { firstName, lastName, email, phoneMobile } = fieldsOf(value);
  return {
    firstName: textOf(firstName),
    lastName: textOf(lastName),
    email: textOf(email),
    phoneMobile: textOf(phoneMobile),
  };
}

export function daysOf(value: unknown): TimeslotDays | null {
  const availableDates = listOf(fieldsOf(value)['availableDates'], (entry) => {
    const { date } = fieldsOf(entry);
    return isDate(date) ? { date } : null;
  });
  return availableDates && { availableDates };
}

export function timesOf(value: unknown): Timeslots | null {
  const availableTimeSlotDates = listOf(fieldsOf(value)['availableTimeSlotDates'], (entry) => {
    const startTime = listOf(fieldsOf(entry)['startTime'], (time) => (isTime(time) ? time : null));
    return startTime && { startTime };
  });
  return availableTimeSlotDates && { availableTimeSlotDates };
}

export function confirmationOf(value: unknown): TireConfirmation | null {
  const { bookingConfirmationId, customerBase, services, freeText, mailed, link } = fieldsOf(value);
  const known = listOf(services, serviceOf);
  if (!isText(bookingConfirmationId) || !known) return null;
  return {
    bookingConfirmationId,
    customerBase: contactOf(customerBase),
    services: known,
    freeText: textOf(freeText),
    ...(mailed === true ? { mailed } : {}),
    ...(isText(link) ? { link } : {}),
  };
}

function serviceOf(value: unknown): TireConfirmation['services'][number] | null {
  const { name, appointmentTime, isFullDay, workshop } = fieldsOf(value);
  if (!isDate(appointmentTime)) return null;
  const fields = fieldsOf(workshop);
  return {
    name: textOf(name),
    appointmentTime,
    isFullDay: isFullDay === true,
    workshop: {
      name: textOf(fields['name']),
      address: textOf(fields['address']),
      email: textOf(fields['email']),
      phoneNumber: textOf(fields['phoneNumber']),
    },
  };
}

function vehicleOf(value: unknown): TireVehicle | null {
  const fields = fieldsOf(value);
  const { regNo } = fields;
  const location = fieldsOf(fields['location']);
  if (!isText(regNo)) return null;
  return {
    regNo,
    brandCode: textOf(fields['brandCode']),
    brand: textOf(fields['brand']),
    model: textOf(fields['model']),
    name: textOf(fields['name']),
    packageLevel: textOf(fields['packageLevel']),
    productId: textOf(fields['productId']),
    tires: listOf(fields['tires'], tireOf) ?? [],
    location: {
      erpId: textOf(location['erpId']),
      locationName: textOf(location['locationName']),
      departmentName: textOf(location['departmentName']),
      phone: textOf(location['phone']),
      email: textOf(location['email']),
      hours: listOf(location['hours'], openDaysOf) ?? [],
    },
  };
}

function openDaysOf(value: unknown): OpenDays | null {
  const { days, hours } = fieldsOf(value);
  return isText(days) && isText(hours) ? { days, hours } : null;
}

function tireOf(value: unknown): Tire | null {
  const { equipmentPosition, wheel } = fieldsOf(value);
  const fields = fieldsOf(wheel);
  const { rimDiameter, sectionWidth, aspectRatio, threadDepth, threadStatusId } = fields;
  if (!isNumber(rimDiameter) || !isNumber(sectionWidth) || !isNumber(aspectRatio)) return null;
  if (!isNumber(threadDepth) || !isNumber(threadStatusId)) return null;
  return {
    equipmentPosition: textOf(equipmentPosition),
    wheel: {
      name: textOf(fields['name']),
      rimDiameter,
      sectionWidth,
      threadPattern: textOf(fields['threadPattern']),
      threadDepth,
      aspectRatio,
      threadStatusId,
      threadStatusMessage: textOf(fields['threadStatusMessage']),
    },
  };
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? value : {};
}

/** null when the value is not a list. */
function listOf<T>(value: unknown, read: (entry: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  return value.map(read).filter((entry) => entry !== null);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function textOf(value: unknown): string {
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
