import { describe, expect, it } from '@jest/globals';
import { nearestTimes } from './nearestTimes.ts';

const days = [
  { date: '2026-12-01', availableSlots: ['08:00', '09:30', '15:00'], allDaySlotAvailable: true },
  { date: '2026-12-02', availableSlots: ['08:00'], allDaySlotAvailable: true },
];
const place = { departmentId: 'D1', siteName: 'Uppsala' };
const timesFor = (isFullDay: boolean): string[] =>
  nearestTimes(days, { ...place, timeSlot: '2026-12-01T08:00:00', isFullDay }).map(({ timeSlot }) => timeSlot);

describe('the times offered in place of a refused one', () => {
  it('are the nearest others even when the calendar still lists the refused one', () => {
    expect(timesFor(false)).toEqual(['2026-12-01T09:30:00', '2026-12-01T15:00:00', '2026-12-02T08:00:00']);
  });

  it('are other days for a full day', () => {
    expect(timesFor(true)).toEqual(['2026-12-02T08:00:00']);
  });
});
