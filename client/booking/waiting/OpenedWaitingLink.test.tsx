import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { bookedService } from '../../../test/fixtures/booking/bookingDraft.ts';
import { enterBookingPage, showBooking } from '../../../test/fixtures/booking/showBooking.tsx';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import { buildBookingRequest } from '../../../shared/booking/request/buildBookingRequest.ts';
import type { WaitingListGateway, WaitingView } from '../../../shared/booking/WaitingListGateway.ts';
import { slotChosen } from '../state/bookingState.ts';
import { OpenedWaitingLink } from './OpenedWaitingLink.tsx';
import { lastWaitingLink, takeWaitingLink } from './waitingLink.ts';
import { expectFocusedHeading, findNotice } from '../../../test/fixtures/pages/announcements.ts';

const link = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdEfGhIj';
const held: WaitingView = {
  state: 'held',
  siteName: 'Harbour Bil Uppsala',
  day: '2026-11-26',
  until: '14:32',
  draft: {
    car: { registrationNumber: 'POL26K', brand: 'Volvo', model: 'XC60', buildYear: 2022, hasServiceAgreement: false },
    milage: null,
    services: { oljebyte: bookedService({ name: 'Oljebyte', price: 1890 }) },
    hasAddons: false,
    location: { departmentId: 'uppsala', siteName: 'Harbour Bil Uppsala' },
    workshop: { address: 'Stålgatan 1', latitude: 59.86, longitude: 17.64 },
    pricesOf: 'uppsala',
    slot: { timeslot: '2026-11-26T08:00:00', isFullDay: false },
  },
};
const contact = { firstName: 'Ada', lastName: 'Berg', phone: '0701234567', email: 'ada@visitor.example', message: '' };

function show(wants: 'hold' | 'leave', waiting: Partial<WaitingListGateway>, draft = {}) {
  return showBooking(<OpenedWaitingLink link={link} wants={wants} />, { waiting, draft });
}

beforeEach(() => enterBookingPage());
afterEach(cleanup);

describe('the link of an offer', () => {
  it('books with the hold for the held time', async () => {
    const { draft, store } = show('hold', { view: () => Promise.resolve(held) });
    await expectFocusedHeading('Vi håller tiden för dig till kl. 14:32');
    expect(draft()).toMatchObject({ contactOpen: true, slot: { timeslot: '2026-11-26T08:00:00' } });
    expect(Object.keys(draft().services)).toEqual(['oljebyte']);
    expect(buildBookingRequest(draft(), contact)).toMatchObject({ hold: link, departmentId: 'uppsala' });
    const { location, workshop } = draft();
    const other = { timeslot: '2026-11-27T08:00:00', isFullDay: false };
    if (location) store.dispatch(slotChosen({ location, workshop, slot: other }));
    expect(buildBookingRequest(draft(), contact)).not.toHaveProperty('hold');
  });

  it('leaves an attempt of unknown outcome alone', async () => {
    const { draft } = show('hold', { view: () => Promise.resolve(held) }, { outcomeUnknown: true });
    expect(await findNotice()).toBeTruthy();
    expect(draft().outcomeUnknown).toBe(true);
  });

  it.each([
    [{ state: 'lapsed', siteName: 'Uppsala', day: '2026-11-26' }, 'Tiden har gått vidare till nästa'],
    [{ state: 'waiting', siteName: 'Uppsala', day: '2026-11-26' }, 'Du står på väntelistan för torsdag 26 november'],
    [{ state: 'gone' }, 'Länken gäller inte längre'],
  ] as const)('says when there is nothing to book: %j', async (view, text) => {
    const { draft } = show('hold', { view: () => Promise.resolve(view) });
    expect(await screen.findByText((shown) => shown.startsWith(text))).toBeTruthy();
    expect(draft().hold).toBeUndefined();
  });

  it('says when it could not be looked up', async () => {
    show('hold', { view: () => Promise.reject(new BookingError('ServerError')) });
    await expectFocusedHeading('Länken kunde inte öppnas');
  });
});

describe('the link that leaves a waiting list', () => {
  it('asks for confirmation before it leaves the list', async () => {
    const leave = jest.fn<WaitingListGateway['leave']>().mockResolvedValue();
    const { user, draft } = show('leave', { view: () => Promise.resolve(held), leave });
    const go = await screen.findByRole('button', { name: 'Ta bort mig från väntelistan' });
    expect(leave).not.toHaveBeenCalled();
    expect(draft().hold).toBeUndefined();
    await user.click(go);
    expect(await screen.findByText('Du är borttagen från väntelistan')).toBeTruthy();
    expect(leave.mock.calls).toEqual([[link]]);
  });
});

describe('takeWaitingLink()', () => {
  it('moves the link from the address to the session', () => {
    window.history.replaceState({ entry: 'e1' }, '', `/verkstad/boka?step=car#hold-${link}`);
    takeWaitingLink();
    expect(lastWaitingLink()).toEqual({ wants: 'hold', link });
    expect(window.location.href).not.toContain(link);
    expect(window.location.search).toBe('?step=car');
    expect(window.history.state).toEqual({ entry: 'e1' });
  });

  it.each(['AbCd', `${link}.`, ''])(
    'takes a broken link, so that the page says that it does not work: "%s"',
    (broken) => {
      window.history.replaceState(null, '', `/verkstad/boka#hold-${broken}`);
      takeWaitingLink();
      expect(lastWaitingLink()).toEqual({ wants: 'hold', link: broken });
      expect(window.location.hash).toBe('');
    },
  );
});
