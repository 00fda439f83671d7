import type { HTTPRequest } from 'puppeteer';
import type { DayAvailability } from '../../../shared/booking/BookingTypes.ts';
import { addDays } from '../../../shared/kit/time/zonedTime.ts';

/** Days of an answer. */
const dayCount = 28;

/** Answers as a workshop that has no times left, and whose waiting list accepts everyone. */
export function answerWithoutTimes(request: HTTPRequest): Promise<void> | undefined {
  const { pathname } = new URL(request.url());
  if (pathname === '/api/mechmate/waiting/join') return request.respond({ status: 204 });
  const from = /^\/api\/mechmate\/timeslots\/from\/.*\/(\d{4}-\d\d-\d\d)T/.exec(pathname)?.[1];
  if (from === undefined) return undefined;
  const days = Array.from({ length: dayCount }, (_none, at): DayAvailability => {
    return { date: addDays(from, at), availableSlots: [], allDaySlotAvailable: false, canWait: true };
  });
  return request.respond({ contentType: 'application/json', body: JSON.stringify(days) });
}
