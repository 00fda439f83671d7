import type { BookingRequest } from '../BookingTypes.ts';

/** Returns a comparable form of a booking request: services, time and place, without personal data. */
export function fingerprintBooking({
  departmentId,
  timeSlot,
  isFullDay,
  serviceOfferingRequests,
}: BookingRequest): string {
  const services = serviceOfferingRequests.map(({ kobraId, unitsSelected }) => [kobraId, unitsSelected]).sort();
  return JSON.stringify([departmentId, timeSlot, isFullDay, services]);
}
