import '../../../test/fixtures/pages/textEncoder.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { wheelTimes, wheelVehicle } from '../../../test/fixtures/tirehotel/showWheelPage.tsx';
import { TabHistory } from '../../../test/fixtures/pages/TabHistory.tsx';
import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelGateway } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireCustomer, TireValidated } from '../../../shared/tirehotel/TireHotelTypes.ts';
import { selectTireHotel } from '../tireHotelState.ts';
import { TireHotel } from '../sections/TireHotel.tsx';
import { spokenText } from '../../../test/fixtures/pages/announcements.ts';

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

const search = jest.fn<TireHotelGateway['search']>();
const login = jest.fn<TireHotelGateway['login']>();
const validate = jest.fn<TireHotelGateway['validate']>();
const logout = jest.fn<TireHotelGateway['logout']>();

function open(more: Record<string, string> = {}) {
  const { gateways } = fakeCatalogue(0);
  const clock = { now: () => new Date() };
  const tireHotel = { ...gateways.tireHotel, ...wheelTimes(), search, login, validate, logout };
  const store = testStore({ ...gateways, clock, tireHotel });
  render(
    <Provider store={store}>
      <TabHistory>
        <TireHotel
          section={{
            uid: 'u',
            componentName: 'TireHotel',
            dataSource: '',
            params: {},
            fields: { ...fields, ...more },
          }}
          index={0}
        />
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
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a wait', () => {
  it('of a code that may not be tried yet ends with a new attempt', async () => {
    validate.mockRejectedValueOnce(new TireHotelError('WrongCode', { triesLeft: 3, retryAfterSeconds: 4 }));
    const { user } = await sent();
    await user.keyboard('1234');
    expect(await screen.findByText('Koden stämmer inte. Prova igen. Du har 3 försök kvar.')).toBeTruthy();
    expect(screen.getByText('Du kan prova igen om 4 s.')).toBeTruthy();
    expect(spokenText()).not.toContain('Du kan prova igen');
    await act(async () => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('Du kan prova igen om 3 s.')).toBeTruthy();
    await user.keyboard('4071');
    expect(screen.getByText('Koden provas om 3 s.')).toBeTruthy();
    expect(validate).toHaveBeenCalledTimes(1);
    await act(async () => jest.advanceTimersByTimeAsync(3000));
    await arrivesAt('Ditt fordon');
    expect(validate.mock.calls[1]).toEqual(['t', '4071']);
  });

  it('of a code that came too soon ends with a new attempt', async () => {
    validate.mockRejectedValueOnce(new TireHotelError('TooMany', { retryAfterSeconds: 14 }));
    const { user } = await sent();
    await user.keyboard('4071');
    expect(await screen.findByText('Koden provas om 14 s.')).toBeTruthy();
    expect(document.body.textContent).not.toContain('för många försök');
    await act(async () => jest.advanceTimersByTimeAsync(14_000));
    await arrivesAt('Ditt fordon');
  });

  it.each([1, 60])('of %i s for a code that came too soon is no fault of the visitor', async (seconds) => {
    validate.mockRejectedValueOnce(new TireHotelError('TooMany', { retryAfterSeconds: seconds }));
    const { user } = await sent();
    await user.keyboard('4071');
    expect(await screen.findByText(/^Koden provas om \d+ (s|min)\.$/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('för många försök');
  });

  it('of more than a minute says why', async () => {
    validate.mockRejectedValueOnce(new TireHotelError('TooMany', { retryAfterSeconds: 61 }));
    const { user } = await sent();
    await user.keyboard('4071');
    expect(await screen.findByText(/för många försök/)).toBeTruthy();
  });

  it('is none where the last try was wrong', async () => {
    validate.mockRejectedValueOnce(new TireHotelError('WrongCode', { triesLeft: 0 }));
    const { user } = await sent();
    await user.keyboard('1234');
    expect(
      await screen.findByText('Koden stämmer inte, och det var det sista försöket. Be om en ny kod.'),
    ).toBeTruthy();
    expect(document.body.textContent).not.toContain('Prova igen');
    expect(button('Skicka en ny kod').disabled).toBe(false);
  });

  it('that is locked leads to contact details', async () => {
    login.mockRejectedValueOnce(new TireHotelError('TooMany', { retryAfterSeconds: 604_770 }));
    const { user } = open();
    await user.type(screen.getByLabelText('Registreringsnummer'), 'pol26k{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Skicka kod' }));
    expect(
      await screen.findByText('Det har blivit för många försök. Ring eller mejla oss, så hjälper vi dig.'),
    ).toBeTruthy();
    expect(await screen.findByText('Måndag–fredag 07:00–17:00')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '018-123 45 60' }).length).toBe(2);
    expect(document.body.textContent).not.toMatch(/om \d/);
  });
});
