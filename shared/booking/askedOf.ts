import type { BookingRequest } from './BookingTypes.ts';

/** What, where and when a request asks for, in one form and free of personal data: who asks is not compared. */
export function askedOf({ departmentId, timeSlot, isFullDay, serviceOfferingRequests }: BookingRequest): string {
  const services = serviceOfferingRequests.map(({ kobraId, unitsSelected }) => [kobraId, unitsSelected]).sort();
  return JSON.stringify([departmentId, timeSlot, isFullDay, services]);
}
