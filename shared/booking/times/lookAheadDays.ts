import type { BookingKind } from '../BookingTypes.ts';

/** Number of days after today that can be booked, by kind of booking. */
export const lookAheadDays: Readonly<Record<BookingKind, number>> = { workshop: 84, wheelChange: 92 };
