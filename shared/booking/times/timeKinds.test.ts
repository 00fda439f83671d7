import { describe, expect, it } from '@jest/globals';
import type { DayAvailability } from '../BookingTypes.ts';
import { daysOfKinds, firstOfKinds } from './daysOfKinds.ts';
import { toggledKind } from './timeKinds.ts';

const monday: DayAvailability = {
  date: '2026-11-23',
  availableSlots: ['08:00', '16:59', '17:00'],
  allDaySlotAvailable: true,
};
const saturday: DayAvailability = { date: '2026-11-28T00:00:00', availableSlots: ['09:00'], allDaySlotAvailable: true };
const full: DayAvailability = { date: '2026-11-24', availableSlots: [], allDaySlotAvailable: false, canWait: true };

describe('daysOfKinds()', () => {
  it('leaves the days as they are when no kind is wanted', () => {
    expect(daysOfKinds([monday, saturday, full], [])).toEqual([monday, saturday, full]);
  });

  it('takes evenings from 17:00 on', () => {
    const limited = daysOfKinds([monday, saturday], ['evening']);
    expect(limited.map(({ availableSlots }) => availableSlots)).toEqual([['17:00'], []]);
    expect(limited.map(({ allDaySlotAvailable }) => allDaySlotAvailable)).toEqual([false, false]);
  });

  it('takes all of a Saturday', () => {
    expect(daysOfKinds([monday, saturday], ['saturday'])).toEqual([
      { ...monday, availableSlots: [], allDaySlotAvailable: false },
      saturday,
    ]);
  });

  it('takes evenings besides Saturdays', () => {
    expect(daysOfKinds([monday, saturday], ['evening', 'saturday'])[0]?.availableSlots).toEqual(['17:00']);
    expect(daysOfKinds([monday, saturday], ['evening', 'saturday'])[1]).toEqual(saturday);
  });

  it('offers the waiting list of a day that can have such a time alone', () => {
    expect(daysOfKinds([full], ['evening'])).toEqual([full]);
    expect(daysOfKinds([full], ['saturday'])[0]).not.toHaveProperty('canWait');
  });
});

describe('firstOfKinds()', () => {
  it('returns the earliest time of the earliest day', () => {
    expect(firstOfKinds([saturday, monday], ['evening', 'saturday'])).toEqual({
      timeSlot: '2026-11-23T17:00:00',
      isFullDay: false,
    });
    expect(firstOfKinds([saturday], ['saturday'])).toEqual({ timeSlot: '2026-11-28T08:00:00', isFullDay: true });
  });

  it('returns null without a match', () => {
    expect(firstOfKinds([saturday, full], ['evening'])).toBeNull();
  });
});

describe('toggledKind()', () => {
  it('adds a kind in a fixed order', () => {
    expect(toggledKind(['saturday'], 'evening')).toEqual(['evening', 'saturday']);
  });

  it('removes a kind', () => {
    expect(toggledKind(['evening', 'saturday'], 'evening')).toEqual(['saturday']);
  });
});
