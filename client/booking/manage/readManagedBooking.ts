import type { ManagedBooking } from '../../../shared/booking/BookingTypes.ts';
import { readChannels, readFields, readList } from '../gateways/bookingAnswers.ts';

const wallClock = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

/** Parses a response; null when it is not a booking, or its state is unknown. */
export function readManagedBooking(value: unknown): ManagedBooking | null {
  const fields = readFields(value);
  const text = (name: keyof ManagedBooking): string => {
    const field = fields[name];
    return typeof field === 'string' ? field : '';
  };
  const number = (name: keyof ManagedBooking): number => Number(fields[name]);
  const { state } = fields;
  if (state !== 'booked' && state !== 'cancelled') return null;
  const place = { latitude: number('latitude'), longitude: number('longitude') };
  const known = wallClock.test(text('timeSlot')) && !Number.isNaN(Date.parse(text('changeableUntil')));
  if (!known || !Number.isFinite(place.latitude) || !Number.isFinite(place.longitude)) return null;
  return {
    kind: fields['kind'] === 'wheelChange' ? 'wheelChange' : 'workshop',
    number: text('number'),
    state,
    departmentId: text('departmentId'),
    siteName: text('siteName'),
    address: text('address'),
    phone: text('phone'),
    ...place,
    timeZone: text('timeZone') || 'UTC',
    currency: text('currency'),
    timeSlot: text('timeSlot'),
    isFullDay: fields['isFullDay'] === true,
    maskedRegistrationNumber: text('maskedRegistrationNumber'),
    car: text('car'),
    services: readList(fields['services'], readService) ?? [],
    changeableUntil: text('changeableUntil'),
    servicesChangeable: fields['servicesChangeable'] === true,
    toldBy: readChannels(fields['toldBy']),
  };
}

function readService(value: unknown): ManagedBooking['services'][number] | null {
  const { name, units, price, priceKnown } = readFields(value);
  if (typeof name !== 'string') return null;
  const known = typeof price === 'number' && priceKnown === true;
  return { name, units: typeof units === 'number' ? units : 1, price: known ? price : 0, priceKnown: known };
}
