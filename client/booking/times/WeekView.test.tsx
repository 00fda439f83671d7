import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { enterBookingPage } from '../../../test/fixtures/booking/showBooking.tsx';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { DayAvailability } from '../../../shared/booking/BookingTypes.ts';
import type { TimeKind } from '../../../shared/booking/times/timeKinds.ts';
import type { WeekSlot } from '../../../shared/booking/times/weekRules.ts';
import { useFreeTimes } from './useFreeTimes.ts';
import type { FreeTimes } from './useFreeTimes.ts';
import { WeekView } from './WeekView.tsx';
import { expectSpoken, findNotice, queryNotice } from '../../../test/fixtures/pages/announcements.ts';

const days = [
  { date: '2026-11-23', availableSlots: ['08:00', '09:30'], allDaySlotAvailable: false },
  { date: '2026-11-25', availableSlots: ['07:30'], allDaySlotAvailable: true },
  { date: '2026-12-01', availableSlots: ['13:00'], allDaySlotAvailable: false },
];

interface Shown {
  times?: Partial<FreeTimes>;
  chosen?: WeekSlot;
}

function show({ times, chosen }: Shown = {}) {
  const onChoose = jest.fn<(slot: WeekSlot) => void>();
  const needBatches = jest.fn<(count: number) => void>();
  const known = { days, knownUntil: '2026-12-21', knownBatches: 1, failed: false, needBatches, retry: jest.fn() };
  render(
    <Provider store={testStore(fakeCatalogue(0).gateways)}>
      <WeekView
        from="2026-11-23"
        until="2027-02-14"
        times={{ ...known, ...times }}
        kinds={[]}
        onKinds={jest.fn()}
        chosen={chosen ?? null}
        onChoose={onChoose}
        phone=""
      />
    </Provider>,
  );
  return { onChoose, needBatches, user: userEvent.setup() };
}

type Load = (from: string) => Promise<DayAvailability[]>;

/** The week with times that are actually loaded, until 14 February 2027. */
function Loading({ load, phone = '018 123 03 56' }: { load: Load; phone?: string }): ReactNode {
  const times = useFreeTimes('2026-11-23', load);
  const [kinds, setKinds] = useState<readonly TimeKind[]>([]);
  return (
    <WeekView
      from="2026-11-23"
      until="2027-02-14"
      times={times}
      kinds={kinds}
      onKinds={setKinds}
      chosen={null}
      onChoose={jest.fn()}
      phone={phone}
    />
  );
}

function load(load: Load): ReturnType<typeof userEvent.setup> {
  render(
    <Provider store={testStore(fakeCatalogue(0).gateways)}>
      <Loading load={load} />
    </Provider>,
  );
  return userEvent.setup();
}

const group = (name: string): HTMLElement => screen.getByRole('group', { name });
const chips = (): (string | null)[] =>
  within(group('Välj vecka'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const slot = (name: string): HTMLElement => screen.getByRole('button', { name });

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('the week of a workshop', () => {
  it('keeps the focus when a key turns to the next week and back', async () => {
    const { user } = show();
    const time = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
    time(/^08:00/).focus();
    await user.keyboard('{PageDown}');
    expect(document.activeElement).toBe(time(/^13:00/));
    await user.keyboard('{PageDown}');
    expect(document.activeElement?.textContent).toBe('v. 50');
    await user.keyboard('{PageUp}');
    await user.keyboard('{PageUp}');
    expect(document.activeElement?.textContent).not.toBe('');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('tells why a day has no times', () => {
    const christmas = { date: '2026-11-27', availableSlots: [], allDaySlotAvailable: false, isClosed: true as const };
    const noCar = { date: '2026-11-28', availableSlots: [], allDaySlotAvailable: false, lacksAddon: true as const };
    show({ times: { days: [...days, christmas, noCar] } });
    const columns = [...document.querySelectorAll<HTMLElement>('.week-day')];
    expect(columns.map((column) => column.querySelector('.week-none')?.textContent)).toEqual([
      undefined,
      'Inga lediga tider',
      undefined,
      'Inga lediga tider',
      'Stängt',
      'Tillvalet är slut',
      'Inga lediga tider',
    ]);
  });

  it('has seven days', () => {
    show();
    const columns = [...document.querySelectorAll('.week-day')];
    expect(columns).toHaveLength(7);
  });

  it('marks the weekend', () => {
    show();
    const columns = [...document.querySelectorAll('.week-day')];
    expect(columns.map((day) => day.classList.contains('week-day-weekend'))).toEqual([
      ...Array<boolean>(5).fill(false),
      true,
      true,
    ]);
  });

  it('says which days have no times', () => {
    show();
    const columns = [...document.querySelectorAll('.week-day')];
    expect(columns[0]?.textContent).toContain('mån23 nov');
    expect(screen.getAllByText('Inga lediga tider')).toHaveLength(5);
  });

  it('turns by chip as well as by keyboard', async () => {
    const { user } = show();
    expect(chips()).toEqual(['v. 48', 'v. 49', 'v. 50', 'v. 51']);
    expect(slot('Föregående vecka').getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'v. 49' }));
    expect(slot('13:00, tisdag 1 december')).toBeTruthy();
    expect(slot('v. 49').getAttribute('aria-pressed')).toBe('true');
    await user.click(slot('Nästa vecka'));
    expect(group('Tider vecka 50')).toBeTruthy();
    fireEvent.keyDown(slot('Nästa vecka'), { key: 'PageUp' });
    expect(group('Tider vecka 49')).toBeTruthy();
    await expectSpoken('Vecka 49: 1 ledig tid.');
  });

  it('asks for the next four weeks with the last but one of those that are there', async () => {
    const { user, needBatches } = show();
    expect(needBatches.mock.calls).toEqual([[1]]);
    await user.click(slot('v. 50'));
    expect(needBatches.mock.calls).toEqual([[1], [2]]);
    expect(chips()[0]).toContain('v. 49');
  });

  it('says that times are loading while they are unknown', async () => {
    show({ times: { days: [], knownUntil: '2026-11-23', knownBatches: 0 } });
    expect(screen.queryByText('Inga lediga tider')).toBeNull();
    await expectSpoken('Tiderna hämtas.');
  });

  it('explains the full day in a note', () => {
    show();
    const fullDay = slot('Heldag, onsdag 25 november');
    const note = document.getElementById(fullDay.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain('08:00');
  });

  it('describes the arrow keys once, for the group of times', () => {
    show();
    const times = group('Tider vecka 48');
    const note = document.getElementById(times.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Piltangenterna flyttar mellan tiderna.');
    expect(slot('09:30, måndag 23 november').hasAttribute('aria-describedby')).toBe(false);
  });

  it('hands over times as local wall-clock time', async () => {
    const { user, onChoose } = show();
    const fullDay = slot('Heldag, onsdag 25 november');
    await user.click(fullDay);
    await user.click(slot('09:30, måndag 23 november'));
    expect(onChoose.mock.calls).toEqual([
      [{ timeSlot: '2026-11-25T08:00:00', isFullDay: true }],
      [{ timeSlot: '2026-11-23T09:30:00', isFullDay: false }],
    ]);
  });

  it('shows more than eight times of a day on request', async () => {
    const clocks = Array.from({ length: 12 }, (_none, index) => `${String(index + 8).padStart(2, '0')}:00`);
    const busy = [{ date: '2026-11-23', availableSlots: clocks, allDaySlotAvailable: false }];
    const { user } = show({ times: { days: busy } });
    expect(document.querySelectorAll('.week-slot')).toHaveLength(8);
    await user.click(screen.getByText('Visa alla tider'));
    expect(document.querySelectorAll('.week-slot')).toHaveLength(12);
    expect(screen.queryByText('Visa alla tider')).toBeNull();
  });

  it('shows all times of a day when a later one is chosen', () => {
    const clocks = Array.from({ length: 12 }, (_none, index) => `${String(index + 8).padStart(2, '0')}:00`);
    const busy = [{ date: '2026-11-23', availableSlots: clocks, allDaySlotAvailable: false }];
    show({ times: { days: busy }, chosen: { timeSlot: '2026-11-23T19:00:00', isFullDay: false } });
    expect(document.querySelectorAll('.week-slot')).toHaveLength(12);
  });

  it('opens on the week of the chosen time', () => {
    show({ chosen: { timeSlot: '2026-12-01T13:00:00', isFullDay: false } });
    expect(slot('13:00, tisdag 1 december').getAttribute('aria-pressed')).toBe('true');
  });

  it('is a single tab stop with arrow-key navigation', async () => {
    const { user, onChoose } = show();
    const all = [...document.querySelectorAll<HTMLElement>('.week-slot')];
    expect(all.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    slot('08:00, måndag 23 november').focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(slot('07:30, onsdag 25 november'));
    expect(all.filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([[{ timeSlot: '2026-11-25T07:30:00', isFullDay: false }]]);
  });

  it('goes sideways through the times of a day where days lie below each other', async () => {
    enterBookingPage(false);
    const { user } = show();
    slot('08:00, måndag 23 november').focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(slot('09:30, måndag 23 november'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(slot('07:30, onsdag 25 november'));
  });
});

describe('times that cannot be loaded', () => {
  it('can be retried from the error message', async () => {
    const answers: Load[] = [() => Promise.reject(new Error('down')), () => Promise.resolve(days)];
    const user = load((from) => (answers.shift() ?? (() => Promise.resolve([])))(from));
    const alert = await findNotice();
    expect(alert.textContent).toContain('Tiderna kan inte hämtas just nu');
    expect(within(alert).getByRole('link', { name: '018 123 03 56' }).getAttribute('href')).toBe('tel:+46181230356');
    expect(screen.queryByText('Inga lediga tider')).toBeNull();
    await user.click(slot('Försök igen'));
    expect(await screen.findByRole('button', { name: '09:30, måndag 23 november' })).toBeTruthy();
    expect(queryNotice()).toBeNull();
    expect(document.activeElement).toBe(slot('v. 48'));
  });
});

describe('the end of booking', () => {
  it('is the last week that can be opened', async () => {
    const { user } = show({ times: { knownUntil: '2027-03-15', knownBatches: 4 } });
    for (let week = 0; week < 11; week += 1) await user.click(slot('Nästa vecka'));
    expect(group('Tider vecka 6')).toBeTruthy();
    expect(slot('Nästa vecka').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(slot('Nästa vecka'));
    expect(screen.getByText('Du kan boka till och med 14 februari.')).toBeTruthy();
  });

  it('"Nästa lediga tid" focuses the next free time four weeks at a time', async () => {
    const free = [{ date: '2027-01-26', availableSlots: ['10:00'], allDaySlotAvailable: false }];
    const asked: string[] = [];
    const user = load((from) => {
      asked.push(from);
      return Promise.resolve(from === '2027-01-18' ? free : []);
    });
    await user.click(await screen.findByText('Nästa lediga tid'));
    expect(await screen.findByRole('group', { name: 'Tider vecka 4' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('10:00');
    expect(asked).toEqual(['2026-11-23', '2026-12-21', '2027-01-18']);
  });

  it('"Nästa lediga tid" says that there is none until the end of booking', async () => {
    const user = load(() => Promise.resolve([]));
    await user.click(await screen.findByText('Nästa lediga tid'));
    expect(await screen.findByText('Det finns inga lediga tider senare heller.')).toBeTruthy();
    expect(screen.getByText('Du kan boka till och med 14 februari.')).toBeTruthy();
    expect(screen.queryByText('Nästa lediga tid')).toBeNull();
  });
});
