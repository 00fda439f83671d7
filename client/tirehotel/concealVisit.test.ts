/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeCatalogue, testStore } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { wheelConfirmation, wheelVehicle } from '../../test/fixtures/tirehotel/showWheelPage.tsx';
import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireSession } from '../../shared/tirehotel/TireHotelTypes.ts';
import { concealVisit } from './concealVisit.ts';
import { codeAccepted, customerFound, selectTireHotel, tireHotelSlice } from './tireHotelState.ts';
import type { TireHotelState } from './tireHotelState.ts';

const visitKey = 'tireHotelVisit';
const validated = { status: 0, vehicles: [wheelVehicle] };
const session: TireSession = { validated, confirmation: null, attempt: null };
const customer = { encryptedPhoneNumber: 'sealed-phone', obfuscatedPhoneNumber: '07X XXX X5 67', regNo: 'POL26K' };

const reload = jest.fn();
const listeners: [string, EventListenerOrEventListenerObject][] = [];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([type, listener]);
      add(type, listener);
    });
});
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
  reload.mockClear();
});

/** Opens a tab whose visitor is logged in, or at the step of the code. */
function openTab(answer: () => Promise<TireSession>, isLoggedIn = true) {
  const { gateways } = fakeCatalogue(0);
  const tireHotel: TireHotelGateway = { ...gateways.tireHotel, session: answer };
  const store = testStore({ ...gateways, tireHotel });
  store.addReducer('tireHotel', tireHotelSlice.reducer);
  concealVisit(store, { visitKey, reload });
  store.dispatch(isLoggedIn ? codeAccepted(validated) : customerFound(customer));
  return (): TireHotelState => selectTireHotel(store.getState());
}

const leave = (): void => void window.dispatchEvent(new Event('pagehide'));
async function comeBack(): Promise<void> {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

const sessionOver = (): Promise<never> => Promise.reject(new TireHotelError('NoSession'));

describe('a page of the tire hotel that returns from the back-forward cache', () => {
  it('hides the vehicle from the moment it is left', () => {
    const state = openTab(() => Promise.resolve(session));
    expect(state().concealed).toBe(false);
    leave();
    expect(state().concealed).toBe(true);
  });

  it('shows the same vehicle again while the session lasts', async () => {
    const state = openTab(() => Promise.resolve(session));
    leave();
    await comeBack();
    expect([state().concealed, state().page, reload.mock.calls]).toEqual([false, 'loggedIn', []]);
  });

  it('shows the search after a log-out elsewhere', async () => {
    const state = openTab(sessionOver);
    leave();
    await comeBack();
    expect(state()).toMatchObject({ page: 'search', validated: null, concealed: false, sessionLost: true });
    expect(reload).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<TireSession>]>([
    [
      'another visitor has logged in',
      () =>
        Promise.resolve({ ...session, validated: { ...validated, vehicles: [{ ...wheelVehicle, regNo: 'DEMO02' }] } }),
    ],
    ['a later page has booked', () => Promise.resolve({ ...session, confirmation: wheelConfirmation })],
    ['the server does not respond', () => Promise.reject(new TireHotelError('ServerError'))],
  ])('reloads, still hidden, when %s', async (_what, answer) => {
    const state = openTab(answer);
    leave();
    await comeBack();
    expect([state().concealed, reload.mock.calls.length]).toEqual([true, 1]);
  });

  it('reloads at the step of the code', async () => {
    const state = openTab(() => Promise.resolve(session), false);
    leave();
    await comeBack();
    expect([state().concealed, reload.mock.calls.length]).toEqual([true, 1]);
  });
});

describe('another tab that logs out', () => {
  const remove = async (newValue: string | null): Promise<void> => {
    window.dispatchEvent(new StorageEvent('storage', { key: visitKey, newValue }));
    await new Promise((resolve) => setTimeout(resolve));
  };

  it('ends the visit here', async () => {
    const state = openTab(sessionOver);
    await remove(null);
    expect(state()).toMatchObject({ page: 'search', validated: null, sessionLost: true });
  });

  it('is not one that logs in', async () => {
    const state = openTab(sessionOver);
    await remove('1');
    expect(state()).toMatchObject({ page: 'loggedIn', concealed: false });
  });
});
