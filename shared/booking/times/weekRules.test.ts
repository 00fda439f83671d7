import { spawn } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { clockChangeTimes, manyZones } from '../../../test/fixtures/booking/clockChanges.ts';
import {
  batchStart,
  batchesNeeded,
  mondayOf,
  nextFreeDay,
  shownWeeks,
  slotOfFirstTime,
  weekDays,
  weekIndex,
  weekNumber,
  weekStart,
  withoutSlot,
} from './weekRules.ts';

describe('weeks', () => {
  it('have the numbers of ISO 8601', () => {
    const dates = ['2026-01-01', '2026-11-23', '2026-12-31', '2027-01-03', '2027-01-04', '2028-12-31', '2030-12-30'];
    expect(dates.map(weekNumber)).toEqual([1, 48, 53, 53, 1, 52, 1]);
  });

  it('begin on Monday', () => {
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
    expect(weekStart('2026-11-26', 0)).toBe('2026-11-23');
    expect(weekStart('2026-11-26', 6)).toBe('2027-01-04');
  });

  it('are counted from the first one', () => {
    expect(weekIndex('2026-11-26', '2026-11-29')).toBe(0);
    expect(weekIndex('2026-11-26', '2026-11-30')).toBe(1);
    expect(weekIndex('2026-11-26', '2027-02-18')).toBe(12);
    expect(weekIndex('2026-11-26', '2026-01-01')).toBe(0);
  });

  it('show as four chips around the chosen one', () => {
    for (const weeks of [1, 2, 4, 13]) {
      for (let chosen = 0; chosen < weeks; chosen += 1) {
        const shown = shownWeeks(chosen, weeks);
        expect(shown).toHaveLength(Math.min(4, weeks));
        expect(shown).toContain(chosen);
        if (chosen < weeks - 1) expect(shown).toContain(chosen + 1);
        expect(shown.every((week) => week >= 0 && week < weeks)).toBe(true);
      }
    }
  });
});

describe('batches of four weeks', () => {
  it('are requested one week ahead', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((week) => batchesNeeded(week, 13))).toEqual([1, 1, 2, 2, 2, 2, 3, 3]);
  });

  it('start 28 days apart', () => {
    expect(batchStart('2026-11-26', 1)).toBe('2026-12-24');
  });

  it('hold every day of their weeks', () => {
    for (const from of ['2026-11-23', '2026-11-26', '2026-11-29']) {
      for (const weeks of [1, 3, 12, 13]) {
        for (let week = 0; week < weeks; week += 1) {
          expect(weekStart(from, week + 1) <= batchStart(from, batchesNeeded(week, weeks))).toBe(true);
        }
      }
    }
  });
});

describe('the days of a week', () => {
  const days = [
    { date: '2026-11-25T00:00:00', availableSlots: ['08:00', '09:30'], allDaySlotAvailable: true },
    { date: '2026-11-28', availableSlots: ['10:00'], allDaySlotAvailable: false },
  ];

  it('are seven with the full day before the times', () => {
    const week = weekDays('2026-11-23', days);
    expect(week.map(({ date }) => date.slice(8))).toEqual(['23', '24', '25', '26', '27', '28', '29']);
    expect(week.map(({ isWeekend }) => isWeekend)).toEqual([false, false, false, false, false, true, true]);
    expect(week.map(({ slots }) => slots.length)).toEqual([0, 0, 3, 0, 0, 1, 0]);
    expect(week[2]?.slots).toEqual([
      { timeSlot: '2026-11-25T08:00:00', isFullDay: true },
      { timeSlot: '2026-11-25T08:00:00', isFullDay: false },
      { timeSlot: '2026-11-25T09:30:00', isFullDay: false },
    ]);
  });

  it('tell what a first free time stands for: a clock time before the full day', () => {
    const [wednesday] = days;
    expect(slotOfFirstTime('2026-11-25T08:00:00', days)).toEqual({ timeSlot: '2026-11-25T08:00:00', isFullDay: false });
    const fullDayAlone = wednesday ? [{ ...wednesday, availableSlots: ['13:00'] }] : [];
    expect(slotOfFirstTime('2026-11-25T08:00:00', fullDayAlone)).toEqual({
      timeSlot: '2026-11-25T08:00:00',
      isFullDay: true,
    });
    expect(slotOfFirstTime('2026-11-25T09:00:00', days)).toBeNull();
    expect(slotOfFirstTime('2026-11-26T08:00:00', days)).toBeNull();
  });
});

describe('free days', () => {
  const days = [
    { date: '2026-11-25', availableSlots: ['08:00', '09:30'], allDaySlotAvailable: true },
    { date: '2026-12-10', availableSlots: [], allDaySlotAvailable: false },
    { date: '2026-12-16T00:00:00', availableSlots: [], allDaySlotAvailable: true },
  ];

  it('nextFreeDay() returns the first free day after a date', () => {
    expect(nextFreeDay('2026-11-24', days)).toBe('2026-11-25');
    expect(nextFreeDay('2026-11-25', days)).toBe('2026-12-16');
    expect(nextFreeDay('2026-12-16', days)).toBeNull();
  });

  it('withoutSlot() leaves out one time', () => {
    const [without] = withoutSlot(days, { timeSlot: '2026-11-25T08:00:00', isFullDay: false });
    expect(without).toEqual({ date: '2026-11-25', availableSlots: ['09:30'], allDaySlotAvailable: true });
  });

  it('withoutSlot() leaves out the full day of one date', () => {
    expect(withoutSlot(days, { timeSlot: '2026-12-16T08:00:00', isFullDay: true })[2]?.allDaySlotAvailable).toBe(false);
  });
});

describe('a chosen time', () => {
  it('is local to the workshop in every time zone of the browser', async () => {
    const child = spawn(process.execPath, ['build/run.mjs', 'test/fixtures/booking/showTimesInZones.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    await new Promise((resolve) => child.once('close', resolve));
    const { chosen, wrong } = JSON.parse(said) as { chosen: number; wrong: string[] };
    expect(wrong).toEqual([]);
    expect(chosen).toBe(clockChangeTimes.length * manyZones.length);
  });
});
