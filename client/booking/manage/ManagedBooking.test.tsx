/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { noBookingLinks } from '../../../test/fixtures/booking/noBooking.ts';
import { enterBookingPage } from '../../../test/fixtures/booking/showBooking.tsx';
import { testClock } from '../../../test/fixtures/testClock.ts';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingErrorCode } from '../../../shared/booking/BookingError.ts';
import type { BookingLinkGateway } from '../../../shared/booking/BookingLinkGateway.ts';
import type { FreeTime, ManagedBooking as Booking } from '../../../shared/booking/BookingTypes.ts';
import { enterHistory } from '../../framework/navigation/historyState.ts';
import { takeBookingLink, lastBookingLink } from './bookingLink.ts';
import { ManagedBooking } from './ManagedBooking.tsx';
import { expectFocusedHeading, expectSpoken, findNotice } from '../../../test/fixtures/pages/announcements.ts';

const link = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdEfGhIj';
const booked: Booking = {
  state: 'booked',
  departmentId: 'uppsala',
  kind: 'workshop',
  number: '1B447BDE',
  siteName: 'Harbour Bil Uppsala',
  address: 'Stålgatan 12, 754 50 Uppsala',
  phone: '018-123 45 67',
  latitude: 59.86,
  longitude: 17.64,
  timeZone: 'Europe/Stockholm',
  currency: 'SEK',
  timeSlot: '2026-11-26T08:00:00',
  isFullDay: false,
  maskedRegistrationNumber: 'ABC 1••',
  car: 'Nordvik E60',
  services: [
    { name: 'Originalservice', units: 1, price: 3495, priceKnown: true },
    { name: 'Hyrbil', units: 2, price: 450, priceKnown: true },
    { name: 'Felsökning', units: 1, price: 0, priceKnown: false },
  ],
  changeableUntil: '2026-11-25T07:00:00.000Z',
  servicesChangeable: true,
  toldBy: ['mail'],
};
const moved: Booking = { ...booked, timeSlot: '2026-11-27T09:30:00' };
const cancelled: Booking = { ...booked, state: 'cancelled' };
const days = [{ date: '2026-11-27', availableSlots: ['08:00', '09:30'], allDaySlotAvailable: true }];

const fails =
  (code: Exclude<BookingErrorCode, 'BrandNotSupported'>, freeTimes: FreeTime[] = []) =>
  (): Promise<never> =>
    Promise.reject(new BookingError(code === 'TimeslotNotAvailable' ? { code, freeTimes } : code));

/** Renders the section on a page that was opened with `hash`. */
function show(links: Partial<BookingLinkGateway> = {}, { hash = `#${link}`, now = '2026-11-22T11:00:00Z' } = {}) {
  window.history.replaceState({ entry: 'e1' }, '', `/verkstad/bokning${hash}`);
  const { gateways } = fakeCatalogue(0);
  const bookingLinks = {
    ...noBookingLinks(),
    view: () => Promise.resolve(booked),
    timeslots: () => Promise.resolve(days),
    ...links,
  };
  const store = testStore({ ...gateways, bookingLinks, clock: testClock(now) });
  const section = { uid: 'u1', componentName: 'ManagedBooking', dataSource: '', params: {}, fields: {} };
  render(
    <Provider store={store}>
      <ManagedBooking section={section} index={0} />
    </Provider>,
  );
  return userEvent.setup();
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const open = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('the page of a booking link', () => {
  it('shows a wheel change as part of the package', async () => {
    const services = [{ name: 'Hjulskifte', units: 1, price: 0, priceKnown: true }];
    const change: Booking = { ...cancelled, kind: 'wheelChange', services };
    show({ view: () => Promise.resolve(change) });
    const list = await screen.findByRole('list', { name: 'Tjänster' });
    expect(list.textContent).toBe('HjulskifteIngår i ditt däckpaket');
    expect(document.body.textContent).not.toMatch(/\bkr\b|Totalt|median/);
    expect(screen.getByRole('link', { name: 'Boka en ny tid' }).getAttribute('href')).toBe('/dackhotell');
  });

  it('keeps the link only in the history entry', async () => {
    const view = jest.fn<BookingLinkGateway['view']>().mockResolvedValue(booked);
    show({ view });
    await screen.findByText('Harbour Bil Uppsala');
    expect(window.location.href).not.toContain(link);
    expect(window.history.state).toEqual({ entry: 'e1', bookingLink: link });
    expect(view.mock.calls).toEqual([[link]]);
    expect(document.documentElement.outerHTML).not.toContain(link);
    expect(JSON.stringify([window.dataLayer, sessionStorage, localStorage])).not.toContain(link);
  });

  it('says nothing of services that cannot be shown before it is asked for them', async () => {
    show();
    await screen.findByText('Harbour Bil Uppsala');
    expect(screen.queryByText(/Tjänsterna kan inte visas/)).toBeNull();
  });

  it('follows another link that is opened in the same tab', async () => {
    const other = 'b'.repeat(link.length);
    const view = jest.fn<BookingLinkGateway['view']>().mockResolvedValue(booked);
    show({ view });
    await screen.findByText('Harbour Bil Uppsala');
    act(() => {
      window.history.replaceState(null, '', `/verkstad/bokning#${other}`);
      window.dispatchEvent(new Event('hashchange'));
    });
    await waitFor(() => expect(view.mock.calls).toEqual([[link], [other]]));
  });

  it('keeps the link in the history entry when navigation starts on an entry without state', async () => {
    show();
    window.history.replaceState(null, '', `/verkstad/bokning#${link}`);
    takeBookingLink();
    enterHistory('e2', 'content');
    await screen.findByText('Harbour Bil Uppsala');
    expect(lastBookingLink()).toBe(link);
  });

  it('shows the booking with a shortened registration number', async () => {
    show();
    expect(await screen.findByRole('heading', { name: /Torsdag 26 november, 08:00/ })).toBeTruthy();
    const text = document.body.textContent.replaceAll('\u00a0', ' ');
    for (const part of ['Bokad', 'ABC 1••', 'Nordvik E60', 'Stålgatan 12', 'onsdag 25 november, 08:00', '4 395 kr']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('FelsökningPris efter besiktning*');
    expect(screen.getByRole('link', { name: '018-123 45 67' }).getAttribute('href')).toBe('tel:+46181234567');
    expect(screen.getByRole('link', { name: 'Vägbeskrivning' }).getAttribute('href')).toContain('St%C3%A5lgatan');
  });

  it('shows another booking when another link is opened in the tab', async () => {
    const view = jest.fn<BookingLinkGateway['view']>().mockResolvedValue(booked);
    show({ view });
    await screen.findByText('Bokad');
    const other = link.replace('A', 'B');
    window.location.hash = `#${other}`;
    await waitFor(() => expect(view).toHaveBeenLastCalledWith(other));
    expect(window.location.hash).toBe('');
  });

  it('asks for the link when the address has none', () => {
    show({}, { hash: '#main' });
    expect(screen.getByText('Öppna länken i din bekräftelse')).toBeTruthy();
    expect(window.location.hash).toBe('#main');
  });

  it('says that a link leads to no booking', async () => {
    show({ view: fails('LinkInvalid') });
    await expectSpoken('Länken leder inte till någon bokning');
  });

  it('offers another attempt when the booking fails to load', async () => {
    const view = jest.fn<BookingLinkGateway['view']>().mockImplementationOnce(fails('ServerError'));
    show({ view: view.mockResolvedValue(booked) });
    await open('Försök igen');
    expect(await screen.findByText('Bokad')).toBeTruthy();
  });
});

describe('moving a booking', () => {
  it('shows the new time once the server confirms it', async () => {
    let answer: (booking: Booking) => void = () => undefined;
    const move = jest.fn<BookingLinkGateway['move']>(() => new Promise((resolve) => (answer = resolve)));
    const timeslots = jest.fn<BookingLinkGateway['timeslots']>().mockResolvedValue(days);
    const user = show({ move, timeslots });
    await open('Byt tid');
    expect(document.activeElement?.textContent).toBe('Välj en ny tid');
    await user.click(await screen.findByRole('button', { name: /^09:30/ }));
    expect(timeslots.mock.calls[0]).toEqual([link, '2026-11-22']);
    expect(screen.getByText('Ny tid: fredag 27 november, 09:30')).toBeTruthy();
    await user.click(button('Byt till den här tiden'));
    expect(move.mock.calls).toEqual([[link, { timeSlot: '2026-11-27T09:30:00', isFullDay: false }]]);
    await user.click(button('Skickar…'));
    expect(move).toHaveBeenCalledTimes(1);
    expect(document.body.textContent).not.toContain('Tiden är ändrad');
    answer(moved);
    expect(await screen.findByRole('heading', { name: /Fredag 27 november, 09:30/ })).toBeTruthy();
    await expectFocusedHeading('Tiden är ändrad till fredag 27 november, 09:30');
  });

  it('offers the nearest times when the wanted one was taken', async () => {
    const free = { departmentId: 'uppsala', siteName: 'Uppsala', timeSlot: '2026-11-27T10:00:00', isFullDay: false };
    const move = jest.fn<BookingLinkGateway['move']>().mockImplementationOnce(fails('TimeslotNotAvailable', [free]));
    const user = show({ move: move.mockResolvedValue(moved) });
    await open('Byt tid');
    await user.click(await screen.findByRole('button', { name: /^08:00/ }));
    await user.click(button('Byt till den här tiden'));
    const alert = await findNotice();
    expect(alert.textContent).toContain('Du har kvar din gamla tid');
    expect(screen.queryByRole('button', { name: 'Byt till den här tiden' })).toBeNull();
    await user.click(within(alert).getByRole('button', { name: 'Fredag 27 november, 10:00' }));
    await user.click(button('Byt till den här tiden'));
    expect(move).toHaveBeenLastCalledWith(link, { timeSlot: '2026-11-27T10:00:00', isFullDay: false });
    expect(await screen.findByText(/^Tiden är ändrad till/)).toBeTruthy();
  });

  it('names the add-on that is out at the new time', async () => {
    const failure = { code: 'TimeslotNotAvailable' as const, freeTimes: [], addon: 'Lånebil' };
    const user = show({ move: () => Promise.reject(new BookingError(failure)) });
    await open('Byt tid');
    await user.click(await screen.findByRole('button', { name: /^08:00/ }));
    await user.click(button('Byt till den här tiden'));
    expect((await findNotice()).textContent).toContain('Slut den dagen: Lånebil');
  });

  it.each([
    [['mail', 'sms'], 'Vi har skickat ett mejl och ett sms om det.'],
    [['sms'], 'Vi har skickat ett sms om det.'],
    [[], 'Bokningen 1B447BDE är avbokad.'],
  ] as const)('says what was sent by %j', async (channels, text) => {
    const user = show({ cancel: () => Promise.resolve({ ...cancelled, toldBy: [...channels] }) });
    await open('Avboka');
    await user.click(await screen.findByRole('button', { name: 'Ja, avboka' }));
    expect(await screen.findByText((shown) => shown.startsWith(text))).toBeTruthy();
  });

  it('refers to the telephone when the server says it is too late', async () => {
    const user = show({ move: fails('TooLate') });
    await open('Byt tid');
    await user.click(await screen.findByRole('button', { name: /^08:00/ }));
    await user.click(button('Byt till den här tiden'));
    expect(await screen.findByText('Tiden kan inte längre ändras här')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Byt tid' })).toBeNull();
  });

  it('refers to the telephone when the page knows it is too late', async () => {
    show({}, { now: '2026-11-25T07:00:01Z' });
    expect(await screen.findByText('Tiden kan inte längre ändras här')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Avboka' })).toBeNull();
  });

  it('asks for the times again when they did not come', async () => {
    const timeslots = jest.fn<BookingLinkGateway['timeslots']>().mockImplementation(fails('ServerError'));
    show({ timeslots });
    await open('Byt tid');
    await screen.findByText('Tiderna kan inte hämtas just nu');
    timeslots.mockResolvedValue(days);
    await open('Försök igen');
    expect(await screen.findByRole('button', { name: /^09:30/ })).toBeTruthy();
  });
});

describe('cancelling a booking', () => {
  it('asks for confirmation before it cancels', async () => {
    const cancel = jest.fn<BookingLinkGateway['cancel']>();
    const user = show({ cancel });
    await open('Avboka');
    expect(document.activeElement?.textContent).toBe('Vill du avboka tiden?');
    await user.click(button('Behåll min tid'));
    expect(document.activeElement).toBe(button('Avboka'));
    expect(cancel).not.toHaveBeenCalled();
  });

  it('tells aloud that it is on its way when it takes long', async () => {
    const user = show({ cancel: () => new Promise(() => undefined) });
    await open('Avboka');
    await user.click(button('Ja, avboka'));
    expect(button('Skickar…').getAttribute('aria-disabled')).toBe('true');
    await expectSpoken('Skickar…');
  });

  it('never says that it is cancelled before the server has: an answer that is lost is said to be', async () => {
    const cancel = jest.fn<BookingLinkGateway['cancel']>().mockImplementationOnce(fails('OutcomeUnknown'));
    const user = show({ cancel: cancel.mockResolvedValue(cancelled) });
    await open('Avboka');
    await user.click(button('Ja, avboka'));
    await expectSpoken('Vi vet inte om ändringen gick fram');
    expect(document.body.textContent).not.toMatch(/avbokad/i);
    await user.click(button('Ja, avboka'));
    expect(await screen.findByText('Tiden är avbokad')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Tiden är avbokad');
    expect(screen.getByText('Avbokad')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Byt tid' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Boka en ny tid' }).getAttribute('href')).toBe('/verkstad/boka');
  });

  it('says that the booking was already cancelled elsewhere', async () => {
    const view = jest.fn<BookingLinkGateway['view']>().mockResolvedValueOnce(booked).mockResolvedValue(cancelled);
    const user = show({ view, move: fails('InvalidRequest') });
    await open('Byt tid');
    await user.click(await screen.findByRole('button', { name: /^08:00/ }));
    await user.click(button('Byt till den här tiden'));
    expect(await screen.findByText('Avbokad')).toBeTruthy();
    const notice = await findNotice();
    expect(notice.textContent).toContain('Tiden är redan avbokad');
    await expectFocusedHeading('Tiden är redan avbokad');
    expect(within(notice).getByRole('link').getAttribute('href')).toBe('tel:+46181234567');
    expect(screen.getByRole('link', { name: 'Boka en ny tid' })).toBeTruthy();
  });

  it('keeps its time when the car has another booking at the new one', async () => {
    const user = show({ move: fails('CarAlreadyBooked') });
    await open('Byt tid');
    await user.click(await screen.findByRole('button', { name: /^08:00/ }));
    await user.click(button('Byt till den här tiden'));
    await expectSpoken('Bilen har redan en annan bokad tid då');
    expect(button('Byt till den här tiden')).toBeTruthy();
  });

  it('opens the change that the address asks for', async () => {
    show({}, { hash: `?change=cancel#${link}` });
    expect(await screen.findByRole('heading', { name: 'Vill du avboka tiden?' })).toBeTruthy();
    expect(screen.getByText('1B447BDE')).toBeTruthy();
  });
});
