/** @alone: React state of server rendering leaks into the browser's next page. */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { AppStore } from '../../app/store.ts';
import type { SearchRequest, SearchResponse } from '../../../shared/catalogue/SearchTypes.ts';
import '../../../test/fixtures/pages/textEncoder.ts';

const { MemoryRouter, useLocation } = await import('react-router-dom');
const { fakeCatalogue, testSite, testStore } = await import('../../../test/fixtures/catalogue/fakeCatalogue.ts');
const { CarFinder } = await import('./CarFinder.tsx');
const { renderOnServer } = await import('../../../test/fixtures/pages/renderOnServer.ts');
const { loadCarFinder } = await import('./loadCarFinder.ts');

const facets = [...testSite.facets, { name: 'car_body' }];
const bodies = [
  { id: 'a', fields: { Value: { value: 'SUV' }, Shape: { value: 'suv' } } },
  { id: 'b', fields: { Value: { value: 'Kombi' }, Shape: { value: 'estate' } } },
  { id: 'c', fields: { Value: { value: 'Coupé' }, Shape: { value: 'coupe' } } },
];
const section = {
  uid: 'finder',
  componentName: 'CarFinder',
  fields: { Title: { value: 'Begagnat utan gissningar' }, Bodies: bodies },
};

/** Seven SUVs and three estates, of which two and one are below the price. */
function answer({ filters }: SearchRequest): Partial<SearchResponse> {
  const [suvs, estates] = 'car_price' in filters ? [2, 1] : [7, 3];
  return {
    total_items: suvs + estates,
    facet: [
      {
        name: 'car_body',
        type: 'terms',
        value: [
          { text: 'SUV', count: suvs },
          { text: 'Kombi', count: estates },
        ],
      },
      { name: 'car_price', type: 'histogram', min: 20_000, max: 590_000, value: [] },
    ],
  };
}

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function show(): Promise<{ store: AppStore; asked: SearchRequest[] }> {
  const { gateways, asked } = fakeCatalogue(0, answer);
  const store = testStore(gateways, { ...testSite, facets });
  await store.dispatch(loadCarFinder('finder'));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <CarFinder section={section} index={0} />
        <Where />
      </MemoryRouter>
    </Provider>,
  );
  return { store, asked };
}

const hrefs = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('CarFinder links the bodies in stock with their numbers', async () => {
  await show();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['SUV 7', 'Kombi 3']);
  expect(hrefs()).toEqual(['/bilar?car_body=SUV', '/bilar?car_body=Kombi']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Begagnat utan gissningar');
});

it('CarFinder counts the cars up to the price where the slider rests', async () => {
  await show();
  const slider = screen.getByRole('slider', { name: /Högsta pris/ });
  fireEvent.change(slider, { target: { value: '250000' } });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('button', { name: 'Visa 3 bilar' })).toBeTruthy();
  expect(hrefs()).toEqual(['/bilar?car_body=SUV&car_price=0-250000', '/bilar?car_body=Kombi&car_price=0-250000']);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('/bilar?car_price=0-250000')).toBeTruthy();
});

it('CarFinder leads to all cars with the slider at its end', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Visa 10 bilar' }));
  expect(screen.getByText('/bilar')).toBeTruthy();
});

it('CarFinder takes a price that was set before it was hydrated', async () => {
  const { gateways } = fakeCatalogue(0, answer);
  const store = testStore(gateways, { ...testSite, facets });
  await store.dispatch(loadCarFinder('finder'));
  const page = (
    <Provider store={store}>
      <MemoryRouter>
        <CarFinder section={section} index={0} />
      </MemoryRouter>
    </Provider>
  );
  const { html } = await renderOnServer(page);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const slider = container.querySelector<HTMLInputElement>('input[type="range"]');
  if (slider) slider.value = '250000';
  render(page, { container, hydrate: true });
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe('250 000 kr');
});
