/** @jest-environment jsdom */
import '../../../../test/fixtures/pages/textEncoder.ts';
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { fakeCatalogue, testStore } from '../../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { expectSpoken, spokenText } from '../../../../test/fixtures/pages/announcements.ts';
import type { Dealer } from '../../../../shared/catalogue/dealers/Dealer.ts';
import { emptyDealerList } from '../../../../shared/catalogue/dealers/dealerQuery.ts';
import type { DealerListState } from '../../../../shared/catalogue/dealers/dealerQuery.ts';
import type { AppStore } from '../../../app/store.ts';
import { loadDealerList } from '../loadDealerList.ts';
import { DealerFilters } from './DealerFilters.tsx';
import { DealerResults } from './DealerResults.tsx';

afterEach(cleanup);

const dealer = (at: number): Partial<Dealer> => ({
  id: String(at),
  slug: `harbour-${at}`,
  site_official_name: `Harbour Bil ${at}`,
});

/** A store whose catalogue has 100 dealers; `load` fetches a list of them as the page does. */
function dealerStore(): { store: AppStore; load: (more?: Partial<DealerListState>) => Promise<void> } {
  const { gateways } = fakeCatalogue(0);
  const total = 100;
  const store = testStore({
    ...gateways,
    catalogue: {
      ...gateways.catalogue,
      searchDealers: ({ offset, limit }) => {
        const count = Math.max(0, Math.min(limit, total - offset));
        const content = Array.from({ length: count }, (_none, at) => dealer(offset + at));
        return Promise.resolve({ facet: [], content, total_items: total });
      },
    },
  });
  return { store, load: (more = {}) => store.dispatch(loadDealerList({ ...emptyDealerList, ...more }, '/hitta-oss')) };
}

async function show(list: Partial<DealerListState> = {}): Promise<(more: Partial<DealerListState>) => Promise<void>> {
  const { store, load } = dealerStore();
  await load(list);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <DealerFilters />
        <DealerResults numbered={false} chosenId={undefined} onPoint={null} />
      </MemoryRouter>
    </Provider>,
  );
  return (more) => act(() => load(more));
}

it('a press for more dealers focuses the first new one', async () => {
  const load = await show();
  const before = screen.getAllByRole('article').length;
  fireEvent.click(screen.getByRole('link', { name: 'Visa fler' }));
  await load({ page: 1 });
  expect(screen.getAllByRole('article')[before]?.contains(document.activeElement)).toBe(true);
});

it('a press for more dealers says how many of them are shown', async () => {
  const load = await show();
  fireEvent.click(screen.getByRole('link', { name: 'Visa fler' }));
  await load({ page: 1 });
  const shown = screen.getAllByRole('article').length;
  await expectSpoken(`Visar ${shown} av 100`);
  expect(spokenText()).toBe(`Visar ${shown} av 100`);
});

it('a dealer that gets the focus is pointed out on the map', async () => {
  const { store, load } = dealerStore();
  await load();
  const onPoint = jest.fn<(id: string) => void>();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <DealerResults numbered={false} chosenId={undefined} onPoint={onPoint} />
      </MemoryRouter>
    </Provider>,
  );
  screen.getByRole('link', { name: 'Harbour Bil 1' }).focus();
  expect(onPoint.mock.calls).toEqual([['1']]);
});

it('a removed choice leaves the focus on the next one', async () => {
  await show({ filters: { site_brands: ['Volvo', 'Kia'] } });
  const chip = screen.getByRole('link', { name: 'Ta bort filter Volvo' });
  chip.focus();
  fireEvent.click(chip);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ta bort filter Kia' }));
});
