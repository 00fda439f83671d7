import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { atLength } from '../../../test/fixtures/atLength.ts';
import { hoursOn, openState } from './openingHours.ts';
import type { DayHours, OpeningSchedule, OpenState } from './openingHours.ts';

const stockholm = 'Europe/Stockholm';
const at = (iso: string): number => Date.parse(iso);

function schedule(week: DayHours[], days: OpeningSchedule['days'] = []): OpeningSchedule {
  return { week, days };
}

const workweek = schedule([...Array<DayHours>(5).fill([[540, 1080]]), [[600, 900]], []]);
const nights = schedule(Array<DayHours>(7).fill([[1320, 1560]]));

describe('what is open', () => {
  it('is open until its hours end in its own time zone', () => {
    const state = { open: true, until: { daysAhead: 0, weekday: 0, minutes: 1080 } };
    expect(openState([workweek], at('2026-11-23T08:00:00Z'), stockholm)).toEqual(state);
    expect(openState([workweek], at('2026-11-23T16:59:59Z'), stockholm)).toEqual(state);
    expect(openState([workweek], at('2026-11-23T17:00:00Z'), stockholm)).toMatchObject({ open: false });
    expect(openState([workweek], at('2026-11-23T17:30:00Z'), 'Europe/London')).toEqual(state);
  });

  it('opens later today', () => {
    const opens = (iso: string): unknown => openState([workweek], at(iso), stockholm);
    expect(opens('2026-11-23T05:00:00Z')).toEqual({
      open: false,
      opens: { daysAhead: 0, weekday: 0, minutes: 540 },
      byAppointment: false,
    });
  });

  it('opens tomorrow', () => {
    const opens = (iso: string): unknown => openState([workweek], at(iso), stockholm);
    expect(opens('2026-11-23T18:00:00Z')).toEqual({
      open: false,
      opens: { daysAhead: 1, weekday: 1, minutes: 540 },
      byAppointment: false,
    });
  });

  it('opens on a later day', () => {
    const opens = (iso: string): unknown => openState([workweek], at(iso), stockholm);
    expect(opens('2026-11-28T15:00:00Z')).toEqual({
      open: false,
      opens: { daysAhead: 2, weekday: 0, minutes: 540 },
      byAppointment: false,
    });
  });

  it('never opens without hours', () => {
    expect(openState([schedule(Array<DayHours>(7).fill([]))], at('2026-11-23T05:00:00Z'), stockholm)).toEqual({
      open: false,
      opens: null,
      byAppointment: false,
    });
  });

  it('stays open past midnight', () => {
    expect(openState([nights], at('2026-11-23T22:30:00Z'), stockholm)).toEqual({
      open: true,
      until: { daysAhead: 1, weekday: 1, minutes: 120 },
    });
    expect(openState([nights], at('2026-11-24T00:30:00Z'), stockholm)).toEqual({
      open: true,
      until: { daysAhead: 0, weekday: 1, minutes: 120 },
    });
    expect(openState([schedule(Array<DayHours>(7).fill([[0, 1440]]))], at('2026-11-24T00:30:00Z'), stockholm)).toEqual({
      open: true,
      until: null,
    });
  });

  it('prefers days of a year to those of every year', () => {
    const days = [
      { date: '12-24', hours: [] },
      { date: '2027-12-24', hours: [[600, 720]] as DayHours },
    ];
    const withDays = schedule([...workweek.week], days);
    expect(hoursOn(withDays, '2026-12-24')).toEqual([]);
    expect(hoursOn(withDays, '2027-12-24')).toEqual([[600, 720]]);
    expect(openState([withDays], at('2026-12-24T10:00:00Z'), stockholm)).toEqual({
      open: false,
      opens: { daysAhead: 1, weekday: 4, minutes: 540 },
      byAppointment: false,
    });
  });

  it('is open while any of its schedules is', () => {
    const late = schedule(Array<DayHours>(7).fill([[1080, 1200]]));
    expect(openState([workweek, late], at('2026-11-23T12:00:00Z'), stockholm)).toEqual({
      open: true,
      until: { daysAhead: 0, weekday: 0, minutes: 1200 },
    });
  });

  it('is closed without a schedule', () => {
    expect(openState([], at('2026-11-23T12:00:00Z'), stockholm)).toEqual({
      open: false,
      opens: null,
      byAppointment: false,
    });
  });
});

/* Independent reference: steps minute by minute through the zone's wall clock. */

const shows = new Map<string, Intl.DateTimeFormat>();

/** "2026-10-25 02:30" */
function clockText(instant: number, zone: string): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const format = shows.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone: zone });
  shows.set(zone, format);
  return format.format(instant);
}

const watchedClocks = new Map<string, string[]>();

/** Returns the wall clock text of each minute between two times, cached. */
function clockTexts(from: number, to: number, zone: string): string[] {
  const key = `${from} ${zone}`;
  const texts =
    watchedClocks.get(key) ??
    Array.from({ length: (to - from) / 60_000 }, (_none, minute) => clockText(from + minute * 60_000, zone));
  watchedClocks.set(key, texts);
  return texts;
}

/**
 * Steps through the minutes from two days before to a time.
 * Each opening begins and ends when the wall clock first shows its time.
 */
function openByWatching(given: OpeningSchedule, from: number, to: number, zone: string): boolean[] {
  const spells = new Map<string, { start: string; end: string; begun: boolean; ended: boolean }>();
  const states: boolean[] = [];
  for (const now of clockTexts(from, to, zone)) {
    const date = now.slice(0, 10);
    for (const [start, end] of hoursOn(given, date)) {
      const text = (minutes: number): string =>
        new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000).toISOString().slice(0, 16).replace('T', ' ');
      const key = `${date} ${start}`;
      if (!spells.has(key)) spells.set(key, { start: text(start), end: text(end), begun: false, ended: false });
    }
    let open = false;
    for (const spell of spells.values()) {
      spell.begun ||= now >= spell.start;
      spell.ended ||= now >= spell.end;
      open ||= spell.begun && !spell.ended;
    }
    states.push(open);
  }
  return states;
}

/** Days of the European clock changes, 2026 to 2030: the last Sundays of March and October. */
const changes = [2026, 2027, 2028, 2029, 2030].flatMap((year) =>
  [3, 10].map((month) => {
    const last = new Date(Date.UTC(year, month, 0));
    return Date.UTC(year, month - 1, last.getUTCDate() - last.getUTCDay());
  }),
);

const quarter = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most }).map((at_) => at_ * 15);
const dayHours: fc.Arbitrary<DayHours> = fc.oneof(
  fc.constant<DayHours>([]),
  fc.constant<DayHours>([[0, 1440]]),
  fc
    .tuple(quarter(95), quarter(71))
    .map(([from, length]): DayHours => [[from, Math.min(from + 15 + length, from + 1440)]]),
  fc.constantFrom<DayHours>(
    [[1320, 1560]],
    [[60, 150]],
    [[120, 180]],
    [[150, 1500]],
    [
      [540, 720],
      [780, 1080],
    ],
  ),
);

describe('opening hours across a change of the clocks and over midnight', () => {
  it('match a minute-by-minute simulation', () => {
    const week = fc.array(dayHours, { minLength: 7, maxLength: 7 });
    const zones = fc.constantFrom(stockholm, 'Europe/London');
    fc.assert(
      fc.property(week, fc.constantFrom(...changes), zones, (days, change, zone) => {
        const given = schedule(days);
        const [from, to] = [change - 48 * 3_600_000, change + 36 * 3_600_000];
        const watched = openByWatching(given, from, to, zone);
        // The reference knows nothing of the evening before it began.
        for (let minute = 26 * 60; minute < watched.length; minute += 7) {
          const state: OpenState = openState([given], from + minute * 60_000, zone);
          if (state.open !== watched[minute]) {
            throw new Error(`${clockText(from + minute * 60_000, zone)}: ${String(state.open)}`);
          }
        }
      }),
      { numRuns: atLength ? 40 : 8 },
    );
  });

  it('open when they are said to open next', () => {
    const week = fc.array(dayHours, { minLength: 7, maxLength: 7 });
    const moments = fc
      .integer({ min: 0, max: 5 * 366 * 24 * 60 })
      .map((minute) => Date.UTC(2026, 0, 1) + minute * 60_000);
    fc.assert(
      fc.property(week, moments, (days, now) => {
        const given = schedule(days);
        const state = openState([given], now, stockholm);
        if (state.open || !state.opens) return;
        const { daysAhead, minutes } = state.opens;
        const date = new Date(Date.parse(clockText(now, stockholm).slice(0, 10)) + daysAhead * 86_400_000);
        const wanted = `${date.toISOString().slice(0, 10)} ${new Date(minutes * 60_000).toISOString().slice(11, 16)}`;
        let instant = now;
        while (clockText(instant, stockholm) < wanted) instant += 15 * 60_000 - (instant % (15 * 60_000));
        expect(openState([given], instant, stockholm).open).toBe(true);
        expect(openState([given], instant - 60_000, stockholm).open).toBe(false);
      }),
      { numRuns: 100 },
    );
  });
});
