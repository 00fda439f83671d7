import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { bookingRequest } from '../../fixtures/booking/bookingReference.ts';
import { testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { openTemporaryStorage } from '../../fixtures/storage/temporaryStorage.ts';
import { testClock } from '../../fixtures/testClock.ts';

/** Days of the clock changes in Sweden: the last Sundays of March and October (Directive 2000/84/EC). */
const changes = [2026, 2027, 2028, 2029, 2030].flatMap((year) =>
  ['03', '10'].map((month) => {
    const last = new Date(`${String(year)}-${month}-31T12:00:00Z`);
    return new Date(last.getTime() - last.getUTCDay() * 86_400_000).toISOString().slice(0, 10);
  }),
);

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns every quarter-hour on Swedish clocks on a date, in clock order without duplicates. */
function quartersThatExist(date: string): string[] {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const texts = Array.from({ length: 30 * 4 }, (_none, at) => wall.format(noon + (at - 60) * 15 * 60_000));
  return [...new Set(texts.filter((text) => text.startsWith(date)).map((text) => text.replace(' ', 'T')))].sort();
}

const allQuarters = Array.from(
  { length: 96 },
  (_none, at) => `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`,
);

it.each(changes)('on %s is shown at the time that was offered', async (date) => {
  const storage = await openTemporaryStorage();
  const dayBefore = new Date(Date.parse(date) - 36 * 3_600_000);
  const { gateway, engine } = testBooking({ storage, clock: testClock(dayBefore.toISOString()) });
  const exists = quartersThatExist(date);
  const [day] = await gateway.timeslots({
    registrationNumber: 'ABC123',
    departmentId: 'night',
    from: date,
    serviceOfferings: ['check'],
  });
  const offered = day?.availableSlots ?? [];

  // Every half-hour on the clock that day, once.
  expect(offered).toEqual(exists.map((text) => text.slice(11, 16)).filter((clock) => /:[03]0$/.test(clock)));
  expect(offered).toHaveLength(date.slice(5, 7) === '03' ? 46 : 48);

  for (const clock of allQuarters) {
    const timeSlot = `${date}T${clock}:00`;
    const request = bookingRequest({
      departmentId: 'night',
      timeSlot,
      serviceOfferingRequests: [{ kobraId: 'check', unitsSelected: 1, userInput: '' }],
    });
    if (!offered.includes(clock)) {
      await expect(gateway.book(request, randomUUID())).rejects.toMatchObject({ code: 'InvalidRequest' });
      continue;
    }
    const { id } = await gateway.book(request, randomUUID());
    const shown = await engine.view(id);
    expect(shown.timeSlot).toBe(timeSlot);
    expect(shown.request.timeSlot).toBe(timeSlot);
    expect(shown.minutes).toBe(15);
  }
  const kept = await storage.db.selectFrom('bookings').select('time_slot').orderBy('time_slot').execute();
  expect(kept.map(({ time_slot }) => time_slot.slice(11, 16))).toEqual(offered);
  // Each takes a separate quarter of real time.
  const use = await storage.db.selectFrom('workshop_use').select('used').execute();
  expect(use).toEqual(offered.map(() => ({ used: 1 })));
});
