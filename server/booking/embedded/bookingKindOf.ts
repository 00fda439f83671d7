import type { BookingKind } from '../../../shared/booking/BookingTypes.ts';

/** Prefix of tire hotel departments, never of workshops: a place with both counts them apart. */
export const wheelDepartmentPrefix = 'wheels:';

/** Returns which of the two engines on the same tables a booking belongs to. */
export function bookingKindOf({ departmentId }: { departmentId: string }): BookingKind {
  return departmentId.startsWith(wheelDepartmentPrefix) ? 'wheelChange' : 'workshop';
}
