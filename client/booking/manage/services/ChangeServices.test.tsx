/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { fakeCatalogue, testStore } from '../../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { noBookingLinks } from '../../../../test/fixtures/booking/noBooking.ts';
import { category, offering } from '../../../../test/fixtures/booking/offerings.ts';
import { enterBookingPage } from '../../../../test/fixtures/booking/showBooking.tsx';
import { testClock } from '../../../../test/fixtures/testClock.ts';
import { BookingError } from '../../../../shared/booking/BookingError.ts';
import type { BookingErrorCode } from '../../../../shared/booking/BookingError.ts';
import type { BookingLinkGateway } from '../../../../shared/booking/BookingLinkGateway.ts';
import type { FreeTime, ManagedBooking as Booking } from '../../../../shared/booking/BookingTypes.ts';
import type { ServiceOffers } from '../../../../shared/booking/ServiceChange.ts';
import { ManagedBooking } from '../ManagedBooking.tsx';
import { expectFocusedHeading, expectSpoken, findNotice } from '../../../../test/fixtures/pages/announcements.ts';

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
  services: [{ name: 'Oljebyte', units: 1, price: 1000, priceKnown: true }],
  changeableUntil: '2026-11-25T07:00:00.000Z',
  servicesChangeable: true,
  toldBy: ['mail'],
};
const changed: Booking = {
  ...booked,
  services: [...booked.services, { name: 'Tvätt', units: 1, price: 300, priceKnown: true }],
};
const offers: ServiceOffers = {
  version: 3,
  services: [
    category('Service', [
      offering('olja', { name: 'Oljebyte', price: 1000, allowUserInput: true }),
      offering('ljud', { name: 'Missljud', priceKnown: false, allowUserInput: true }),
    ]),
    category('Däck', [offering('skifte', { name: 'Hjulskifte' }), offering('hotell', { name: 'Däckhotell' })], 'one'),
  ],
  addons: [category('Tillval', [offering('tvatt', { name: 'Tvätt', price: 300 })])],
  booked: [{ code: 'olja', units: 1 }],
  work: {
    olja: { fixed: 60, perUnit: 0 },
    ljud: { fixed: 45, perUnit: 0 },
    skifte: { fixed: 30, perUnit: 0 },
    tvatt: { fixed: 30, perUnit: 0 },
  },
};
const days = [{ date: '2026-11-27', availableSlots: ['08:00', '09:30'], allDaySlotAvailable: false }];

const fails =
  (code: Exclude<BookingErrorCode, 'BrandNotSupported'>, freeTimes: FreeTime[] = []) =>
  (): Promise<never> =>
    Promise.reject(new BookingError(code === 'TimeslotNotAvailable' ? { code, freeTimes } : code));

/** Renders the page of the link. */
function show(links: Partial<BookingLinkGateway> = {}) {
  window.history.replaceState({ entry: 'e1' }, '', `/verkstad/bokning#${link}`);
  const { gateways } = fakeCatalogue(0);
  const bookingLinks = {
    ...noBookingLinks(),
    view: () => Promise.resolve(booked),
    offers: () => Promise.resolve(offers),
    timeslots: () => Promise.resolve(days),
    ...links,
  };
  const store = testStore({ ...gateways, bookingLinks, clock: testClock('2026-11-22T11:00:00Z') });
  const section = { uid: 'u1', componentName: 'ManagedBooking', dataSource: '', params: {}, fields: {} };
  render(
    <Provider store={store}>
      <ManagedBooking section={section} index={0} />
    </Provider>,
  );
  return userEvent.setup({ delay: null });
}

/** Renders the page of the link, with the form open. */
async function open(links: Partial<BookingLinkGateway> = {}) {
  const user = show(links);
  await user.click(await screen.findByRole('button', { name: 'Ändra tjänster' }));
  return user;
}

const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const box = (name: string): Promise<HTMLInputElement> => screen.findByRole('checkbox', { name });
const sum = (): string => document.querySelector('.services-sum')?.textContent.replaceAll('\u00a0', ' ') ?? '';
const request = (kobraId: string, userInput = '') => ({ kobraId, unitsSelected: 1, userInput });

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('changing the services of a booking', () => {
  it('saves the changed choice once', async () => {
    const changeServices = jest.fn<BookingLinkGateway['changeServices']>().mockResolvedValue(changed);
    const user = await open({ changeServices });
    expect((await box('Oljebyte')).checked).toBe(true);
    expect(document.activeElement?.textContent).toBe('Ändra tjänster');
    expect(sum()).toBe('Nytt totalpris1 000 krBeräknad arbetstid1 tim');
    // input given with the booking is not requested again
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/som du redan har lämnat följer med/)).toBeTruthy();

    await user.click(await box('Tvätt'));
    expect(sum()).toBe('Nytt totalpris1 300 krBeräknad arbetstid1 tim 30 min');
    await user.click(button('Spara ändringarna'));
    expect(await screen.findByText('Bokningen är ändrad')).toBeTruthy();
    await expectFocusedHeading('Bokningen är ändrad');
    expect(screen.getByText(/Vi har skickat en ny bekräftelse/)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Tjänster' }).textContent).toContain('Tvätt');
    expect(changeServices).toHaveBeenCalledTimes(1);
    expect(changeServices.mock.calls[0]).toEqual([
      link,
      { version: 3, serviceOfferingRequests: [request('olja'), request('tvatt')], mileage: null, to: null },
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
  });

  it('has the rules of a new booking', async () => {
    const changeServices = jest.fn<BookingLinkGateway['changeServices']>().mockResolvedValue(changed);
    const user = await open({ changeServices });
    await user.click(await box('Missljud'));
    await user.click(button('Spara ändringarna'));
    expect(changeServices).not.toHaveBeenCalled();
    const field = screen.getByRole('textbox', { name: 'Meddelande till verkstaden, Missljud' });
    expect(document.activeElement).toBe(field);
    expect(screen.getByText('Ange meddelande')).toBeTruthy();
    await user.type(field, 'Gnisslar');
    expect(sum()).toBe('Nytt totalprisfrån 1 000 krBeräknad arbetstid1 tim 45 min');

    await user.click(screen.getByText('Däck'));
    await user.click(screen.getByRole('radio', { name: 'Hjulskifte', hidden: true }));
    await user.click(screen.getByRole('radio', { name: 'Däckhotell', hidden: true }));
    await user.click(await box('Oljebyte'));
    await user.click(button('Spara ändringarna'));
    expect(changeServices.mock.calls[0]?.[1].serviceOfferingRequests).toEqual([
      request('hotell'),
      request('ljud', 'Gnisslar'),
    ]);
  });

  it('says that nothing is changed', async () => {
    const changeServices = jest.fn<BookingLinkGateway['changeServices']>();
    const user = await open({ changeServices });
    await box('Oljebyte');
    await user.click(button('Spara ändringarna'));
    await expectSpoken('Du har inte ändrat något.');
    expect(document.activeElement).toBe(await box('Oljebyte'));
    expect(changeServices).not.toHaveBeenCalled();
  });

  it('does not save add-ons alone', async () => {
    const changeServices = jest.fn<BookingLinkGateway['changeServices']>();
    const user = await open({ changeServices });
    await user.click(await box('Tvätt'));
    await user.click(await box('Oljebyte'));
    expect(screen.getByText('Välj minst en tjänst.')).toBeTruthy();
    await user.click(button('Spara ändringarna'));
    expect(changeServices).not.toHaveBeenCalled();
    await expectSpoken('Välj minst en tjänst.');
    expect(document.activeElement).toBe(await box('Oljebyte'));
    await user.click(button('Behåll som det är'));
    expect(document.activeElement).toBe(button('Ändra tjänster'));
  });

  it('names the added add-on that is out at the booked time', async () => {
    const failure = { code: 'TimeslotNotAvailable' as const, freeTimes: [], addon: 'Tvätt' };
    const user = await open({
      changeServices: () => Promise.reject(new BookingError(failure)),
      timeslots: () => Promise.resolve(days),
    });
    await user.click(await box('Tvätt'));
    await user.click(button('Spara ändringarna'));
    const alert = await findNotice();
    expect(alert.textContent).toContain('Slut den dagen: Tvätt');
    expect(alert.textContent).not.toContain('Arbetet får inte plats');
  });

  it('moves the booking to a time in which the added work fits', async () => {
    const free = { departmentId: 'uppsala', siteName: 'Uppsala', timeSlot: '2026-11-27T10:00:00', isFullDay: false };
    const moved = { ...changed, timeSlot: free.timeSlot };
    const changeServices = jest
      .fn<BookingLinkGateway['changeServices']>()
      .mockImplementationOnce(fails('TimeslotNotAvailable', [free]))
      .mockResolvedValue(moved);
    const timeslots = jest.fn<BookingLinkGateway['timeslots']>().mockResolvedValue(days);
    const user = await open({ changeServices, timeslots });
    await user.click(await box('Tvätt'));
    await user.click(button('Spara ändringarna'));
    const alert = await findNotice();
    expect(alert.textContent).toContain('Arbetet får inte plats på din tid');
    expect(document.activeElement?.textContent).toBe('Välj en ny tid');
    const services = [request('olja'), request('tvatt')];
    expect(timeslots.mock.calls[0]).toEqual([link, '2026-11-22', services]);

    // back to the choice, which is unchanged
    await user.click(button('Välj andra tjänster'));
    expect((await box('Tvätt')).checked).toBe(true);
    changeServices.mockImplementationOnce(fails('TimeslotNotAvailable', [free]));
    await user.click(button('Spara ändringarna'));

    const again = await findNotice();
    await user.click(within(again).getByRole('button', { name: 'Fredag 27 november, 10:00' }));
    await user.click(button('Spara tjänster och ny tid'));
    expect(await screen.findByRole('heading', { name: /Fredag 27 november, 10:00/ })).toBeTruthy();
    expect(changeServices.mock.lastCall?.[1]).toMatchObject({
      serviceOfferingRequests: services,
      to: { timeSlot: free.timeSlot, isFullDay: false },
    });
  });

  it('asks with the same key again when the response was lost', async () => {
    const changeServices = jest
      .fn<BookingLinkGateway['changeServices']>()
      .mockImplementationOnce(fails('OutcomeUnknown'));
    const user = await open({ changeServices: changeServices.mockResolvedValue(changed) });
    await user.click(await box('Tvätt'));
    await user.click(button('Spara ändringarna'));
    await expectSpoken('Vi vet inte om ändringen gick fram');
    await user.click(button('Spara ändringarna'));
    expect(await screen.findByText('Bokningen är ändrad')).toBeTruthy();
    const [first, second] = changeServices.mock.calls;
    expect(second).toEqual(first);
  });

  it('says that the booking was changed elsewhere', async () => {
    const user = await open({ changeServices: fails('InvalidRequest') });
    await user.click(await box('Tvätt'));
    await user.click(button('Spara ändringarna'));
    expect(await screen.findByText('Bokningen har ändrats någon annanstans')).toBeTruthy();
  });

  it('says that it is too late to change', async () => {
    const late = await open({ changeServices: fails('TooLate') });
    await late.click(await box('Tvätt'));
    await late.click(button('Spara ändringarna'));
    expect(await screen.findByText('Tiden kan inte längre ändras här')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ändra tjänster' })).toBeNull();
  });

  it('offers another try when the offers do not come', async () => {
    const asked = jest.fn<BookingLinkGateway['offers']>().mockImplementationOnce(fails('ServerError'));
    const user = await open({ offers: asked.mockResolvedValue(offers) });
    await expectSpoken('Tjänsterna kan inte visas just nu');
    await user.click(button('Försök igen'));
    expect((await box('Oljebyte')).checked).toBe(true);
  });

  it('is not offered for a wheel change', async () => {
    show({ view: () => Promise.resolve({ ...booked, servicesChangeable: false }) });
    expect(await screen.findByRole('button', { name: 'Byt tid' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ändra tjänster' })).toBeNull();
  });
});
