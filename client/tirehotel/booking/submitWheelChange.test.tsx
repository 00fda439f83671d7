import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import {
  chooseWheelTime,
  fillInContact,
  heldAnswer,
  showWheelPage,
  wheelConfirmation,
  wheelVehicle,
} from '../../../test/fixtures/tirehotel/showWheelPage.tsx';
import type { ShownWheelPage } from '../../../test/fixtures/tirehotel/showWheelPage.tsx';
import type { TireHotelGateway } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireConfirmation } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { BookingPage } from './BookingPage.tsx';
import { expectFocusedHeading, expectSpoken, findNotice } from '../../../test/fixtures/pages/announcements.ts';

const onBooked = jest.fn<(confirmation: TireConfirmation) => void>();
const book = jest.fn<TireHotelGateway['book']>();
const page = <BookingPage vehicle={wheelVehicle} onBack={() => undefined} onBooked={onBooked} />;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

const show = (more: Partial<TireHotelGateway> = {}): ShownWheelPage =>
  showWheelPage(page, { tireHotel: { book, ...more } });
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
const keys = (): string[] => book.mock.calls.map(([, , key]) => key);

async function comeToBook(more: Partial<TireHotelGateway> = {}): Promise<ShownWheelPage> {
  const shown = show(more);
  await chooseWheelTime(shown);
  await fillInContact(shown);
  return shown;
}

let online = true;
beforeEach(() => {
  online = true;
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => online);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  onBooked.mockReset();
  book.mockReset();
  book.mockResolvedValue(wheelConfirmation);
});
afterEach(cleanup);

describe('who leaves the car', () => {
  it.each([
    ['Förnamn', ' ', 'Fyll i ditt förnamn.'],
    ['Efternamn', ' ', 'Fyll i ditt efternamn.'],
    ['E-post', 'karin@exempel', 'Fyll i en e-postadress, till exempel namn@exempel.se.'],
    ['Mobilnummer', '070-12 34', 'Numret har för få siffror.'],
    ['Mobilnummer', '0701234567890123', 'Numret har för många siffror. Börja med + och landskod om det är utländskt.'],
  ])('is led to %s when it is wrong (%j)', async (name, wrong, fault) => {
    const { user } = await comeToBook();
    await user.clear(field(name));
    await user.type(field(name), wrong);
    await user.click(button('Genomför bokning'));
    expect(book).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field(name));
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    const hint = document.getElementById(field(name).getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe(fault);
  });

  it('sees no fault in a field that was only passed', async () => {
    const shown = show();
    await chooseWheelTime(shown);
    field('Förnamn').focus();
    await shown.user.tab();
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });

  it('keeps what was typed when another time is chosen', async () => {
    const { user } = await comeToBook();
    await user.click(button('Ändra tid'));
    await user.click(button('10:00'));
    expect(field('Mobilnummer').value).toBe('+46 70-123 45 67');
  });
});

describe('a booking', () => {
  it('sends the time as it was delivered', async () => {
    const { user } = await comeToBook();
    await user.type(field('Kommentar (valfritt)'), 'Nyckeln ligger i bilen. ');
    await user.click(button('Genomför bokning'));
    await waitFor(() => expect(onBooked.mock.calls).toEqual([[wheelConfirmation]]));
    expect(book.mock.calls).toEqual([
      [
        '4711',
        {
          bookingDate: '2026-11-26T08:30:00',
          bookingStart: '2026-11-26T08:30:00',
          regNo: 'POL26K',
          freeText: 'Nyckeln ligger i bilen.',
          customer: {
            firstName: 'Karin',
            lastName: 'Lindqvist',
            email: 'karin@exempel.se',
            phoneMobile: '+46701234567',
          },
        },
        expect.stringMatching(uuid),
      ],
    ]);
  });

  it('of a day without times sends its midnight', async () => {
    const shown = show();
    await shown.user.click(await screen.findByRole('button', { name: 'Nästa månad' }));
    await shown.user.click(await screen.findByRole('button', { name: 'tisdag 1 december 2026' }));
    await screen.findByRole('form');
    await fillInContact(shown);
    await shown.user.click(button('Genomför bokning'));
    await waitFor(() => expect(onBooked).toHaveBeenCalled());
    const { bookingDate, bookingStart } = book.mock.calls[0]?.[1] ?? {};
    expect([bookingDate, bookingStart]).toEqual(['2026-12-01T00:00:00', null]);
  });

  it('is sent once while it is under way', async () => {
    const { answer, give } = heldAnswer<TireConfirmation>();
    book.mockReturnValue(answer);
    const { user } = await comeToBook();
    await user.click(button('Genomför bokning'));
    expect(screen.getByText('Bokar hjulskiftet', { selector: '.tire-cover-text' })).toBeTruthy();
    expect(document.querySelector('.tire-frame-content')?.hasAttribute('inert')).toBe(true);
    await user.click(button('Genomför bokning'));
    expect(book).toHaveBeenCalledTimes(1);
    give(wheelConfirmation);
    await waitFor(() => expect(onBooked).toHaveBeenCalledTimes(1));
  });

  it('that is refused gets a new key at the next attempt', async () => {
    book.mockRejectedValueOnce(new TireHotelError('InvalidRequest', { message: 'Bokningen kunde inte tas emot.' }));
    const { user } = await comeToBook();
    await user.click(button('Genomför bokning'));
    const alert = await findNotice();
    expect(alert.textContent).toContain('Bokningen kunde inte tas emot.');
    expect(alert.querySelector('.wheel-refusal')).not.toBeNull();
    expect(document.querySelector('.tire-cover')).toBeNull();
    await user.click(button('Genomför bokning'));
    await waitFor(() => expect(onBooked).toHaveBeenCalled());
    expect(new Set(keys()).size).toBe(2);
  });

  it('that fails without a word of the server has words of ours', async () => {
    book.mockRejectedValueOnce(new TireHotelError('ServerError'));
    const { user } = await comeToBook();
    await user.click(button('Genomför bokning'));
    await expectSpoken('Något gick fel. Försök igen om en stund.');
  });

  it('of a time that was taken loads the times again', async () => {
    book.mockRejectedValueOnce(new TireHotelError('TimeTaken', { message: 'Tiden är bokad.' }));
    const { user } = await comeToBook();
    await user.click(button('Genomför bokning'));
    await expectFocusedHeading('Tiden hann bli bokad');
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(await screen.findByRole('button', { name: '10:00' }));
    expect(screen.queryByText('Tiden hann bli bokad')).toBeNull();
    expect(field('E-post').value).toBe('karin@exempel.se');
    await user.click(button('Genomför bokning'));
    await waitFor(() => expect(onBooked).toHaveBeenCalled());
    expect(book.mock.calls[1]?.[1].bookingStart).toBe('2026-11-26T10:00:00');
    expect(new Set(keys()).size).toBe(2);
  });

  it('without a network is sent again with its key', async () => {
    book.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { user } = await comeToBook();
    online = false;
    await user.click(button('Genomför bokning'));
    await expectSpoken('Bokningen har inte skickats');
    expect(console.error).toHaveBeenCalledWith('tireHotel.failed', { code: 'NoAnswer' });
    expect(document.querySelector('.tire-cover')).toBeNull();
    expect(field('Förnamn').value).toBe('Karin ');
    expect(field('Förnamn').readOnly).toBe(false);
    online = true;
    await user.click(button('Genomför bokning'));
    await waitFor(() => expect(onBooked).toHaveBeenCalled());
    expect(new Set(keys()).size).toBe(1);
  });

  it('without a session ends it', async () => {
    book.mockRejectedValueOnce(new TireHotelError('NoSession'));
    const { user, state } = await comeToBook();
    await user.click(button('Genomför bokning'));
    await waitFor(() => expect(state().page).toBe('search'));
    expect(state().sessionLost).toBe(true);
    expect(state().draft.attempt).toBeNull();
  });
});

describe('a booking whose answer was lost', () => {
  const lost = [
    ['by a network that broke off', new TypeError('Failed to fetch')],
    ['on the way', new TireHotelError('OutcomeUnknown', { canCheck: true })],
  ] as const;

  it.each(lost)('%s is of unknown outcome: the same is asked about with the same key', async (_how, error) => {
    book.mockRejectedValueOnce(error);
    const { user } = await comeToBook();
    await user.click(button('Genomför bokning'));
    const alert = await findNotice();
    expect(alert.textContent).toContain('Vi vet inte om bokningen gick fram');
    expect(screen.getByRole('link', { name: '018-123 45 60' })).toBeTruthy();
    expect(screen.getByText('Torsdag 26 november 2026, 08:30')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(field('Förnamn').readOnly).toBe(true);
    await user.click(button('Kontrollera igen'));
    await waitFor(() => expect(onBooked).toHaveBeenCalled());
    expect(new Set(keys()).size).toBe(1);
    expect(book.mock.calls[1]?.[1]).toEqual(book.mock.calls[0]?.[1]);
  });

  it('stays unknown when the question about it fails', async () => {
    book.mockRejectedValueOnce(new TireHotelError('OutcomeUnknown', { canCheck: true }));
    book.mockRejectedValueOnce(new TireHotelError('TooMany', { message: 'Vänta en stund.' }));
    const { user } = await comeToBook();
    await user.click(button('Genomför bokning'));
    await user.click(await screen.findByRole('button', { name: 'Kontrollera igen' }));
    await waitFor(() => expect(book).toHaveBeenCalledTimes(2));
    await expectSpoken('Vi vet inte om bokningen gick fram');
    online = false;
    book.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await user.click(button('Kontrollera igen'));
    await waitFor(() => expect(book).toHaveBeenCalledTimes(3));
    await expectSpoken('Vi vet inte om bokningen gick fram');
    expect(new Set(keys()).size).toBe(1);
  });

  it('of a car with another booking at that time lets another time be chosen', async () => {
    book.mockRejectedValueOnce(new TireHotelError('CarAlreadyBooked', { message: 'Bilen har redan en tid.' }));
    const { user, state } = await comeToBook();
    await user.click(button('Genomför bokning'));
    const notice = await findNotice();
    expect(notice.textContent).toContain('Bilen har redan en bokad tid då');
    expect(notice.textContent).toContain('018-123 45 60');
    // no mail server is configured, so that no mail is promised
    expect(notice.textContent).not.toMatch(/mejlar/);
    expect(state().draft.attempt).toBeNull();
    await user.click(screen.getByText('07:00'));
    expect(document.querySelector('.notice')).toBeNull();
  });

  it('is still checked after a visit to another page', async () => {
    book.mockRejectedValueOnce(new TireHotelError('OutcomeUnknown', { canCheck: true }));
    const shown = await comeToBook();
    await shown.user.click(button('Genomför bokning'));
    await screen.findByRole('button', { name: 'Kontrollera igen' });
    act(() => shown.again(page));
    expect(field('E-post').value).toBe('karin@exempel.se');
    book.mockRejectedValueOnce(new TireHotelError('TimeTaken'));
    await shown.user.click(button('Kontrollera igen'));
    await expectFocusedHeading('Tiden hann bli bokad');
    expect(await screen.findByRole('heading', { name: 'Torsdag 26 november' })).toBeTruthy();
    expect(new Set(keys()).size).toBe(1);
  });

  it('that cannot be checked says whom to call', async () => {
    book.mockRejectedValueOnce(new TireHotelError('OutcomeUnknown'));
    const { user } = await comeToBook();
    await user.click(button('Genomför bokning'));
    const text = (await findNotice()).textContent;
    expect(text).toContain('Ring eller mejla verkstaden innan du bokar igen.');
    expect(text).toMatch(/När verkstadens besked är registrerat ser du det här((?!två gånger|Försök igen).)*$/);
    expect(screen.getByRole('link', { name: '018-123 45 60' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'dack.uppsala@harbour.example' })).toBeTruthy();
    expect(field('Förnamn').value).toBe('Karin ');
    book.mockRejectedValueOnce(new TireHotelError('NotBooked'));
    await user.click(button('Kontrollera igen'));
    await expectSpoken('bokningen kom aldrig fram');
    await user.click(button('Genomför bokning'));
    await waitFor(() => expect(new Set(keys()).size).toBe(2));
  });

  it('can be given up after a warning', async () => {
    const startOver = jest.fn<TireHotelGateway['startOver']>().mockResolvedValue();
    book.mockRejectedValueOnce(new TireHotelError('OutcomeUnknown'));
    const { user, state } = await comeToBook({ startOver });
    await user.click(button('Genomför bokning'));
    await user.click(await screen.findByRole('button', { name: 'Börja om' }));
    expect(screen.getByText('Den första bokningen kan finnas. Bokar du igen kan det bli två.')).toBeTruthy();
    expect(startOver).not.toHaveBeenCalled();
    await user.click(button('Börja om ändå'));
    await waitFor(() => expect(state().draft.attempt).toBeNull());
    expect(startOver).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('grid')).toBeTruthy();
    expect(state().draft.contact.firstName).toBe('Karin ');
  });

  it('is still there after a reload', async () => {
    const request = {
      bookingDate: '2026-11-26T08:30:00',
      bookingStart: '2026-11-26T08:30:00',
      regNo: 'POL26K',
      freeText: 'Hej',
      customer: { firstName: 'Karin', lastName: 'Lindqvist', email: 'karin@exempel.se', phoneMobile: '0701234567' },
    };
    const { user } = showWheelPage(page, { tireHotel: { book }, attempt: { key: 'k-1', request, canCheck: true } });
    await expectSpoken('Vi vet inte om bokningen gick fram');
    expect(field('Kommentar (valfritt)').value).toBe('Hej');
    await user.click(button('Kontrollera igen'));
    await waitFor(() => expect(book.mock.calls).toEqual([['4711', request, 'k-1']]));
  });

  it('leaves nothing of the visitor in the storage of the tab', async () => {
    book.mockRejectedValueOnce(new TireHotelError('OutcomeUnknown', { canCheck: true }));
    const { user } = await comeToBook();
    await user.click(button('Genomför bokning'));
    await findNotice();
    expect([sessionStorage.length, localStorage.length, window.location.search]).toEqual([0, 0, '']);
  });
});
