import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { bookedService } from '../../../test/fixtures/booking/bookingDraft.ts';
import { heldSearch, createSearch, workshopSite } from '../../../test/fixtures/booking/fakeBooking.ts';
import { englishPage } from '../../../test/fixtures/pages/englishPage.ts';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { ClosestQuery, PriceQuery, TimeslotQuery } from '../../../shared/booking/BookingGateway.ts';
import type { SiteEvent } from '../../../shared/booking/SiteEvent.ts';
import { freeTimesOffered, offeringRemoved } from '../state/bookingState.ts';
import { StepWorkshop } from './StepWorkshop.tsx';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

const days = [{ date: '2026-11-23', availableSlots: ['08:00', '09:30'], allDaySlotAvailable: false }];
const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-department]')];
const order = (): (string | undefined)[] => cards().map(({ dataset }) => dataset['department']);
const placeholders = (): number => document.querySelectorAll('.workshop-card-waiting').length;
const button = (text: string): HTMLElement => screen.getByText(text, { selector: 'button' });
const firstTime = (department: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-department="${department}"] .workshop-card-first`);
    return found ?? Promise.reject(new Error('not there yet'));
  });

/** A search with controllable results, and its requests. */
function heldStream() {
  const held = heldSearch();
  const asked: ClosestQuery[] = [];
  const closestAvailable: typeof held.closestAvailable = (query, signal) => {
    asked.push(query);
    return held.closestAvailable(query, signal);
  };
  const find = async (event: SiteEvent): Promise<void> => {
    await act(async () => {
      held.find(event);
      await Promise.resolve();
    });
  };
  return { asked, closestAvailable, find, left: held.left };
}

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('the workshops of step 4', () => {
  it.each([
    ['miles', /, 1(\.0)? mi$/],
    ['km', /, 1\.6 km$/],
  ] as const)('have their distances in the unit of the site: %s', async (distanceUnit, distance) => {
    const { closestAvailable, find } = heldStream();
    const page = { ...englishPage, context: { ...englishPage.context, distanceUnit } };
    showBooking(<StepWorkshop />, { booking: { closestAvailable }, page });
    await find({ ...workshopSite(1), latitude: 59.8586 + 1.609 / 111.19, longitude: 17.6389 });
    expect(await screen.findByText(distance)).toBeTruthy();
  });

  it('replace placeholders one by one', async () => {
    const { closestAvailable, find, asked } = heldStream();
    showBooking(<StepWorkshop />, { booking: { closestAvailable } });
    expect(screen.getByRole('heading', { name: 'Bäst matchade anläggningar' })).toBeTruthy();
    expect(placeholders()).toBe(5);
    expect(asked).toEqual([
      {
        registrationNumber: 'POL26K',
        serviceOfferings: ['originalservice', 'lanebil'],
        latitude: 59.8586,
        longitude: 17.6389,
        cursor: '',
        sort: 'distance',
      },
    ]);
    await find(workshopSite(1));
    await find({ ...workshopSite(2), brands: ['BMW'] });
    await waitFor(() => expect(placeholders()).toBe(3));
    await expectSpoken('2 anläggningar hittade.');
    const [first, second] = cards();
    expect(first?.textContent).toContain('Harbour Bil 1');
    expect(first?.textContent).toContain('Stålgatan 1, 754 50 Uppsala');
    expect(first?.textContent).toContain('Första lediga tid mån\u00a023\u00a0nov\u00a008:00');
    expect(first?.textContent).toContain('Auktoriserad');
    expect(second?.textContent).not.toContain('Auktoriserad');
  });

  it('load more until there are none left', async () => {
    const { user } = showBooking(<StepWorkshop />, { booking: { closestAvailable: createSearch(7) } });
    await user.click(await screen.findByText('Hämta fler'));
    await screen.findByText('Det finns inga fler anläggningar som passar.');
    expect(order()).toEqual(['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7']);
    expect(placeholders()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Hämta fler' })).toBeNull();
  });

  it('stay in place while one has the focus', async () => {
    const { closestAvailable, find } = heldStream();
    const { user } = showBooking(<StepWorkshop />, { booking: { closestAvailable } });
    await find({ ...workshopSite(2), latitude: 60.5 });
    await find(workshopSite(1));
    await waitFor(() => expect(order()).toEqual(['D1', 'D2']));
    (await firstTime('D1')).focus();
    await find({ ...workshopSite(3), latitude: 60 });
    await waitFor(() => expect(order()).toEqual(['D1', 'D2', 'D3']));
    await user.click(button('Första lediga tid'));
    expect(order()).toEqual(['D1', 'D3', 'D2']);
  });

  it('are searched again with the chosen sort order', async () => {
    const { closestAvailable, find, asked } = heldStream();
    const { user } = showBooking(<StepWorkshop />, { booking: { closestAvailable } });
    await find({ ...workshopSite(1), firstTimeSlot: '2026-12-01T08:00:00' });
    await find({ ...workshopSite(2), latitude: 60.5 });
    await waitFor(() => expect(order()).toEqual(['D1', 'D2']));
    await user.click(button('Första lediga tid'));
    expect(order()).toEqual(['D2', 'D1']);
    expect(asked.map(({ sort, cursor }) => [sort, cursor])).toEqual([
      ['distance', ''],
      ['firstTime', ''],
    ]);
    expect(button('Första lediga tid').getAttribute('aria-pressed')).toBe('true');
  });

  it('are searched from the start when the services change', async () => {
    const { closestAvailable, find, asked } = heldStream();
    const { store, draft } = showBooking(<StepWorkshop />, { booking: { closestAvailable } });
    await find(workshopSite(1));
    await waitFor(() => expect(order()).toEqual(['D1']));
    act(() => {
      store.dispatch(offeringRemoved({ code: 'lanebil' }));
    });
    expect(order()).toEqual([]);
    expect(draft().location).toBeNull();
    expect(asked.at(-1)).toMatchObject({ serviceOfferings: ['originalservice'], cursor: '' });
  });

  it('close their stream when the step is left', async () => {
    const { closestAvailable, find, asked, left } = heldStream();
    const { unmount } = showBooking(<StepWorkshop />, { booking: { closestAvailable } });
    await find(workshopSite(1));
    await waitFor(() => expect(order()).toEqual(['D1']));
    unmount();
    await left;
    expect(asked).toHaveLength(1);
  });

  it('say what to do when none can do the work', async () => {
    showBooking(<StepWorkshop />, { booking: { closestAvailable: createSearch(0) } });
    expect((await screen.findAllByText('Ingen verkstad nära dig har tid')).length).toBeGreaterThan(0);
    expect(screen.getByText(/Ändra dina val/)).toBeTruthy();
  });

  it('resume the search on request after an error', async () => {
    const { closestAvailable, find, asked } = heldStream();
    const { user } = showBooking(<StepWorkshop />, { booking: { closestAvailable } });
    await find(workshopSite(1));
    await find({ error: { code: 'ServerError' } });
    await user.click(await screen.findByText('Försök igen'));
    expect(asked.map(({ cursor }) => cursor)).toEqual(['', 'D1']);
    expect(placeholders()).toBe(4);
    expect(window.dataLayer).toContainEqual({
      event: 'booking_error',
      flow: 'service_booking',
      where: 'workshops',
      error_code: 'ServerError',
    });
  });
});

describe('the times of a workshop', () => {
  it('show the prices of the chosen time’s workshop', async () => {
    const asked: TimeslotQuery[] = [];
    const askedPrices: PriceQuery[] = [];
    const { user, draft } = showBooking(<StepWorkshop />, {
      draft: { location: null, workshop: null, milage: null },
      booking: {
        closestAvailable: createSearch(1),
        timeslots: (query) => {
          asked.push(query);
          return Promise.resolve(days);
        },
        prices: (query) => {
          askedPrices.push(query);
          return Promise.resolve([{ code: 'originalservice', price: 3990 }]);
        },
      },
    });
    await user.click(await screen.findByText('Visa tillgängliga tider'));
    const common = {
      registrationNumber: 'POL26K',
      departmentId: 'D1',
      serviceOfferings: ['originalservice', 'lanebil'],
    };
    await waitFor(() => expect(asked).toEqual([{ ...common, from: '2026-11-23' }])); // once the calendar is loaded
    expect(button('Stäng tider').hasAttribute('aria-expanded')).toBe(false);
    await user.click(await screen.findByLabelText('09:30, måndag 23 november'));
    expect(draft()).toMatchObject({
      slot: { timeslot: '2026-11-23T09:30:00', isFullDay: false },
      location: { departmentId: 'D1', siteName: 'Harbour Bil 1' },
      workshop: { address: 'Stålgatan 1, 754 50 Uppsala', latitude: 59.85, longitude: 17.64 },
      contactOpen: true,
    });
    // once for the price on the card, once for the prices of the chosen workshop
    expect(askedPrices).toEqual([
      { ...common, mileage: 1 },
      { ...common, mileage: 1 },
    ]);
    await waitFor(() => expect(draft().services['originalservice']?.price).toBe(3990));
    await user.click(button('Stäng tider'));
    expect(button('Visa tillgängliga tider')).toBeTruthy();
  });

  it('keep known prices when new ones fail to load', async () => {
    const refuse = (): Promise<never> => Promise.reject(new BookingError('ServerError'));
    const { user, draft } = showBooking(<StepWorkshop />, {
      draft: { location: null },
      booking: {
        closestAvailable: createSearch(1),
        timeslots: () => Promise.resolve(days),
        prices: refuse,
      },
    });
    await user.click(await firstTime('D1'));
    await waitFor(() => expect(draft().slot).toEqual({ timeslot: '2026-11-23T08:00:00', isFullDay: false }));
    expect(draft().services['originalservice']).toEqual(bookedService());
  });

  it('stay unknown when they cannot be loaded', async () => {
    const refuse = (): Promise<never> => Promise.reject(new BookingError('ServerError'));
    const failing = showBooking(<StepWorkshop />, {
      draft: { location: null },
      booking: { closestAvailable: createSearch(1), timeslots: refuse },
    });
    await failing.user.click(await firstTime('D1'));
    await expectSpoken('Tiderna kan inte hämtas just nu');
    expect(screen.queryByText(/Den första tiden är tagen/)).toBeNull();
    expect(screen.queryByText('Inga lediga tider')).toBeNull();
  });

  it('open in place of a first time that is gone', async () => {
    const { user, draft } = showBooking(<StepWorkshop />, {
      draft: { location: null },
      booking: {
        closestAvailable: createSearch(1),
        timeslots: () => Promise.resolve(days.map((day) => ({ ...day, availableSlots: ['09:30'] }))),
      },
    });
    await user.click(await firstTime('D1'));
    expect(await screen.findByText(/Den första tiden är tagen/)).toBeTruthy();
    expect(await screen.findByLabelText('09:30, måndag 23 november')).toBeTruthy();
    expect(draft().slot).toBeNull();
  });

  it('open at the press, before their times render', async () => {
    const { user } = showBooking(<StepWorkshop />, {
      draft: { location: null },
      booking: { closestAvailable: createSearch(2), timeslots: () => Promise.resolve(days) },
    });
    await firstTime('D2');
    const [first, second] = document.querySelectorAll<HTMLElement>('.workshop-card-toggle');
    await user.click(first as HTMLElement);
    await screen.findByLabelText('09:30, måndag 23 november'); // the code of the times has loaded
    const added: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) added.push((node as HTMLElement).className);
    });
    observer.observe(cards()[1] as HTMLElement, { childList: true, subtree: true });
    await user.click(second as HTMLElement);
    await waitFor(() => expect(added).toContain('week-view'));
    observer.disconnect();
    expect(added[0]).toBe('workshop-card-body');
  });

  it('leave out a refused time until they are loaded again', async () => {
    const listed = { ...days[0], date: '2026-11-23', allDaySlotAvailable: false };
    const answers = [['08:00', '09:30'], ['09:30'], ['08:00', '09:30']];
    const { user, store } = showBooking(<StepWorkshop />, {
      draft: {
        location: { departmentId: 'D1', siteName: 'Harbour Bil 1' },
        slot: { timeslot: '2026-11-23T08:00:00', isFullDay: false },
        contactOpen: false,
      },
      booking: {
        closestAvailable: createSearch(1),
        timeslots: () => Promise.resolve([{ ...listed, availableSlots: answers.shift() ?? [] }]),
      },
    });
    act(() => {
      store.dispatch(freeTimesOffered([]));
    });
    expect(await screen.findByLabelText('09:30, måndag 23 november')).toBeTruthy();
    expect(screen.queryByLabelText('08:00, måndag 23 november')).toBeNull();
    expect(document.querySelector('.workshop-card-first')).toBeNull();
    for (const toggle of ['Stäng tider', 'Visa tillgängliga tider', 'Stäng tider', 'Visa tillgängliga tider']) {
      await user.click(button(toggle));
    }
    expect(await screen.findByLabelText('08:00, måndag 23 november')).toBeTruthy();
  });
});
