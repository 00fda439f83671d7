import type { BookingKind } from './BookingTypes.ts';

/** How many days after today can be booked, at most, by kind of booking. */
export const lookAheadDays: Readonly<Record<BookingKind, number>> = { workshop: 84, wheelChange: 92 };
