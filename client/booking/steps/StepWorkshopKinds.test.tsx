import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createSearch } from '../../../test/fixtures/booking/fakeBooking.ts';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import type { TimeslotQuery } from '../../../shared/booking/BookingGateway.ts';
import type { DayAvailability } from '../../../shared/booking/BookingTypes.ts';
import { StepWorkshop } from './StepWorkshop.tsx';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

/** No evening times on Monday 23 November; the first evening is one day later per workshop number. */
function timesOf(departmentId: string): DayAvailability[] {
  const date = `2026-11-${String(30 - Number(departmentId.slice(1)))}`;
  return [
    { date: '2026-11-23', availableSlots: ['08:00'], allDaySlotAvailable: false },
    { date, availableSlots: departmentId === 'D2' ? [] : ['09:00', '17:30'], allDaySlotAvailable: false },
  ];
}

function show(count: number, draft = {}) {
  const asked: TimeslotQuery[] = [];
  const timeslots = (query: TimeslotQuery): Promise<DayAvailability[]> => {
    asked.push(query);
    return Promise.resolve(timesOf(query.departmentId));
  };
  return {
    asked,
    ...showBooking(<StepWorkshop />, { booking: { closestAvailable: createSearch(count), timeslots }, draft }),
  };
}

const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name });
const order = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-department]')].map(({ dataset }) => dataset['department']);
const textOf = (id: string): string => document.querySelector(`[data-department="${id}"]`)?.textContent ?? '';

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('the list of workshops, limited to evenings', () => {
  it('shows the first evening time of each workshop', async () => {
    const { user, asked, draft } = show(3);
    await expectSpoken('3 anläggningar hittade. Det finns inga fler anläggningar som passar.');
    expect(asked).toEqual([]);
    await user.click(button('Kvällar från 17:00'));
    await expectSpoken('2 anläggningar har tider som passar.');
    expect(textOf('D1')).toContain('Första tid som passar sön\u00a029\u00a0nov\u00a017:30');
    expect(textOf('D2')).toContain('Inga tider som passar till och med 20 december.');
    expect(textOf('D3')).toContain('Första tid som passar fre\u00a027\u00a0nov\u00a017:30');
    expect(draft().timeKinds).toEqual(['evening']);
    await user.click(button('Kvällar från 17:00'));
    expect(textOf('D1')).toContain('Första lediga tid mån\u00a023\u00a0nov\u00a008:00');
    await user.click(button('Kvällar från 17:00'));
    expect(textOf('D1')).toContain('Första tid som passar');
    expect(asked.map(({ departmentId, from }) => [departmentId, from])).toEqual([
      ['D1', '2026-11-23'],
      ['D2', '2026-11-23'],
      ['D3', '2026-11-23'],
    ]);
  });

  it('sorts by the first time that fits when the first time comes first', async () => {
    const { user } = show(3, { timeKinds: ['evening'] });
    await expectSpoken('2 anläggningar har tider som passar.');
    await waitFor(() => expect(order()).toEqual(['D1', 'D2', 'D3']));
    await user.click(button('Första lediga tid'));
    await waitFor(() => expect(order()).toEqual(['D3', 'D1', 'D2']));
    await user.click(button('Närmast mig'));
    await waitFor(() => expect(order()).toEqual(['D1', 'D2', 'D3']));
  });

  it('chooses the time that it shows', async () => {
    const { user, draft } = show(1, { timeKinds: ['evening'] });
    await user.click(await screen.findByRole('button', { name: /Första tid som passar/ }));
    await waitFor(() => expect(draft().slot).toEqual({ timeslot: '2026-11-29T17:30:00', isFullDay: false }));
  });

  it('has its filter once when a calendar is open', async () => {
    const { user } = show(1, { timeKinds: ['saturday'] });
    await user.click(await screen.findByRole('button', { name: 'Visa tillgängliga tider' }));
    expect(await screen.findByRole('button', { name: 'Till första tiden' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Lördagar' })).toHaveLength(1);
  });

  it('opens the calendar at the week of its time', async () => {
    const again = show(1, { timeKinds: ['saturday'] });
    await screen.findByText('Inga tider som passar till och med 20 december.');
    await again.user.click(button('Visa tillgängliga tider'));
    expect(await screen.findByText('Vecka 48: inga lediga tider på lördagen.', { selector: 'p' })).toBeTruthy();
  });

  it('says of a workshop whose times do not come that they cannot be had', async () => {
    showBooking(<StepWorkshop />, {
      booking: { closestAvailable: createSearch(1), timeslots: () => Promise.reject(new Error('down')) },
      draft: { timeKinds: ['evening'] },
    });
    expect(await screen.findByText('Tiderna kan inte hämtas just nu')).toBeTruthy();
  });
});
