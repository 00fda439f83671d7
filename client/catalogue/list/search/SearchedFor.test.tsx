/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { fakeCatalogue, testStore } from '../../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { searchNoticeSet } from '../carListState.ts';
import type { SearchNotice } from '../carListState.ts';
import { loadCarList } from '../loadCarList.ts';
import { SearchedFor } from './SearchedFor.tsx';

async function show(keyphrase: string, used?: string, notice: SearchNotice | null = null): Promise<void> {
  const { gateways } = fakeCatalogue(3, () => (used === undefined ? undefined : { keyphrase_used: used }));
  const store = testStore(gateways);
  store.dispatch(searchNoticeSet(notice));
  const context = { listPath: '/bilar', facets: [], sorts: [] };
  await store.dispatch(loadCarList({ keyphrase, filters: {}, page: 0, sort: '' }, context));
  render(
    <Provider store={store}>
      <SearchedFor />
    </Provider>,
  );
}

describe('SearchedFor', () => {
  it('says what was searched for in place of a typing error', async () => {
    await show('dragkrk', 'dragkrok');
    expect(screen.getByText('Inget matchade ”dragkrk”. Visar träffar för ”dragkrok”.')).toBeTruthy();
  });

  it('names words that begin as typed when no text has the word', async () => {
    await show('dragk', 'dragk*');
    expect(screen.getByText('Inget matchade ”dragk”. Visar träffar för ”dragk…”.')).toBeTruthy();
  });

  it('names the words that changed the search', async () => {
    const notice = { ignored: ['jag', 'en'], corrections: [{ from: 'bwm', to: 'BMW' }] };
    await show('gti', undefined, notice);
    const lines = [...document.querySelectorAll('.searched-for p')].map((line) => line.textContent);
    expect(lines).toEqual(['Tolkade ”bwm” som ”BMW”.', 'Hoppade över: ”jag”, ”en”.']);
  });

  it.each(['', 'dragkrok'])('is silent when “%s” is searched for as typed', async (keyphrase) => {
    await show(keyphrase);
    expect(document.querySelector('.searched-for')).toBeNull();
  });
});
