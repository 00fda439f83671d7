/** @jest-environment jsdom */
import '../../../test/fixtures/pages/textEncoder.ts';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { Router } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import { fakeCatalogue, loadContext, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { FakeCatalogue } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { AppStore } from '../../app/store.ts';
import { failedSearchPart } from '../failedSearchPart.ts';
import { loadCarList } from './loadCarList.ts';
import { listRequested } from './carListState.ts';
import { CarListPage } from './CarListPage.tsx';
import { loadRoute } from '../../../test/fixtures/pages/loadRoute.ts';
import { expectSpoken, spokenText } from '../../../test/fixtures/pages/announcements.ts';

beforeAll(failedSearchPart.fetch);
afterEach(cleanup);

const push = jest.fn<Navigator['push']>();

async function show(fake: FakeCatalogue, address = '/bilar'): Promise<AppStore> {
  push.mockReset();
  const store = testStore(fake.gateways);
  const context = loadContext(store, fake.gateways, address);
  await loadRoute(context, 'carList');
  const navigator: Navigator = { push, replace: push, go: () => undefined, createHref: () => '' };
  render(
    <Provider store={store}>
      <Router location={context.location.path} navigator={navigator}>
        <main>
          <CarListPage />
        </main>
      </Router>
    </Provider>,
  );
  return store;
}
/** Waits for the address of the press, which navigates after showing its new state. */
const pushed = async (): Promise<string> => {
  await waitFor(() => expect(push).toHaveBeenCalled());
  const to = push.mock.calls.at(-1)?.[0];
  return typeof to === 'object' ? `${to.pathname ?? ''}${to.search ?? ''}` : String(to);
};
const box = (name: RegExp): HTMLInputElement => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('the car list', () => {
  it('shows the first page of cars', async () => {
    await show(fakeCatalogue(120));
    expect(screen.getAllByRole('article')).toHaveLength(48);
  });

  it('says how many cars are on screen', async () => {
    await show(fakeCatalogue(120));
    expect(screen.getByText('120 bilar')).toBeDefined();
    expect(screen.getByText('Visar 48 av 120')).toBeDefined();
  });

  it('links to more cars', async () => {
    await show(fakeCatalogue(120));
    expect(screen.getByRole('link', { name: 'Visa fler bilar' }).getAttribute('href')).toBe('/bilar?page=1');
  });

  it('offers no more when everything is shown', async () => {
    await show(fakeCatalogue(10));
    expect(screen.queryByRole('link', { name: 'Visa fler bilar' })).toBeNull();
  });

  it('offers no more on the last page', async () => {
    await show(fakeCatalogue(2000), '/bilar?page=19');
    expect(screen.queryByRole('link', { name: 'Visa fler bilar' })).toBeNull();
    expect(screen.getByText(/Fler bilar än så här visas inte/)).toBeDefined();
  });

  it('offers to clear the filters when nothing is found', async () => {
    await show(fakeCatalogue(0), '/bilar?car_fuel=El');
    expect(screen.getByText('Inga bilar matchar din sökning')).toBeDefined();
    const links = screen.getAllByRole('link', { name: 'Rensa alla' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/bilar', '/bilar']);
  });

  it('describes the cars of a brand below them', async () => {
    await show(fakeCatalogue(3), '/bilar/volvo');
    expect(await screen.findByText(/^Just nu har vi 3\sVolvo i lager\./)).toBeDefined();
  });

  it.each([
    ['/bilar', 'Filtrera'],
    ['/bilar?car_fuel=El&keyphrase=red', 'Filtrera2'],
  ])('counts the choices of %s on the button of the filters', async (address, text) => {
    await show(fakeCatalogue(3), address);
    expect(screen.getByRole('link', { name: /^Filtrera/ }).textContent).toBe(text);
  });

  it('says when its address could not be copied', async () => {
    const writeText = () => Promise.reject(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await show(fakeCatalogue(3));
    fireEvent.click(screen.getByRole('button', { name: 'Dela' }));
    await expectSpoken('Länken kunde inte kopieras');
  });

  it('says when the search failed', async () => {
    await show(fakeCatalogue(0, () => ({ content: [], error: true })));
    expect(await screen.findByText('Det gick inte att hämta bilar just nu')).toBeTruthy();
  });

  it('has a chip for an excluded value', async () => {
    await show(fakeCatalogue(3), '/bilar?car_fuel=!Diesel');
    const chip = screen.getByRole('link', { name: /Inte Diesel/ });
    expect(chip.getAttribute('href')).toBe('/bilar');
  });

  it('stands in with 24 skeletons while cars are on their way', async () => {
    const store = await show(fakeCatalogue(120));
    const { list, listPath } = store.getState().carList;
    act(() => void store.dispatch(listRequested({ list, listPath, more: false })));
    expect(document.querySelectorAll('.car-skeleton')).toHaveLength(24);
    expect(screen.queryAllByRole('article')).toHaveLength(0);
  });

  it('focuses the first new car after a press for more, and says how many it shows', async () => {
    const fake = fakeCatalogue(120);
    const store = await show(fake);
    const more = screen.getByRole('link', { name: /^Visa fler/ });
    more.focus();
    fireEvent.click(more);
    const { list, listPath } = store.getState().carList;
    const context = { listPath, facets: [], sorts: [] };
    await act(() => store.dispatch(loadCarList({ ...list, page: 1 }, context)));
    await expectSpoken('Visar 96 av 120');
    const cards = screen.getAllByRole('article');
    expect(cards[48]?.contains(document.activeElement)).toBe(true);
  });

  it('says the count once after a choice', async () => {
    const fake = fakeCatalogue(3);
    const store = await show(fake);
    const { list, listPath } = store.getState().carList;
    const context = { listPath, facets: [], sorts: [] };
    act(() => void store.dispatch(listRequested({ list, listPath, more: false })));
    await act(() => store.dispatch(loadCarList({ ...list, filters: { car_fuel: ['El'] } }, context)));
    await expectSpoken('Visar 3 av 3');
    expect(spokenText()).toBe('Visar 3 av 3');
  });

  it('says how many of the cars it shows after a choice', async () => {
    const store = await show(fakeCatalogue(120));
    const { list, listPath } = store.getState().carList;
    const context = { listPath, facets: [], sorts: [] };
    act(() => void store.dispatch(listRequested({ list, listPath, more: false })));
    await act(() => store.dispatch(loadCarList({ ...list, filters: { car_fuel: ['El'] } }, context)));
    await expectSpoken('Visar 48 av 120');
    expect(spokenText()).toBe('Visar 48 av 120');
  });

  it.each([
    [3, 'Visar 3 av 3'],
    [0, 'Inga bilar matchar din sökning'],
  ])('says after a choice with %s cars: %s', async (total, text) => {
    const store = await show(fakeCatalogue(total));
    const { list, listPath } = store.getState().carList;
    const context = { listPath, facets: [], sorts: [] };
    act(() => void store.dispatch(listRequested({ list, listPath, more: false })));
    await act(() => store.dispatch(loadCarList({ ...list, filters: { car_fuel: ['El'] } }, context)));
    await expectSpoken(text);
  });

  it('moves the focus from a removed choice to the next one, then to the heading', async () => {
    const store = await show(fakeCatalogue(3), '/bilar?car_fuel=El&keyphrase=red');
    const remove = async (name: string, filters: Record<string, string[]>, keyphrase: string): Promise<void> => {
      const chip = screen.getByRole('link', { name });
      chip.focus();
      fireEvent.click(chip);
      const { list, listPath } = store.getState().carList;
      const context = { listPath, facets: [], sorts: [] };
      await act(() => store.dispatch(loadCarList({ ...list, filters, keyphrase }, context)));
    };
    await remove('Ta bort filter El', {}, 'red');
    expect(document.activeElement?.textContent).toBe('”red”');
    await remove('Ta bort filter ”red”', {}, '');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('ticks a pressed value before its page has loaded', async () => {
    await show(fakeCatalogue(120), '/bilar?page=1');
    fireEvent.click(box(/^El/));
    expect(box(/^El/).checked).toBe(true);
    expect(await pushed()).toBe('/bilar?car_fuel=El');
    expect(push.mock.calls.at(-1)?.[1]).toEqual({ scroll: 'list' });
  });

  it('narrows a brand to one of its models in the path', async () => {
    await show(fakeCatalogue(3), '/bilar/volvo');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Volvo i lager');
    fireEvent.click(box(/^XC60/));
    expect(await pushed()).toBe('/bilar/volvo/xc60');
    expect(box(/^Volvo/).checked).toBe(true);
  });

  it('disables a value that would find nothing', async () => {
    await show(fakeCatalogue(3));
    expect(box(/^BMW/).disabled).toBe(true);
  });

  it('links each choice to the list without it', async () => {
    await show(fakeCatalogue(3), '/bilar/volvo/xc60?car_price=100-500&keyphrase=red');
    const chips = within(screen.getByRole('list', { name: 'Valda filter' })).getAllByRole('link');
    expect(chips.map((chip) => [chip.textContent.replace(/\s/g, ' '), chip.getAttribute('href')])).toEqual([
      ['Volvo', '/bilar?keyphrase=red&car_price=100-500'],
      ['XC60', '/bilar/volvo?keyphrase=red&car_price=100-500'],
      ['100–500 kr', '/bilar/volvo/xc60?keyphrase=red'],
      ['”red”', '/bilar/volvo/xc60?car_price=100-500'],
      ['Rensa', '/bilar'],
    ]);
  });

  it('searches within the current filters', async () => {
    await show(fakeCatalogue(3), '/bilar?car_fuel=El');
    const input = screen.getByRole<HTMLInputElement>('combobox', { name: /^Sök/ });
    fireEvent.change(input, { target: { value: ' volvo red ' } });
    fireEvent.submit(input);
    expect(await pushed()).toBe('/bilar?keyphrase=volvo+red&car_fuel=El');
    expect(input.value).toBe('');
  });

  it('orders the cars anew', async () => {
    await show(fakeCatalogue(3));
    fireEvent.change(screen.getByRole('combobox', { name: 'Sortera' }), { target: { value: 'car_price:asc' } });
    expect(await pushed()).toBe('/bilar?sort=car_price:asc');
  });

  it('is a form that works without scripts', async () => {
    await show(fakeCatalogue(3), '/bilar/volvo?keyphrase=red');
    const form = screen.getByRole('button', { name: 'Visa resultat' }).closest('form');
    expect(form?.method).toBe('get');
    expect(form?.getAttribute('action')).toBe('/bilar');
    const sent = [...new FormData(form ?? undefined)].filter(([, value]) => value !== '');
    expect(sent).toEqual([
      ['keyphrase', 'red'],
      ['car_brand', 'Volvo'],
      ['sort', 'car_publishdate:desc'],
    ]);
  });
});
