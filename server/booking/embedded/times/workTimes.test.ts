import { describe, expect, it } from '@jest/globals';
import type { DayHours, OpeningSchedule } from '../../../../shared/catalogue/dealers/openingHours.ts';
import { wallClock } from '../../../../shared/kit/time/zonedTime.ts';
import { fullDayOn, workTimesOn } from './workTimes.ts';

const monday = '2026-11-23';

function openOn(hours: DayHours, days: OpeningSchedule['days'] = []): OpeningSchedule {
  return { week: Array.from({ length: 7 }, () => hours), days };
}

function clockAround(date: string) {
  const at = Date.parse(date);
  return wallClock(at, at, 'Europe/Stockholm');
}

/** Wall-clock times, with the minutes until the car is done. */
function times(schedule: OpeningSchedule, minutes: number, date = monday): string[] {
  return workTimesOn(schedule, date, minutes, clockAround(date)).map(
    (time) => `${time.timeSlot.slice(11, 16)} ${String(time.minutes)}`,
  );
}

const hour = 60;

describe('the times at which work can begin', () => {
  it('are the half hours from which it is done before the workshop closes', () => {
    expect(times(openOn([[7 * hour, 9 * hour]]), 45)).toEqual(['07:00 45', '07:30 45', '08:00 45']);
    expect(times(openOn([[7 * hour + 15, 9 * hour]]), 60)).toEqual(['07:30 60', '08:00 60']);
  });

  it('pause over lunch', () => {
    const schedule = openOn([
      [10 * hour, 12 * hour],
      [13 * hour, 14 * hour],
    ]);
    expect(times(schedule, 60)).toEqual(['10:00 60', '10:30 60', '11:00 60', '11:30 120', '13:00 60']);
  });

  it('are none for work that is longer than the day', () => {
    expect(times(openOn([[7 * hour, 17 * hour]]), 10 * hour)).toEqual(['07:00 600']);
    expect(times(openOn([[7 * hour, 17 * hour]]), 10 * hour + 15)).toEqual([]);
  });

  it('follow the days that differ from the week', () => {
    const schedule = openOn([[7 * hour, 17 * hour]], [{ date: monday, hours: [[9 * hour, 10 * hour]] }]);
    expect(times(schedule, 60)).toEqual(['09:00 60']);
    expect(times({ ...schedule, days: [{ date: '11-23', hours: [] }] }, 60)).toEqual([]);
  });

  it('belong to the night of the day before where its hours go past midnight', () => {
    const schedule = openOn([], [{ date: monday, hours: [[22 * hour, 25 * hour]] }]);
    expect(times(schedule, 60)).toEqual(['22:00 60', '22:30 60', '23:00 60', '23:30 60']);
    expect(times(schedule, 60, '2026-11-24')).toEqual(['00:00 60']);
  });

  it('are each there once where the hours of two days overlap', () => {
    const schedule = openOn([[0, 25 * hour]]);
    const all = times(schedule, 30);
    expect(all).toHaveLength(48);
    expect(new Set(all).size).toBe(48);
  });

  it('count the work in real time around the spring clock change', () => {
    const night = times(openOn([[0, 5 * hour]]), 60, '2026-03-29');
    expect(night).toEqual(['00:00 60', '00:30 60', '01:00 60', '01:30 60', '03:00 60', '03:30 60', '04:00 60']);
  });

  it('give the repeated hour of autumn only once', () => {
    const date = '2026-10-25';
    const found = workTimesOn(openOn([[hour, 4 * hour]]), date, 60, clockAround(date));
    expect(found.map(({ timeSlot }) => timeSlot.slice(11, 16))).toEqual(['01:00', '01:30', '02:00', '02:30', '03:00']);
    expect(found.map(({ start }) => new Date(start).toISOString().slice(11, 16))).toEqual([
      '23:00',
      '23:30',
      '00:00',
      '00:30',
      '02:00',
    ]);
  });
});

describe('the drop-off of a day', () => {
  const fullDay = (hours: DayHours) => fullDayOn(openOn(hours), monday, clockAround(monday));

  it('is at eight until the workshop closes', () => {
    expect(fullDay([[7 * hour, 17 * hour]])).toEqual({
      timeSlot: '2026-11-23T08:00:00',
      isFullDay: true,
      start: Date.parse('2026-11-23T07:00:00Z'),
      minutes: 9 * hour,
    });
  });

  it('is none where nobody takes the car then', () => {
    expect(fullDay([])).toBeNull();
    expect(fullDay([[10 * hour, 14 * hour]])).toBeNull();
    expect(fullDay([[6 * hour, 8 * hour]])).toBeNull();
  });
});
