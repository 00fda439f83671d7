import type { BookingKind } from '../../../shared/booking/BookingTypes.ts';

/** Departments of the tire hotel begin with it, those of workshops never: a place with both counts them apart. */
export const wheelDepartmentPrefix = 'wheels:';

/** Which of the two engines over the same tables a booking belongs to. */
export function bookingKindOf({ departmentId }: { departmentId: string }): BookingKind {
  return departmentId.startsWith(wheelDepartmentPrefix) ? 'wheelChange' : 'workshop';
}
