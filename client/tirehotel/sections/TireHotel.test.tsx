import '../../../test/fixtures/pages/textEncoder.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { heldAnswer, wheelTimes, wheelVehicle } from '../../../test/fixtures/tirehotel/showWheelPage.tsx';
import { TabHistory } from '../../../test/fixtures/pages/TabHistory.tsx';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelGateway } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireCustomer, TireValidated } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { selectTireHotel } from '../tireHotelState.ts';
import { TireHotel } from './TireHotel.tsx';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

const customer: TireCustomer = { encryptedPhoneNumber: 'p', obfuscatedPhoneNumber: '07X XXX X5 67', regNo: 'POL26K' };
const validated: TireValidated = { status: 0, vehicles: [wheelVehicle] };
const fields = {
  Title: 'Däckhotellet',
  BookServiceLink: { href: '/verkstad/boka', text: 'Boka service' },
  FullWidgetLink: { href: '/dackhotell', text: 'Boka hjulskifte' },
  ContactEmail: 'dackhotell@harbour.example',
  Phone: '018-123 45 60',
  Hours: [{ Days: 'Måndag–fredag', Hours: '07:00–17:00' }],
};

const section = { uid: 'u', componentName: 'TireHotel', dataSource: '', params: {} };

const search = jest.fn<TireHotelGateway['search']>();
const login = jest.fn<TireHotelGateway['login']>();
const validate = jest.fn<TireHotelGateway['validate']>();
const logout = jest.fn<TireHotelGateway['logout']>();
const visit = jest.fn<TireHotelGateway['visit']>();

function open(more: Record<string, string> = {}) {
  const { gateways } = fakeCatalogue(0);
  const clock = { now: () => new Date() };
  const tireHotel = { ...gateways.tireHotel, ...wheelTimes(), search, login, validate, logout, visit };
  const store = testStore({ ...gateways, clock, tireHotel });
  render(
    <Provider store={store}>
      <TabHistory>
        <TireHotel section={{ ...section, fields: { ...fields, ...more } }} index={0} />
      </TabHistory>
    </Provider>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { store, user, state: () => selectTireHotel(store.getState()) };
}

const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { name });
const arrivesAt = async (name: string): Promise<void> => {
  const found = await heading(name);
  expect(document.activeElement === found).toBe(true);
};
const boxes = (): HTMLInputElement[] => screen.getAllByRole('textbox', { name: /^Siffra/ });
const code = (): string => boxes().map(({ value }) => value || '_').join(''); // prettier-ignore
const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;

/** Renders the page of the code. */
async function sent() {
  const tab = open();
  await tab.user.type(screen.getByLabelText('Registreringsnummer'), 'pol 26k{Enter}');
  await tab.user.click(await screen.findByRole('button', { name: 'Skicka kod' }));
  await heading('Skriv in koden');
  return tab;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') });
  sessionStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  search.mockReset().mockResolvedValue(customer);
  login.mockReset().mockResolvedValue({ authorizationToken: 't' });
  validate.mockReset().mockResolvedValue(validated);
  logout.mockReset().mockResolvedValue();
  visit.mockReset().mockResolvedValue({ hasSession: true, login: null });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the search', () => {
  it('is the first page', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Däckhotellet' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Vilken bil gäller det?' })).toBeTruthy();
    const mail = screen.getByRole('link', { name: 'dackhotell@harbour.example' });
    expect(mail.getAttribute('href')).toBe('mailto:dackhotell@harbour.example');
    expect(screen.queryByRole('button', { name: 'Logga ut' })).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('takes two to seven upper-case characters', async () => {
    const { user } = open();
    const plate = screen.getByLabelText<HTMLInputElement>('Registreringsnummer');
    await user.type(plate, 'a{Enter}');
    expect([plate.value, plate.getAttribute('aria-invalid'), plate.matches(':focus')]).toEqual(['A', 'true', true]);
    await expectSpoken('Skriv registreringsnumret.');
    await user.type(plate, 'b');
    expect(plate.hasAttribute('aria-invalid')).toBe(false);
    await user.type(plate, 'c 123456');
    expect(plate.value).toBe('ABC1234');
    expect(search).not.toHaveBeenCalled();
  });

  it('sends one request for several presses of Enter', async () => {
    const { answer, give } = heldAnswer<TireCustomer>();
    search.mockReturnValue(answer);
    const { user } = open();
    const plate = screen.getByLabelText<HTMLInputElement>('Registreringsnummer');
    await user.type(plate, ' pol 26k{Enter}{Enter}');
    expect(search.mock.calls).toEqual([['POL26K']]);
    await expectSpoken('Söker avtalet');
    expect(plate.closest('[inert]')).toBeTruthy();
    expect(plate.readOnly).toBe(true);
    await act(async () => give(customer));
    await arrivesAt('Logga in med engångskod');
    expect(document.querySelector('[inert]')).toBeNull();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'NoAgreement',
      new TireHotelError('NoAgreement'),
      'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
    ],
    [
      'a failure',
      new TireHotelError('ServerError', { message: 'Internal' }),
      'Något gick fel. Försök igen om en stund.',
    ],
    ['too many', new TireHotelError('TooMany', { message: 'Vänta 9 sekunder.' }), 'Vänta 9 sekunder.'],
    ['no network', new TypeError('x'), 'Det gick inte att nå oss. Kontrollera anslutningen och försök igen.'],
  ])('explains %s until the next character', async (_name, error, text) => {
    search.mockRejectedValue(error);
    const { user } = open();
    const plate = screen.getByLabelText<HTMLInputElement>('Registreringsnummer');
    await user.type(plate, 'pol26k{Enter}');
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    await expectSpoken(text);
    const link = screen.queryByRole('link', { name: 'Boka service' });
    expect(link?.getAttribute('href')).toBe(error.message === 'NoAgreement' ? '/verkstad/boka' : undefined);
    expect([plate.value, document.activeElement]).toEqual(['POL26K', plate]);
    await user.type(plate, '{Backspace}');
    expect(screen.queryByText(text, { exact: false })).toBeNull();
  });

  it('offers the phone next to another try while the service fails', async () => {
    search.mockRejectedValueOnce(new TireHotelError('ServerError'));
    const { user } = open();
    await user.type(screen.getByLabelText('Registreringsnummer'), 'pol26k{Enter}');
    expect((await screen.findByRole('link', { name: '018-123 45 60' })).getAttribute('href')).toBe('tel:+46181234560');
    search.mockResolvedValue(customer);
    await user.click(button('Försök igen'));
    await arrivesAt('Logga in med engångskod');
  });
});

describe('the login', () => {
  it('sends the code to the shown number', async () => {
    const { user } = await sent();
    expect(login.mock.calls).toEqual([['p']]);
    expect(screen.getByText(/Fyra siffror, skickade till numret i avtalet\./)).toBeTruthy();
    await user.click(button('Byt registreringsnummer'));
    expect(screen.getByLabelText<HTMLInputElement>('Registreringsnummer').value).toBe('POL26K');
  });

  it('shows the server’s message when it fails', async () => {
    login.mockRejectedValue(new TireHotelError('TooMany', { message: 'För många koder idag.' }));
    const { user } = open();
    await user.type(screen.getByLabelText('Registreringsnummer'), 'pol26k{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Skicka kod' }));
    expect(await screen.findByText('För många koder idag.')).toBeTruthy();
    expect(screen.getByText('07X XXX X5 67')).toBeTruthy();
    expect(screen.getByRole('link', { name: '018-123 45 60' }).getAttribute('href')).toBe('tel:+46181234560');
  });
});

describe('the code', () => {
  it('has a named box for each digit', async () => {
    await sent();
    const group = screen.getByRole('group', { name: 'Engångskod' });
    expect(within(group).getAllByRole('textbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'Siffra 1 av 4',
      'Siffra 2 av 4',
      'Siffra 3 av 4',
      'Siffra 4 av 4',
    ]); // prettier-ignore
    expect(boxes().map(({ inputMode, autocomplete }) => [inputMode, autocomplete])).toEqual([
      ['numeric', 'one-time-code'],
      ['numeric', 'off'],
      ['numeric', 'off'],
      ['numeric', 'off'],
    ]);
  });

  it('is sent with its fourth digit', async () => {
    const { user } = await sent();
    expect(screen.getByText(/Koden kontrolleras när du har skrivit den sista siffran/)).toBeTruthy();
    expect(focused()).toBe('Siffra 1 av 4');
    await user.keyboard('407');
    expect(validate).not.toHaveBeenCalled();
    await user.keyboard('1');
    expect(validate.mock.calls).toEqual([['t', '4071']]);
    await arrivesAt('Ditt fordon');
  });

  it('takes digits alone', async () => {
    const { user } = await sent();
    await user.keyboard('4x0 7{Enter}');
    expect([code(), focused()]).toEqual(['407_', 'Siffra 4 av 4']);
    await expectSpoken('Skriv alla 4 siffror.');
    expect(validate).not.toHaveBeenCalled();
    await user.keyboard('{ArrowLeft}{Backspace}{Backspace}');
    expect([code(), focused()]).toEqual(['4___', 'Siffra 2 av 4']);
    await user.keyboard('{End}{Home}{ArrowRight}{ArrowRight}8');
    expect([code(), focused()]).toEqual(['4_8_', 'Siffra 4 av 4']);
  });

  it('is pasted wherever the focus is', async () => {
    const { user } = await sent();
    await user.click(boxes()[2] as HTMLInputElement);
    await user.paste('123456');
    expect(validate.mock.calls).toEqual([['t', '1234']]);
    await arrivesAt('Ditt fordon');
    expect(sessionStorage.getItem('tireHotel')).toBe('{"page":"loggedIn","status":0}');
  });

  it('that is wrong is cleared', async () => {
    validate.mockRejectedValue(new TireHotelError('WrongCode', { message: 'Koden stämmer inte. Prova igen.' }));
    const { user } = await sent();
    await user.click(boxes()[0] as HTMLInputElement);
    await user.paste('1234');
    expect(await screen.findByText('Koden stämmer inte. Prova igen.')).toBeTruthy();
    await waitFor(() => expect([code(), focused()]).toEqual(['____', 'Siffra 1 av 4']));
    expect(document.querySelector('.one-time-code-shake-a')).toBeTruthy();
    const [first, second] = boxes();
    const reason = document.getElementById(first?.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Koden stämmer inte. Prova igen.');
    expect([first, second].map((box) => box?.getAttribute('aria-invalid'))).toEqual(['true', null]);
    expect(screen.queryByRole('button', { name: 'Skicka en ny kod' })).toBeNull();
    await user.keyboard('5');
    expect(screen.queryByText('Koden stämmer inte. Prova igen.')).toBeNull();
  });

  it('with another status than 0 lets nobody in', async () => {
    validate.mockResolvedValue({ status: 3, message: 'Avtalet är spärrat.', vehicles: [wheelVehicle] });
    const { user, state } = await sent();
    await user.click(boxes()[0] as HTMLInputElement);
    await user.paste('1234');
    expect(await screen.findByText('Avtalet är spärrat.')).toBeTruthy();
    expect(state()).toMatchObject({ page: 'validate', validated: null });
  });

  it('stays where it may be tried again', async () => {
    validate.mockRejectedValue(new TypeError('Failed to fetch'));
    const { user } = await sent();
    await user.click(boxes()[0] as HTMLInputElement);
    await user.paste('1234');
    expect(await screen.findByText(/Det gick inte att nå oss/)).toBeTruthy();
    expect(code()).toBe('1234');
    await user.click(button('Logga in'));
    expect(validate).toHaveBeenCalledTimes(2);
  });

  it('can be requested again after half a minute', async () => {
    const { user } = await sent();
    expect(screen.getByText('Du kan be om en ny kod om 30 s.')).toBeTruthy();
    await act(async () => jest.advanceTimersByTimeAsync(11_000));
    expect(screen.getByText('Du kan be om en ny kod om 19 s.')).toBeTruthy();
    await act(async () => jest.advanceTimersByTimeAsync(19_000));
    await user.click(button('Skicka en ny kod'));
    expect(login).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(focused()).toBe('Siffra 1 av 4'));
    expect(screen.getByText(/En ny kod är skickad\./)).toBeTruthy();
    validate.mockRejectedValue(new TireHotelError('CodeExpired'));
    await user.paste('1234');
    expect(await screen.findByText('Koden gäller inte längre. Be om en ny kod.')).toBeTruthy();
    expect(button('Skicka en ny kod').disabled).toBe(false);
  });
});

describe('a visitor who is logged in', () => {
  const enter = async (more?: Record<string, string>) => {
    const tab = open(more);
    await tab.user.type(screen.getByLabelText('Registreringsnummer'), 'pol26k{Enter}');
    await tab.user.click(await screen.findByRole('button', { name: 'Skicka kod' }));
    await heading('Skriv in koden');
    await tab.user.click(boxes()[0] as HTMLInputElement);
    await tab.user.paste('1234');
    await heading('Ditt fordon');
    return tab;
  };

  it('can log out without a response from the server', async () => {
    logout.mockRejectedValue(new TypeError('Failed to fetch'));
    const { user, state } = await enter();
    await user.click(button('Logga ut'));
    expect(logout).toHaveBeenCalledTimes(1);
    await arrivesAt('Vilken bil gäller det?');
    expect(state()).toMatchObject({ regNo: '', customer: null, validated: null, sessionLost: false });
    expect(screen.getByLabelText<HTMLInputElement>('Registreringsnummer').value).toBe('');
    expect(sessionStorage.length).toBe(0);
  });

  it('books on this page', async () => {
    const { user } = await enter();
    await user.click(button('Boka hjulskifte'));
    expect(await heading('När vill du lämna in bilen?')).toBeTruthy();
  });

  it('books on the page with the booking in the extent of the login', async () => {
    await enter({ Extent: 'login' });
    expect(screen.getByRole('link', { name: 'Boka hjulskifte' }).getAttribute('href')).toBe('/dackhotell?step=booking');
    expect(screen.queryByRole('button', { name: 'Boka hjulskifte' })).toBeNull();
  });
});
