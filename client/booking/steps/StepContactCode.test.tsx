import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { BookingFailure } from '../../../shared/booking/BookingError.ts';
import type { BookingRequest } from '../../../shared/booking/BookingTypes.ts';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import { expectSpoken, findNotice } from '../../../test/fixtures/pages/announcements.ts';
import { StepContact } from './StepContact.tsx';

const asksForCode: BookingFailure = { code: 'TooManyRequests', confirmation: 'mail' };
const booked = { id: 'B-17', registrationNumber: 'POL26K', kobraProductIds: [] };
const code = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(/^Kod/);

/** Fills in the form and submits it; attempts fail with the given failures in order, then succeed. */
async function book(...failures: BookingFailure[]) {
  const sent: { request: BookingRequest; key: string }[] = [];
  const shown = showBooking(<StepContact />, {
    draft: { slot: { timeslot: '2026-11-26T08:00:00', isFullDay: false }, contactOpen: true },
    booking: {
      book: (request, key) => {
        sent.push({ request, key });
        const failure = failures[sent.length - 1];
        return failure ? Promise.reject(new BookingError(failure)) : Promise.resolve(booked);
      },
      workshop: () =>
        Promise.resolve({ siteName: 'Harbour Bil 1', phone: '018-123 45 67', email: 'a@harbour.example', today: [] }),
    },
  });
  const details = { Förnamn: 'Karin', Efternamn: 'Lindqvist', Telefon: '070 123 45 67', 'E-post': 'karin@exempel.se' };
  for (const [label, text] of Object.entries(details)) {
    await shown.user.click(screen.getByLabelText(new RegExp(label)));
    await shown.user.paste(text);
  }
  await shown.user.click(screen.getByRole('button', { name: 'Boka tid' }));
  return { ...shown, sent };
}

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('a booking above the limit', () => {
  it('asks for the mailed code next to the phone of the workshop', async () => {
    const { draft } = await book(asksForCode);
    await expectSpoken('karin@exempel.se');
    expect([code().inputMode, code().autocomplete]).toEqual(['numeric', 'one-time-code']);
    expect(document.activeElement).toBe(code());
    const call = await screen.findByRole('link', { name: '018-123 45 67' });
    expect(call.getAttribute('href')).toBe('tel:+46181234567');
    expect(draft()).toMatchObject({ outcomeUnknown: false, bookingInfo: null });
  });

  it('is sent again with the code under the same key', async () => {
    const { sent, user, draft } = await book(asksForCode);
    await screen.findByLabelText(/^Kod/);
    await user.paste(' 222222 ');
    await user.click(within(await findNotice()).getByRole('button'));
    await waitFor(() => expect(draft().bookingInfo).toEqual(booked));
    expect(sent.map(({ request }) => request.confirmationCode)).toEqual([undefined, '222222']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('asks again after a wrong code', async () => {
    const { sent, user } = await book(asksForCode, { ...asksForCode, isWrongCode: true });
    await screen.findByLabelText(/^Kod/);
    await user.paste('111111');
    await user.keyboard('{Enter}');
    await expectSpoken('Koden stämmer inte');
    expect(sent).toHaveLength(2);
    expect(code().getAttribute('aria-invalid')).toBe('true');
    expect([document.activeElement, code().value]).toEqual([code(), '']);
  });

  it('names the phone of the workshop when no more codes are taken', async () => {
    const { user } = await book(asksForCode, { code: 'TooManyRequests' });
    await screen.findByLabelText(/^Kod/);
    await user.keyboard('111111{Enter}');
    await expectSpoken('för många förfrågningar');
    expect(screen.queryByLabelText(/^Kod/)).toBeNull();
    expect(await screen.findByRole('link', { name: '018-123 45 67' })).toBeTruthy();
  });

  it('stores no code on the device', async () => {
    const { user, store } = await book(asksForCode);
    await screen.findByLabelText(/^Kod/);
    await user.paste('222222');
    window.dispatchEvent(new Event('pagehide'));
    const stored = [store.getState(), Object.entries(sessionStorage), Object.entries(localStorage)];
    expect(JSON.stringify(stored)).not.toContain('222222');
  });

  it('asks for the code after a first attempt of unknown outcome', async () => {
    const { user, draft } = await book({ code: 'OutcomeUnknown' }, asksForCode);
    await user.click(await screen.findByRole('button', { name: 'Kontrollera igen' }));
    await screen.findByLabelText(/^Kod/);
    expect(draft().outcomeUnknown).toBe(false);
  });
});
