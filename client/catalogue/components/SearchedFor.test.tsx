/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { fakeCatalogue, testStore } from '../../../test/fixtures/fakeCatalogue.ts';
import { loadCarList } from '../loadCarList.ts';
import '../texts/listTexts.ts';
import { SearchedFor } from './SearchedFor.tsx';

async function show(keyphrase: string, used?: string): Promise<void> {
  const { gateways } = fakeCatalogue(3, () => (used === undefined ? undefined : { keyphrase_used: used }));
  const store = testStore(gateways);
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
    expect(screen.getByRole('status').textContent).toBe('Inget matchade ”dragkrk”. Visar träffar för ”dragkrok”.');
  });

  it('is silent when the words themselves were searched for', async () => {
    await show('dragkrok');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
