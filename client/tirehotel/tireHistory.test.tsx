/** @alone: walks through the history of the tab. */
import '../../test/fixtures/pages/textEncoder.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { fakeCatalogue, testStore } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { wheelConfirmation, wheelTimes, wheelVehicle } from '../../test/fixtures/tirehotel/showWheelPage.tsx';
import { TabHistory } from '../../test/fixtures/pages/TabHistory.tsx';
import { searchReplaced } from '../framework/pageState.ts';
import { TireHotel } from './sections/TireHotel.tsx';
import {
  codeAccepted,
  codeSent,
  customerFound,
  pageOpened,
  selectTireHotel,
  tireHotelLeft,
  wheelChangeBooked,
} from './tireHotelState.ts';

const customer = { encryptedPhoneNumber: 'p', obfuscatedPhoneNumber: '07X XXX X5 67', regNo: 'POL26K' };
const sent = { at: 0, credentials: { authorizationToken: 't' } };
const validated = { status: 0, vehicles: [wheelVehicle] };

/** Renders the tire hotel at an address, after another page of the site. */
function open(search = '', stored?: string) {
  window.history.pushState(null, '', '/nyheter');
  window.history.pushState(null, '', `/dackhotell${search}`);
  if (stored !== undefined) sessionStorage.setItem('tireHotel', stored);
  const { gateways } = fakeCatalogue(0);
  const session = () => Promise.resolve({ validated, confirmation: null, attempt: null });
  const store = testStore({ ...gateways, tireHotel: { ...gateways.tireHotel, ...wheelTimes(), session } });
  store.dispatch(searchReplaced(search));
  const section = { uid: 'u', componentName: 'TireHotel', dataSource: '', params: {}, fields: {} };
  render(
    <Provider store={store}>
      <TabHistory>
        <TireHotel section={section} index={0} />
      </TabHistory>
    </Provider>,
  );
  type Action = Parameters<typeof store.dispatch>[0];
  const page = () => selectTireHotel(store.getState()).page;
  return {
    page,
    /** Waits until the address has the step too. */
    step: async (action: Action, search: string) => {
      act(() => void store.dispatch(action));
      await waitFor(() => expect(window.location.search).toBe(search));
    },
    back: async (wanted: string) => {
      act(() => window.history.back());
      await waitFor(() => expect(page()).toBe(wanted));
    },
  };
}

const address = (): string => window.location.pathname + window.location.search;
/** Presses Back on the tire hotel's first entry. */
const leave = async (): Promise<void> => {
  act(() => window.history.back());
  await waitFor(() => expect(address()).toBe('/nyheter'));
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.title = '';
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(cleanup);

describe('Back at the tire hotel', () => {
  it('moves one page back on the way to a code', async () => {
    const tab = open();
    await tab.step(customerFound(customer), '?step=login');
    await tab.step(codeSent(sent), '?step=code');
    await tab.back('login');
    await tab.back('search');
    act(() => window.history.forward());
    await waitFor(() => expect(tab.page()).toBe('login'));
    await tab.back('search');
    await leave();
  });

  it('leaves from the vehicle', async () => {
    const tab = open('?utm_source=mail');
    await tab.step(customerFound(customer), '?utm_source=mail&step=login');
    await tab.step(codeSent(sent), '?utm_source=mail&step=code');
    await tab.step(codeAccepted(validated), '?utm_source=mail&step=vehicle');
    await tab.step(pageOpened('booking'), '?utm_source=mail&step=booking');
    await tab.back('loggedIn');
    expect(window.location.search).toBe('?utm_source=mail&step=vehicle');
    await leave();
  });

  it('leaves from the confirmation after one press', async () => {
    const tab = open();
    await tab.step(customerFound(customer), '?step=login');
    await tab.step(codeSent(sent), '?step=code');
    await tab.step(codeAccepted(validated), '?step=vehicle');
    await tab.step(pageOpened('booking'), '?step=booking');
    await tab.step(wheelChangeBooked(wheelConfirmation), '?step=done');
    await leave();
  });

  it('leaves from the search after another plate', async () => {
    const tab = open();
    await tab.step(customerFound(customer), '?step=login');
    await tab.step(codeSent(sent), '?step=code');
    await tab.step(pageOpened('search'), '');
    await tab.step(customerFound(customer), '?step=login');
    await tab.step(codeSent(sent), '?step=code');
    await tab.step(codeAccepted(validated), '?step=vehicle');
    await tab.step(pageOpened('booking'), '?step=booking');
    await tab.step(tireHotelLeft({ lost: false }), '');
    await leave();
  });

  it('opens what an address names as far as it may', async () => {
    const nobody = open('?step=booking');
    await waitFor(() => expect(address()).toBe('/dackhotell'));
    expect(nobody.page()).toBe('search');
    cleanup();
    const known = open('?step=booking', '{"page":"loggedIn","status":0}');
    await waitFor(() => expect(known.page()).toBe('booking'));
    expect(address()).toBe('/dackhotell?step=booking');
  });
});

it('the title names the page', async () => {
  const tab = open();
  expect(document.title).toBe('');
  await tab.step(customerFound(customer), '?step=login');
  await screen.findByRole('heading', { name: 'Logga in med engångskod' });
  expect(document.title).toMatch(/^Logga in med engångskod – ./);
  await tab.back('search');
  await screen.findByRole('heading', { name: 'Vilken bil gäller det?' });
  await waitFor(() => expect(document.title).not.toMatch(/engångskod/));
});
