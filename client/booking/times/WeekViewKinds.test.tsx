import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { enterBookingPage } from '../../../test/fixtures/booking/showBooking.tsx';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { DayAvailability } from '../../../shared/booking/BookingTypes.ts';
import type { TimeKind } from '../../../shared/booking/times/timeKinds.ts';
import { useFreeTimes } from './useFreeTimes.ts';
import { WeekView } from './WeekView.tsx';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

type Load = (from: string) => Promise<DayAvailability[]>;

/** A calendar that opens on Monday 23 November 2026; booking ends on 14 February 2027. */
function Calendar({ load }: { load: Load }): ReactNode {
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
      phone=""
    />
  );
}

/** Renders the calendar with these free days; returns the user and the requested batches. */
function show(days: DayAvailability[]) {
  const requested: string[] = [];
  const load: Load = (from) => {
    requested.push(from);
    const until = new Date(Date.parse(from) + 28 * 86_400_000).toISOString().slice(0, 10);
    return Promise.resolve(days.filter(({ date }) => date >= from && date < until));
  };
  render(
    <Provider store={testStore(fakeCatalogue(0).gateways)}>
      <Calendar load={load} />
    </Provider>,
  );
  return { requested, user: userEvent.setup() };
}

const day = (date: string, ...availableSlots: string[]): DayAvailability => ({
  date,
  availableSlots,
  allDaySlotAvailable: false,
});
const shown = (): (string | null)[] =>
  [...document.querySelectorAll('.week-slot')].map((slot) => slot.getAttribute('aria-label'));
const chip = (name: string): HTMLElement => screen.getByRole('button', { name });

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('a calendar that is limited to kinds of times', () => {
  it('shows only the chosen kinds of times', async () => {
    const { user } = show([
      { ...day('2026-11-23', '08:00', '16:30', '17:00', '18:30'), allDaySlotAvailable: true },
      day('2026-11-28', '09:00'),
    ]);
    expect(await screen.findByRole('button', { name: 'Heldag, måndag 23 november' })).toBeTruthy();
    await user.click(chip('Kvällar från 17:00'));
    expect(chip('Kvällar från 17:00').getAttribute('aria-pressed')).toBe('true');
    expect(shown()).toEqual(['17:00, måndag 23 november', '18:30, måndag 23 november']);
    expect(screen.queryByText('Inga lediga tider')).toBeNull();
    expect(screen.getAllByText('Inga som passar')).toHaveLength(6);
    await user.click(chip('Lördagar'));
    expect(shown()).toContain('09:00, lördag 28 november');
    await user.click(chip('Kvällar från 17:00'));
    expect(shown()).toEqual(['09:00, lördag 28 november']);
    await user.click(chip('Lördagar'));
    expect(shown()).toHaveLength(6);
  });

  it('marks a pressed kind before it changes the days', async () => {
    show([day('2026-11-23', '08:00', '17:00')]);
    await screen.findByRole('button', { name: '08:00, måndag 23 november' });
    // without act, which renders everything at once
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      chip('Kvällar från 17:00').click();
      await Promise.resolve();
      expect(chip('Kvällar från 17:00').getAttribute('aria-pressed')).toBe('true');
      expect(shown()).toHaveLength(2);
      await waitFor(() => expect(shown()).toEqual(['17:00, måndag 23 november']));
    } finally {
      environment.IS_REACT_ACT_ENVIRONMENT = true;
    }
  });

  it('jumps to the next matching day beyond the loaded weeks', async () => {
    const { user, requested } = show([
      day('2026-11-23', '08:00'),
      day('2026-12-01', '09:00'),
      day('2026-12-26', '10:00'),
    ]);
    await screen.findByRole('button', { name: '08:00, måndag 23 november' });
    await user.click(chip('Lördagar'));
    expect(screen.getByText('Vecka 48: inga lediga tider på lördagen.', { selector: 'p' })).toBeTruthy();
    await expectSpoken('Vecka 48: inga lediga tider på lördagen.');
    await user.click(chip('Nästa dag som passar'));
    expect(await screen.findByRole('group', { name: 'Tider vecka 52' })).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('10:00, lördag 26 december');
    expect(requested).toEqual(['2026-11-23', '2026-12-21']);
  });

  it('stops searching at the end of booking', async () => {
    const { user, requested } = show([day('2026-11-23', '08:00')]);
    await screen.findByRole('button', { name: '08:00, måndag 23 november' });
    await user.click(chip('Kvällar från 17:00'));
    await user.click(chip('Nästa dag som passar'));
    expect(await screen.findByText('Det finns inga tider som passar senare heller.')).toBeTruthy();
    expect(requested).toEqual(['2026-11-23', '2026-12-21', '2027-01-18']);
  });

  it('shows every time again without losing the focus', async () => {
    const { user } = show([day('2026-11-23', '08:00')]);
    await screen.findByRole('button', { name: '08:00, måndag 23 november' });
    await user.click(chip('Kvällar från 17:00'));
    await user.click(chip('Nästa dag som passar'));
    await user.click(chip('Visa alla dagar och tider'));
    expect(shown()).toEqual(['08:00, måndag 23 november']);
    expect(document.activeElement?.textContent).toMatch(/^v\. \d+$/);
    expect(screen.queryByText('Det finns inga tider som passar senare heller.')).toBeNull();
  });

  it('goes from a later week to the first time that fits', async () => {
    const { user } = show([day('2026-11-23', '08:00'), day('2026-12-05', '09:00'), day('2026-12-12', '10:00')]);
    await screen.findByRole('button', { name: '08:00, måndag 23 november' });
    await user.click(chip('v. 50'));
    await user.click(chip('Lördagar'));
    await user.click(chip('Till första tiden'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('09:00, lördag 5 december');
    await user.click(chip('Lördagar'));
    await user.click(chip('Till första tiden'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('08:00, måndag 23 november');
  });

  it('keeps its limit from week to week', async () => {
    const { user } = show([day('2026-11-23', '08:00', '17:30'), day('2026-12-01', '09:00', '18:00')]);
    await screen.findByRole('button', { name: '08:00, måndag 23 november' });
    chip('Kvällar från 17:00').focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(chip('Kvällar från 17:00'));
    expect(shown()).toEqual(['17:30, måndag 23 november']);
    await user.click(chip('Nästa vecka'));
    expect(shown()).toEqual(['18:00, tisdag 1 december']);
  });
});
