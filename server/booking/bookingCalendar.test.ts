import { describe, expect, it } from '@jest/globals';
import { atLength } from '../../test/fixtures/atLength.ts';
import { clockChangeTimes } from '../../test/fixtures/booking/clockChanges.ts';
import { calendarReaders } from '../../test/fixtures/booking/readCalendar.ts';
import { personalData, storedBooking, workshop } from '../../test/fixtures/booking/storedBooking.ts';
import { bookingCalendar } from './bookingCalendar.ts';
import type { StoredBooking } from './embedded/StoredBooking.ts';
import { bookingMailTexts } from './mail/bookingMailTexts.ts';
import { dictionaryTexts } from '../../test/fixtures/dictionaryTexts.ts';

const timeZone = 'Europe/Stockholm';
const address = 'https://harbour-bil.example/verkstad/bokning#AbC-_123';
const options = { timeZone, address, texts: bookingMailTexts(dictionaryTexts('sv')), language: 'sv' as const };
const file = (change: Partial<StoredBooking> = {}): string => bookingCalendar(storedBooking(change), workshop, options);

/** True within the hour skipped in March, which no calendar can show. */
const isLeftOut = (timeSlot: string): boolean => timeSlot.slice(5, 7) === '03' && timeSlot.slice(11, 13) === '02';

describe.each(Object.entries(calendarReaders))('the calendar file of a booking, read by %s', (_name, read) => {
  it('describes the appointment', () => {
    expect(read(file())).toEqual({
      uid: '5f0c7a52-5a1b-4d0e-9a77-3f2f4a1f5a10',
      sequence: 0,
      method: 'PUBLISH',
      status: 'CONFIRMED',
      summary: 'Verkstadstid hos Harbour Bil Uppsala; verkstad',
      location: 'Harbour Bil Uppsala; verkstad\nStålgatan 12, 754 50 Uppsala',
      description:
        'Bokningsnummer: 5F0C7A52\nBil: Nordvik E60\n' +
        'Tjänster: Originalservice, Hyrbil, Felsökning, <b>\nTelefon: 018-123 45 67\n' +
        `Se, boka om eller avboka: ${address}`,
      start: Date.parse('2026-11-26T07:00:00Z'),
      end: Date.parse('2026-11-26T08:30:00Z'),
      shown: '2026-11-26T08:00:00',
    });
  });

  it('replaces the former file when the booking is moved', () => {
    const [first, moved] = [
      file(),
      file({ sequence: 1, timeSlot: '2026-06-24T13:30:00' }),
      file({ sequence: 2, state: 'cancelled' }),
    ].map(read);
    expect(moved?.uid).toBe(first?.uid);
    expect(moved).toMatchObject({ sequence: 1, start: Date.parse('2026-06-24T11:30:00Z') });
  });

  it('removes the event when the booking is cancelled', () => {
    const [first, , cancelled] = [
      file(),
      file({ sequence: 1, timeSlot: '2026-06-24T13:30:00' }),
      file({ sequence: 2, state: 'cancelled' }),
    ].map(read);
    expect(cancelled?.uid).toBe(first?.uid);
    expect(cancelled).toMatchObject({ sequence: 2, method: 'CANCEL', status: 'CANCELLED' });
  });

  it('is shown at the stored time around every clock change', () => {
    const times = clockChangeTimes
      .filter((timeSlot) => timeSlot.slice(11, 13) < '05' && !isLeftOut(timeSlot))
      .filter((timeSlot) => atLength || timeSlot.startsWith('2026'));
    expect(times).toHaveLength((atLength ? 5 : 1) * (16 + 20));
    for (const timeSlot of times) expect(read(file({ timeSlot })).shown).toBe(timeSlot);
  });
});

describe('the calendar file of a booking', () => {
  it('starts at 08:00 for a car that is left for the day', () => {
    const text = file({ timeSlot: '2026-11-26T08:00:00', isFullDay: true, minutes: 540 });
    expect(text).toContain('DTSTART;TZID=Europe/Stockholm:20261126T080000\r\n');
    expect(text).toContain('DTEND;TZID=Europe/Stockholm:20261126T083000\r\n');
    expect(text).toContain('DESCRIPTION:Lämna bilen före kl. 08:00.');
  });

  it('follows the iCalendar format', () => {
    const text = file();
    expect(text).toContain(`BEGIN:VTIMEZONE\r\nTZID:${timeZone}\r\n`);
    expect(text).toContain('\r\nDTSTAMP:20261120T100000Z\r\n');
    expect(text).toContain('\r\nGEO:59.8586;17.6389\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('is the same whenever it is made', () => {
    expect(file()).toBe(file());
  });

  it('contains no customer data', () => {
    for (const part of personalData) expect(file()).not.toContain(part);
  });
});
