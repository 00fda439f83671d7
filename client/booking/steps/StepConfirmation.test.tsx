import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { bookedService, bookingDraft } from '../../../test/fixtures/booking/bookingDraft.ts';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import { contactTyped, emptyDraft } from '../state/bookingState.ts';
import { StepConfirmation } from './StepConfirmation.tsx';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

const booked = {
  bookingInfo: {
    id: 'B-17',
    registrationNumber: 'POL26K',
    kobraProductIds: ['4711'],
    link: 's3cret',
    confirmedBy: ['mail' as const],
  },
  bookingState: 5,
  displayState: 5,
  maxBookingState: 5,
  slot: { timeslot: '2026-11-26T08:00:00', isFullDay: true },
};
const page = (): string => document.body.textContent.replace(/\s/g, ' ');

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('the confirmation', () => {
  it('shows the booked time with its total', () => {
    showBooking(<StepConfirmation />, { draft: booked });
    expect(screen.getByRole('heading', { name: 'Din tid är bokad: torsdag 26 november' })).toBeTruthy();
    for (const text of [
      ...['Harbour Bil 1', 'Stålgatan 1, 754 50 Uppsala', 'Torsdag 26 november', 'Före kl. 08:00', 'B-17'],
      ...['Originalservice 3 490 kr', 'Lånebil, 2 d 790 kr', 'Totalt4 280 kr', 'Volvo XC60, POL 26K'],
    ]) {
      expect(page()).toContain(text);
    }
    expect(page()).not.toContain('4711');
    const directions = screen.getByText('Vägbeskrivning').closest('a');
    expect(directions?.href).toContain(encodeURIComponent('Harbour Bil 1 Stålgatan 1, 754 50 Uppsala'));
    expect(directions?.rel).toContain('noopener');
  });

  it('leaves an unknown price out of the total', () => {
    const services = {
      ...bookingDraft.services,
      kamrem: bookedService({ name: 'Kamrem', price: 0, priceKnown: false }),
    };
    showBooking(<StepConfirmation />, { draft: { ...booked, services } });
    expect(page()).toContain('KamremPris efter besiktning*');
    expect(page()).toContain('Totalt4 280 kr');
  });

  it('calls a service without a price of its own included', () => {
    const services = {
      ...bookingDraft.services,
      elcykel: bookedService({ name: 'Elcykel', price: 0, priceKnown: true }),
    };
    showBooking(<StepConfirmation />, { draft: { ...booked, services } });
    expect(page()).toContain('Elcykel Ingår');
    expect(page()).toContain('Totalt4 280 kr');
  });

  it('tells where the mail went as long as the page knows it', () => {
    const { store } = showBooking(<StepConfirmation />, { draft: booked });
    expect(page()).toContain('Vi har skickat en bekräftelse till din e-post.');
    const contact = { firstName: 'Karin', lastName: 'Ek', phone: '070', email: 'karin@exempel.se', message: '' };
    act(() => {
      store.dispatch(contactTyped(contact));
    });
    expect(page()).toContain('Vi har skickat en bekräftelse till karin@exempel.se.');
  });

  it.each([
    [['sms'], 'Vi har skickat en bekräftelse som sms till din mobil.'],
    [['mail', 'sms'], 'Vi har skickat en bekräftelse till din e-post och som sms.'],
    [[], 'Spara bokningsnumret, det behövs om du ringer verkstaden.'],
  ] as const)('says what was sent by %j', (channels, text) => {
    const bookingInfo = { ...booked.bookingInfo, confirmedBy: [...channels] };
    showBooking(<StepConfirmation />, { draft: { ...booked, bookingInfo } });
    expect(page()).toContain(text);
  });

  it('links to the booking by a fragment', () => {
    showBooking(<StepConfirmation />, { draft: booked });
    const manage = screen.getByText('Visa, ändra eller avboka').closest('a');
    expect(manage?.getAttribute('href')).toBe('/verkstad/bokning#s3cret');
  });

  it('downloads the calendar file at a second attempt', async () => {
    const saved: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => saved.push(file) && 'blob:x',
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const asked: string[] = [];
    const { user } = showBooking(<StepConfirmation />, {
      draft: booked,
      links: {
        calendar: (link) => {
          asked.push(link);
          return asked.length === 1
            ? Promise.reject(new BookingError('ServerError'))
            : Promise.resolve('BEGIN:VCALENDAR');
        },
      },
    });
    await user.click(screen.getByText('Lägg till i kalendern'));
    await expectSpoken('Kalenderfilen kunde inte hämtas');
    await user.click(screen.getByText('Lägg till i kalendern'));
    await waitFor(() => expect(saved.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']));
    expect(asked).toEqual(['s3cret', 's3cret']);
    expect(JSON.stringify(window.dataLayer)).not.toContain('s3cret');
  });

  it('offers neither where bookings have no links', () => {
    const { link: _link, confirmedBy: _confirmedBy, ...bookingInfo } = booked.bookingInfo;
    showBooking(<StepConfirmation />, { draft: { ...booked, bookingInfo } });
    expect(page()).toContain('Spara bokningsnumret');
    expect(page()).not.toContain('skickat');
    expect(screen.queryByText('Lägg till i kalendern')).toBeNull();
    expect(screen.queryByText('Visa, ändra eller avboka')).toBeNull();
  });

  it('starts anew with "Ny bokning": nothing of the booking is left', async () => {
    const { user, draft } = showBooking(<StepConfirmation />, { draft: booked });
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom does not navigate
    await user.click(screen.getByText('Ny bokning'));
    expect(draft()).toBe(emptyDraft);
    expect(complaint).toBeDefined();
  });
});
