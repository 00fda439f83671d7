/**
 * @jest-environment jsdom
 * @alone: React state of server rendering leaks into the browser's next page.
 */
import '../../../test/fixtures/pages/textEncoder.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { Router } from 'react-router-dom';
import type { ReactNode } from 'react';
import { bookedService, bookingDraft } from '../../../test/fixtures/booking/bookingDraft.ts';
import { fakeBooking } from '../../../test/fixtures/booking/fakeBooking.ts';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { category, offering } from '../../../test/fixtures/booking/offerings.ts';
import { renderOnServer } from '../../../test/fixtures/pages/renderOnServer.ts';
import { enterBookingPage } from '../../../test/fixtures/booking/showBooking.tsx';
import type { BookingStore } from '../../../shared/booking/BookingStore.ts';
import { useAppSelector } from '../../framework/hooks.ts';
import { pageShown, searchReplaced } from '../../framework/pageState.ts';
import type { AppStore } from '../../app/store.ts';
import { booked, selectDraft, slotChosen, stepShown } from '../state/bookingState.ts';
import { ServiceBooking, loadServiceBooking } from './ServiceBooking.tsx';
import { expectFocusedHeading } from '../../../test/fixtures/pages/announcements.ts';

const offered = () => Promise.resolve([category('Service', [offering('hjul', { name: 'Hjulskifte' })])]);

interface Tab {
  store: AppStore;
  /** Addresses added to the history, including the page's first one. */
  history: string[];
  draft: () => BookingStore;
  /** Simulates the browser's Back and Forward. */
  popTo: (search: string) => void;
  /** Sets the page's title. */
  name: (title: string) => void;
}

/** Renders the page at an address, in a tab whose session has a draft. */
function open(search: string, draft?: Partial<BookingStore>, addons = offered): Tab {
  if (draft) {
    sessionStorage.setItem('serviceBooking', JSON.stringify({ ...bookingDraft, ...draft, savedAt: Date.now() }));
  }
  const history = [search];
  window.history.replaceState(null, '', `/boka${search}`);
  const store = testStore({
    ...fakeCatalogue(0).gateways,
    booking: fakeBooking({ services: offered, addons }),
  });
  store.dispatch(searchReplaced(search));
  const push = (to: unknown): void => {
    const next = (to as { search: string }).search;
    history.push(next);
    store.dispatch(searchReplaced(next));
  };
  function Page(): ReactNode {
    const { search: now } = useAppSelector((state) => state.page.location);
    const navigator = { createHref: () => '', push, replace: push, go: () => undefined };
    return (
      <Router location={{ pathname: '/boka', search: now, hash: '', state: null, key: 'k' }} navigator={navigator}>
        <ServiceBooking
          section={{ uid: 'u', componentName: 'ServiceBooking', dataSource: '', params: {}, fields: {} }}
          index={0}
        />
      </Router>
    );
  }
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  return {
    store,
    history,
    draft: () => selectDraft(store.getState()),
    popTo: (next) => act(() => void store.dispatch(searchReplaced(next))),
    name: (title) => {
      const { navigating: _navigating, ...page } = store.getState().page;
      store.dispatch(pageShown({ ...page, head: { ...page.head, title } }));
    },
  };
}

const current = (): string =>
  document.querySelector('.step-current .step-title')?.textContent ?? document.querySelector('h1')?.textContent ?? '';
const searchNow = (tab: Tab): string => tab.store.getState().page.location.search;
const slot = { timeslot: '2026-11-30T09:00:00', isFullDay: false };
const service = { hjul: bookedService({ name: 'Hjulskifte' }) };
const atAddons = { services: service, bookingState: 3, displayState: 3, location: null, hasAddons: null };

beforeAll(() => {
  enterBookingPage();
  return loadServiceBooking();
});
beforeEach(() => {
  enterBookingPage();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('the booking as it leaves the server', () => {
  const serverPage = async (search: string): Promise<Document> => {
    const store = testStore(fakeCatalogue(0).gateways);
    store.dispatch(searchReplaced(search));
    const navigator = { createHref: () => '', push: () => undefined, replace: () => undefined, go: () => undefined };
    const { html } = await renderOnServer(
      <Provider store={store}>
        <Router location={{ pathname: '/boka', search, hash: '', state: null, key: 'k' }} navigator={navigator}>
          <ServiceBooking
            section={{ uid: 'u', componentName: 'ServiceBooking', dataSource: '', params: {}, fields: {} }}
            index={0}
          />
        </Router>
      </Provider>,
    );
    return new DOMParser().parseFromString(html, 'text/html');
  };

  it('has the frame of the step in its address', async () => {
    const page = await serverPage('?step=addons');
    const [car, services, addons, workshop] = page.querySelectorAll('.step');
    expect([car, services].map((step) => step?.querySelector('.step-finished .step-result')?.textContent)).toEqual([
      '\u00a0',
      '\u00a0',
    ]);
    expect(addons?.querySelector('.step-current + .step-body .step-loading')).not.toBeNull();
    expect(workshop?.querySelector('.step-result')).toBeNull();
    expect(page.querySelector('.summary-panel .summary')).toBeNull();
  });

  it('starts at the first step for an unknown one in the address', async () => {
    for (const search of ['', '?step=paint']) {
      const page = await serverPage(search);
      expect(page.querySelector('.step-current + .step-body .plate-field')).not.toBeNull();
      expect(page.querySelector('.summary-panel .summary')).not.toBeNull();
    }
  });
});

describe('the booking’s steps in the address', () => {
  it('begin with a first step that has no parameter', async () => {
    const tab = open('');
    expect(current()).toBe('Registreringsnummer och plats');
    await waitFor(() => expect(tab.store.getState().booking?.restored).toBe(true));
    expect(tab.history).toEqual(['']);
    expect(sessionStorage.getItem('serviceBooking')).toBeNull();
  });

  it('are restored after a reload', async () => {
    const tab = open('?step=addons', atAddons);
    expect(await screen.findByRole('checkbox', { name: 'Hjulskifte' })).toBeTruthy();
    expect(current()).toBe('Välj tillval');
    expect(tab.draft().services).toEqual(service);
    expect(searchNow(tab)).toBe('?step=addons');
    expect(document.activeElement).toBe(document.body);
  });

  it('lead a visitor who comes back on from where the tab left off', async () => {
    const tab = open('', atAddons);
    await waitFor(() => expect(current()).toBe('Välj tillval'));
    expect(searchNow(tab)).toBe('?step=addons');
    expect(tab.history).toEqual(['']);
  });

  it('start over when the address is opened elsewhere', async () => {
    const tab = open('?step=contact');
    await waitFor(() => expect(searchNow(tab)).toBe(''));
    expect(current()).toBe('Registreringsnummer och plats');
  });

  it('add one history entry each', async () => {
    const tab = open('?step=addons', atAddons);
    const skip = await screen.findByRole('button', { name: /Välj en eller flera tjänster/ });
    act(() => skip.click());
    expect(tab.history).toEqual(['?step=addons', '?step=services']);
    expect(document.activeElement?.textContent).toContain('Välj en eller flera tjänster');
    expect(tab.draft()).toMatchObject({ displayState: 2, bookingState: 3 });
  });

  it('follow back without loading again', async () => {
    const tab = open('?step=services', { ...atAddons, displayState: 2 });
    await screen.findByRole('checkbox', { name: 'Hjulskifte' });
    const services = tab.store.getState().booking?.services;
    tab.popTo('');
    expect(current()).toBe('Registreringsnummer och plats');
    tab.popTo('?step=services');
    expect(current()).toBe('Välj en eller flera tjänster');
    expect(tab.store.getState().booking?.services).toBe(services);
    expect(tab.history).toEqual(['?step=services']);
  });

  it('leave out a step that was passed over', async () => {
    const tab = open('?step=services', { ...atAddons, bookingState: 2, displayState: 2 }, () => Promise.resolve([]));
    await screen.findByRole('checkbox', { name: 'Hjulskifte' });
    act(() => screen.getByRole('button', { name: 'Fortsätt' }).click());
    await waitFor(() => expect(searchNow(tab)).toBe('?step=workshop'));
    expect(tab.history).toEqual(['?step=services', '?step=addons']);
    expect(tab.draft()).toMatchObject({ hasAddons: false, displayState: 4 });
  });

  it('are named in the document title', async () => {
    const tab = open('?step=addons', atAddons);
    act(() => tab.name('Boka service | Harbour Bil'));
    await waitFor(() => expect(document.title).toBe('Välj tillval | Boka service | Harbour Bil'));
    tab.popTo('');
    await waitFor(() => expect(document.title).toBe('Boka service | Harbour Bil'));
    act(() => void tab.store.dispatch(booked({ id: 'b1', registrationNumber: 'POL26K', kobraProductIds: [] })));
    await waitFor(() => expect(document.title).toBe('Bokning bekräftad | Boka service | Harbour Bil'));
  });

  it('focus the heading of the contact details, with workshop and time', async () => {
    const tab = open('?step=workshop', {});
    await screen.findByRole('heading', { name: 'Bäst matchade anläggningar' });
    const { location, workshop } = bookingDraft;
    act(() => {
      if (location) tab.store.dispatch(slotChosen({ location, workshop, slot }));
    });
    await expectFocusedHeading('Dina uppgifter: Harbour Bil 1, måndag 30 november, 09:00');
  });

  it('focus the heading that says which time is booked', async () => {
    const tab = open('?step=contact', { slot, contactOpen: true });
    await screen.findByRole('button', { name: 'Boka tid' });
    act(() => void tab.store.dispatch(booked({ id: 'b1', registrationNumber: 'POL26K', kobraProductIds: [] })));
    await expectFocusedHeading('Din tid är bokad: måndag 30 november, 09:00');
    expect(screen.getByRole('heading', { level: 1 })).toBe(document.activeElement);
    // the receipt is there once
    expect(screen.queryByText('Summering av val')).toBeNull();
  });

  it('leave no entry behind once the booking is made: the confirmation takes the place of the first', async () => {
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
    const tab = open('?step=services', { ...atAddons, displayState: 2 });
    act(() => void tab.store.dispatch(stepShown(3)));
    act(() => void tab.store.dispatch(stepShown(1)));
    act(() => void tab.store.dispatch(stepShown(2)));
    expect(tab.history).toEqual(['?step=services', '?step=addons', '', '?step=services']);
    act(() => void tab.store.dispatch(booked({ id: 'b1', registrationNumber: 'POL26K', kobraProductIds: [] })));
    expect(tab.history).toHaveLength(4);
    expect(go.mock.calls).toEqual([[-3]]);
    tab.popTo('?step=services'); // as the browser does then
    expect(searchNow(tab)).toBe('?step=done');
    expect(go).toHaveBeenCalledTimes(1);
    go.mockRestore();
  });

  it('show a result only for finished steps', async () => {
    open('?step=addons', atAddons);
    await screen.findByRole('checkbox', { name: 'Hjulskifte' });
    const heads = screen
      .getAllByRole('heading', { level: 2 })
      .filter((head) => head.classList.contains('step-heading'));
    expect(heads.map((head) => head.querySelector('button') !== null)).toEqual([true, true, false, false, false]);
    expect(heads.map((head) => head.querySelector('.step-result')?.textContent ?? '')).toEqual([
      'POL 26K, Uppsala',
      'Hjulskifte',
      '',
      '',
      '',
    ]);
    expect(heads.map((head) => head.classList.contains('step-finished'))).toEqual([true, true, false, false, false]);
    expect(heads[2]?.getAttribute('aria-current')).toBe('step');
  });
});

describe('the session of a tab', () => {
  it('gets every change', async () => {
    const tab = open('?step=addons', atAddons);
    const box = await screen.findByRole('checkbox', { name: 'Hjulskifte' });
    act(() => box.click());
    await waitFor(() => expect(tab.draft().services).toEqual({}));
    const kept = JSON.parse(sessionStorage.getItem('serviceBooking') ?? 'null') as BookingStore;
    expect(kept.services).toEqual({});
  });

  it('that cannot be used does not stop the booking', async () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    const tab = open('');
    await waitFor(() => expect(tab.store.getState().booking?.restored).toBe(true));
    expect(current()).toBe('Registreringsnummer och plats');
    refused.mockRestore();
  });
});
