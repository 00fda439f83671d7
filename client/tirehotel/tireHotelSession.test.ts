/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeCatalogue, testStore } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { heldAnswer, wheelConfirmation, wheelVehicle } from '../../test/fixtures/tirehotel/showWheelPage.tsx';
import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelGateway } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { AppStore } from '../app/store.ts';
import { startTireHotel, storedVisit } from './tireHotelSession.ts';
import { allowedPage, codeAccepted, codeSent, customerFound, pageOpened, selectTireHotel } from './tireHotelState.ts';
import type { TireHotelState } from './tireHotelState.ts';
import { continueSession, leaveTireHotel } from './tireHotelThunks.ts';

/** Resolves in the next task: promises that need no network have settled. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const validated = { status: 0, vehicles: [wheelVehicle] };
const customer = { encryptedPhoneNumber: 'sealed-phone', obfuscatedPhoneNumber: '07X XXX X5 67', regNo: 'POL26K' };
const credentials = { authorizationToken: 'sealed-token' };

function memory(content?: string, key = 'tireHotel') {
  const entries = new Map(content === undefined ? [] : [[key, content]]);
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

interface Tab {
  store: AppStore;
  state: () => TireHotelState;
  entry: () => string | undefined;
  /** True when all tabs know that the browser may have a session. */
  mark: () => boolean;
}

async function open(content: string | undefined, tireHotel: Partial<TireHotelGateway>, marked = false): Promise<Tab> {
  const { gateways } = fakeCatalogue(0);
  const storage = memory(content);
  const store = testStore({ ...gateways, tireHotel: { ...gateways.tireHotel, ...tireHotel } });
  const shared = memory(marked ? '1' : undefined, 'tireHotelVisit');
  startTireHotel(store, { storage, shared });
  const state = () => selectTireHotel(store.getState());
  for (let turn = 0; turn < 100 && !state().restored; turn += 1) await nextTask();
  await nextTask();
  expect(state().restored).toBe(true);
  return { store, state, entry: () => storage.entries.get('tireHotel'), mark: () => shared.entries.size === 1 };
}

const known = { session: () => Promise.resolve({ validated, confirmation: null, attempt: null }) };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a logout without a network', () => {
  beforeEach(() => localStorage.clear());

  /** Opens a tab with the browser's own storages, which has a session. */
  const openHere = async (tireHotel: Partial<TireHotelGateway>): Promise<AppStore> => {
    const { gateways } = fakeCatalogue(0);
    const store = testStore({ ...gateways, tireHotel: { ...gateways.tireHotel, ...tireHotel } });
    startTireHotel(store, { storage: memory('{"page":"loggedIn","status":0}'), shared: localStorage });
    for (let turn = 0; turn < 100 && !selectTireHotel(store.getState()).restored; turn += 1) await nextTask();
    return store;
  };

  it('ends the session when the network returns', async () => {
    const logout = jest.fn<TireHotelGateway['logout']>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const store = await openHere({ ...known, logout: logout.mockResolvedValue() });
    await store.dispatch(leaveTireHotel());
    expect(localStorage.getItem('tireHotelVisit')).toBe('leaving');
    window.dispatchEvent(new Event('online'));
    await nextTask();
    expect(logout).toHaveBeenCalledTimes(2);
    expect(localStorage.length).toBe(0);
  });

  it('ends the session in the next tab, which does not offer it', async () => {
    localStorage.setItem('tireHotelVisit', 'leaving');
    const logout = jest.fn<TireHotelGateway['logout']>().mockResolvedValue();
    const visit = jest.fn<TireHotelGateway['visit']>();
    const store = await openHere({ ...known, visit, logout });
    expect(selectTireHotel(store.getState())).toMatchObject({ page: 'search', sessionWaiting: false, validated: null });
    expect(logout).toHaveBeenCalledTimes(1);
    expect(visit).not.toHaveBeenCalled();
    await nextTask();
    expect(localStorage.length).toBe(0);
  });

  it('does not end a later login', async () => {
    const logout = jest.fn<TireHotelGateway['logout']>().mockRejectedValue(new TypeError('Failed to fetch'));
    const store = await openHere({ ...known, logout });
    await nextTask();
    await store.dispatch(leaveTireHotel());
    store.dispatch(codeAccepted(validated));
    window.dispatchEvent(new Event('online'));
    await nextTask();
    expect(logout).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('tireHotelVisit')).toBe('1');
  });
});

describe('the entry of the session storage', () => {
  it.each([
    undefined,
    'null',
    'no json',
    '[]',
    '"loggedIn"',
    '{"page":"admin","status":0}',
    '{"page":"loggedIn"}',
    '{"page":"loggedIn","status":"0"}',
    '{"page":"booking","status":null}',
  ])('of %s stands for nobody', (content) => {
    expect(storedVisit(memory(content))).toBeNull();
  });

  it('is no obstacle where the storage is refused', () => {
    const refused = () => {
      throw new Error('refused');
    };
    expect(storedVisit({ getItem: refused, setItem: refused, removeItem: refused })).toBeNull();
    expect(storedVisit(null)).toBeNull();
  });

  it('holds only the page with the status', async () => {
    const tab = await open(undefined, {});
    expect(tab.entry()).toBeUndefined();
    tab.store.dispatch(customerFound(customer));
    expect(tab.entry()).toBe('{"page":"login","status":null}');
    tab.store.dispatch(codeSent({ at: 0, credentials }));
    expect(tab.entry()).toBe('{"page":"validate","status":null}');
    tab.store.dispatch(codeAccepted(validated));
    expect(tab.entry()).toBe('{"page":"loggedIn","status":0}');
    tab.store.dispatch(pageOpened('booking'));
    expect(tab.entry()).toBe('{"page":"booking","status":0}');
  });

  it('is removed when the visitor leaves', async () => {
    const tab = await open('{"page":"loggedIn","status":0}', { ...known, logout: () => Promise.resolve() });
    await tab.store.dispatch(leaveTireHotel());
    expect(tab.entry()).toBeUndefined();
  });

  it('is removed when it is malformed', async () => {
    expect((await open('garbage', {})).entry()).toBeUndefined();
  });
});

describe('a reload', () => {
  it.each([
    ['loggedIn', 'loggedIn'],
    ['search', 'loggedIn'],
    ['login', 'loggedIn'],
    ['validate', 'loggedIn'],
    ['booking', 'booking'],
    ['confirmation', 'loggedIn'],
  ])('on %s with a session shows %s', async (page, shown) => {
    const tab = await open(JSON.stringify({ page, status: 0 }), known);
    expect(tab.state()).toMatchObject({ page: shown, moves: 0, validated });
  });

  it('shows the confirmation again', async () => {
    const session = () => Promise.resolve({ validated, confirmation: wheelConfirmation, attempt: null });
    const tab = await open('{"page":"confirmation","status":0}', { session });
    expect(tab.state()).toMatchObject({ page: 'confirmation', confirmation: wheelConfirmation });
  });

  it('shows the search when the session has ended', async () => {
    const session = () => Promise.reject(new TireHotelError('NoSession'));
    const tab = await open('{"page":"booking","status":0}', { session });
    expect(tab.state()).toMatchObject({ page: 'search', sessionLost: true, validated: null });
    expect(tab.entry()).toBeUndefined();
  });

  it('asks nothing where nobody was logged in', async () => {
    const visit = jest.fn<TireHotelGateway['visit']>();
    const tab = await open(undefined, { visit });
    expect(visit).not.toHaveBeenCalled();
    expect(tab.state().page).toBe('search');
  });

  it.each(['login', 'validate'])('on %s goes on there while the code is valid', async (page) => {
    const login = { customer, credentials, sentSecondsAgo: 20 };
    const visit = () => Promise.resolve({ hasSession: false, login });
    const tab = await open(JSON.stringify({ page, status: null }), { visit });
    expect(tab.state()).toMatchObject({ page, moves: 0, customer, credentials, regNo: 'POL26K' });
    expect(tab.entry()).toBe(`{"page":"${page}","status":null}`);
  });

  it('shows the login on validate without a valid code', async () => {
    const stored = '{"page":"validate","status":null}';
    const login = { customer, credentials: null, sentSecondsAgo: 0 };
    const lapsed = await open(stored, { visit: () => Promise.resolve({ hasSession: false, login }) });
    expect(lapsed.state()).toMatchObject({ page: 'login', customer, codeSentAt: null });
  });

  it('shows the search on validate without a login', async () => {
    const stored = '{"page":"validate","status":null}';
    const gone = await open(stored, { visit: () => Promise.resolve({ hasSession: false, login: null }) });
    expect(gone.state()).toMatchObject({ page: 'search', sessionWaiting: false });
    expect(gone.entry()).toBeUndefined();
  });

  it('in a tab that knows of no session offers the one that the browser has', async () => {
    const visit = () => Promise.resolve({ hasSession: true, login: null });
    const tab = await open(undefined, { ...known, visit, logout: () => Promise.resolve() }, true);
    expect(tab.state()).toMatchObject({ page: 'search', sessionWaiting: true, validated: null });
    await tab.store.dispatch(continueSession());
    expect(tab.state()).toMatchObject({ page: 'loggedIn', sessionWaiting: false, validated });
    expect(tab.mark()).toBe(true);
    await tab.store.dispatch(leaveTireHotel());
    expect(tab.mark()).toBe(false);
  });

  it.each(['{"page":"booking","status":0}', '{"page":"login","status":null}'])(
    'of %s covers the search from its start, as its end may change the page',
    (content) => {
      const { gateways } = fakeCatalogue(0);
      const store = testStore(gateways);
      startTireHotel(store, { storage: memory(content), shared: memory() });
      expect(selectTireHotel(store.getState())).toMatchObject({ restored: false, underWay: 'tireRestoring' });
    },
  );

  it('stores the login of a visitor who does not wait for the answer', async () => {
    const { answer, give } = heldAnswer<{ hasSession: boolean; login: null }>();
    const { gateways } = fakeCatalogue(0);
    const storage = memory();
    const store = testStore({ ...gateways, tireHotel: { ...gateways.tireHotel, visit: () => answer } });
    startTireHotel(store, { storage, shared: memory('1', 'tireHotelVisit') });
    store.dispatch(customerFound(customer));
    give({ hasSession: false, login: null });
    for (let turn = 0; turn < 100 && storage.entries.size === 0; turn += 1) await nextTask();
    expect(selectTireHotel(store.getState())).toMatchObject({ restored: true, page: 'login' });
    expect(storage.entries.get('tireHotel')).toBe('{"page":"login","status":null}');
  });

  it('forgets the mark of a session that has ended', async () => {
    const visit = () => Promise.resolve({ hasSession: false, login: null });
    const tab = await open(undefined, { visit }, true);
    expect(tab.state()).toMatchObject({ page: 'search', sessionWaiting: false });
    expect(tab.mark()).toBe(false);
  });

  it('keeps the entry when the server does not respond', async () => {
    const session = () => Promise.reject(new TypeError('Failed to fetch'));
    const tab = await open('{"page":"loggedIn","status":0}', { session });
    expect(tab.state()).toMatchObject({ page: 'search', sessionLost: false, underWay: null });
    expect(tab.entry()).toBe('{"page":"loggedIn","status":0}');
  });
});

describe('a page that is wanted', () => {
  const nobody = selectTireHotel(testStore(fakeCatalogue(0).gateways).getState());
  const pages = ['search', 'login', 'validate', 'loggedIn', 'booking', 'confirmation'] as const;

  it.each([
    ['nobody', nobody, ['search', 'search', 'search', 'search', 'search', 'search']],
    ['a plate', { ...nobody, customer }, ['search', 'login', 'search', 'search', 'search', 'search']],
    ['a code', { ...nobody, customer, credentials }, ['search', 'login', 'validate', 'search', 'search', 'search']],
    [
      'another status',
      { ...nobody, validated: { status: 2, vehicles: [wheelVehicle] } },
      ['search', 'search', 'search', 'search', 'search', 'search'],
    ],
    ['a right code', { ...nobody, validated }, ['loggedIn', 'loggedIn', 'loggedIn', 'loggedIn', 'booking', 'loggedIn']],
    [
      'a booking',
      { ...nobody, validated, confirmation: wheelConfirmation },
      ['loggedIn', 'loggedIn', 'loggedIn', 'loggedIn', 'booking', 'confirmation'],
    ],
  ])('shows with %s only where it may', (_name, state, shown) => {
    expect(pages.map((page) => allowedPage(state, page))).toEqual(shown);
  });
});
