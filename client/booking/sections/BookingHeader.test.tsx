/** @jest-environment jsdom */
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { BookingGateway } from '../../../shared/booking/BookingGateway.ts';
import type { Fields } from '../../../shared/content/ContentTypes.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { searchReplaced } from '../../framework/pageState.ts';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import type { AppStore } from '../../app/store.ts';
import { bookingSlice, carFound, draftRestored, emptyDraft, stepShown } from '../state/bookingState.ts';
import { loadIntroduction } from '../frame/lateIntroduction.ts';
import { BookingHeader } from './BookingHeader.tsx';

const brands = ['Volvo', 'Nordvik', 'BYD'];
const fields: Fields = {
  Title: { value: 'Boka service och verkstad' },
  Text: { value: 'Vi är auktoriserade för tre märken.' },
  BookingLinks: {
    value: [
      { fields: { Link: { value: { text: 'Boka tid för BMW', href: 'https://boka-bmw.example/' } } } },
      { fields: { Link: { value: { text: 'Porsche hos Harbour', href: '/verkstad/porsche' } } } },
    ],
  },
  BrandsTitle: { value: 'Märken vi är auktoriserade för' },
  Brands: {
    value: brands.map((name) => ({
      fields: { Name: { value: name }, Logo: { value: { src: `/media/brands/${name}.svg`, alt: '' } } },
    })),
  },
};
const car = { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2021, hasServiceAgreement: false };
const place = { name: 'Uppsala', latitude: 59.86, longitude: 17.64, placeId: 'p1', region: 'Uppsala län' };

beforeAll(loadIntroduction);
afterEach(cleanup);

/** A store whose back end uses `hasBrand`, and the requested brands. */
function storeWith(hasBrand: (brand: string) => Promise<boolean | null>): { store: AppStore; asked: string[] } {
  const asked: string[] = [];
  const booking = {
    hasBrand: (brand: string) => {
      asked.push(brand);
      return hasBrand(brand);
    },
  } as unknown as BookingGateway;
  const store = createPageStore({ booking } as Gateways);
  store.addReducer('booking', bookingSlice.reducer);
  return { store, asked };
}

const header = (store: AppStore) => (
  <Provider store={store}>
    <BookingHeader
      section={{ uid: 'u', componentName: 'BookingHeader', dataSource: '', params: {}, fields }}
      index={0}
    />
  </Provider>
);

describe('BookingHeader', () => {
  it('lists the brands that are booked elsewhere before a car is known', () => {
    render(header(storeWith(() => Promise.resolve(true)).store));
    expect(screen.getByRole('heading', { level: 1, name: 'Boka service och verkstad' })).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['https://boka-bmw.example/', '/verkstad/porsche']);
  });

  it('has the logos in a part that is closed at first', async () => {
    const { container } = render(header(storeWith(() => Promise.resolve(true)).store));
    const part = screen.getByRole<HTMLDetailsElement>('group');
    expect(part.open).toBe(false);
    expect(screen.getByText('3 märken')).toBeTruthy();
    await userEvent.click(within(part).getByText('Märken vi är auktoriserade för'));
    expect(part.open).toBe(true);
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual(
      brands.map((name) => `/media/brands/${name}.svg`),
    );
  });

  it('names the car in the heading with a mark of authorised workshops', async () => {
    const { store, asked } = storeWith(() => Promise.resolve(true));
    render(header(store));
    act(() => void store.dispatch(carFound({ car, place })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Boka service för Volvo V60' })).toBeTruthy();
    expect(screen.getByText('Auktoriserad verkstad för Volvo')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    render(header(store));
    expect(await screen.findByText('Auktoriserad verkstad för Volvo')).toBeTruthy();
    expect(asked).toEqual(['Volvo']);
  });

  it.each([
    ['cannot be asked', () => Promise.reject(new Error('down'))],
    ['name no brands', () => Promise.resolve(null)],
  ])('claims no authorisation when the workshops %s', async (_case, hasBrand) => {
    const { store } = storeWith(hasBrand);
    render(header(store));
    act(() => void store.dispatch(carFound({ car, place })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Boka service för Volvo V60' })).toBeTruthy();
    expect(screen.queryByText(/uktoriserad/)).toBeNull();
  });

  it('offers certain services to other brands', async () => {
    const { store } = storeWith(() => Promise.resolve(false));
    render(header(store));
    act(() => void store.dispatch(carFound({ car: { ...car, brand: 'Tesla' }, place })));
    const text = 'Vi har inte auktoriserade verkstäder för ditt märke men vi kan erbjuda vissa tjänster';
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Boka service för Tesla V60');
  });

  it('keeps the page’s title for a car without a known model', async () => {
    const { store } = storeWith(() => Promise.resolve(null));
    render(header(store));
    act(() => void store.dispatch(carFound({ car: { ...car, brand: '', model: '' }, place })));
    await act(() => Promise.resolve());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Boka service och verkstad');
  });

  it('is empty above a confirmed booking, which has a heading', async () => {
    const { store } = storeWith(() => Promise.resolve(true));
    render(header(store));
    act(() => void store.dispatch(carFound({ car, place })));
    expect(await screen.findByRole('heading', { name: 'Boka service för Volvo V60' })).toBeTruthy();
    const booked = { ...emptyDraft, car, bookingState: 5, displayState: 5, maxBookingState: 5 };
    act(() => void store.dispatch(draftRestored(booked)));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('has only the title at the address of a later step', async () => {
    const { store } = storeWith(() => Promise.resolve(true));
    store.dispatch(searchReplaced('?step=addons'));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = render(header(store)).container.innerHTML;
    cleanup();
    expect(container.querySelectorAll('a, details').length).toBe(0);
    expect(container.querySelector('h1')?.textContent).toBe('Boka service och verkstad');
    render(header(store), { container, hydrate: true });
    const restored = { ...emptyDraft, car, bookingState: 3, displayState: 3, maxBookingState: 4 };
    act(() => void store.dispatch(draftRestored(restored)));
    await act(() => Promise.resolve());
    expect(screen.getByRole('heading', { level: 1, name: 'Boka service och verkstad' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    act(() => void store.dispatch(stepShown(2)));
    expect(await screen.findByRole('heading', { name: 'Boka service för Volvo V60' })).toBeTruthy();
    container.remove();
  });

  it('stays as hydrated until the visitor goes to another step', async () => {
    const { store } = storeWith(() => Promise.resolve(true));
    const container = document.body.appendChild(document.createElement('div'));
    // as the server writes it: without the attributes that refs add
    container.innerHTML = render(header(store)).container.innerHTML.replaceAll(' aria-expanded="false"', '');
    cleanup();
    render(header(store), { container, hydrate: true });
    act(
      () =>
        void store.dispatch(
          draftRestored({ ...emptyDraft, car, bookingState: 3, displayState: 3, maxBookingState: 4 }),
        ),
    );
    await act(() => Promise.resolve()); // response about the brand
    expect(screen.getByRole('heading', { level: 1, name: 'Boka service och verkstad' })).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(2);
    act(() => void store.dispatch(stepShown(2)));
    expect(await screen.findByRole('heading', { name: 'Boka service för Volvo V60' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    container.remove();
  });
});
