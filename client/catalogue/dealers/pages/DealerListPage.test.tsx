/**
 * @jest-environment jsdom
 * @alone: React state of server rendering leaks into the browser's next page.
 */
import '../../../../test/fixtures/pages/textEncoder.ts';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { renderOnServer } from '../../../../test/fixtures/pages/renderOnServer.ts';
import { fakeCatalogue, testSite } from '../../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { createPageStore } from '../../../../test/fixtures/createPageStore.ts';
import { failedSearchPart } from '../../failedSearchPart.ts';
import type { DealersState } from '../dealerListState.ts';
import { DealerListPage } from './DealerListPage.tsx';

beforeAll(failedSearchPart.fetch);

/** Shows the page as the server writes it, which takes the window for a wide one. */
async function show(status: DealersState['status']): Promise<void> {
  const { gateways } = fakeCatalogue(0);
  const fresh = createPageStore(gateways).getState();
  const store = createPageStore(gateways, {
    site: { ...fresh.site, context: testSite },
    dealerList: { ...fresh.dealerList, status, total: 1 },
  });
  const { html } = await renderOnServer(
    <Provider store={store}>
      <MemoryRouter>
        <DealerListPage />
      </MemoryRouter>
    </Provider>,
  );
  document.body.innerHTML = html;
}

const map = (): Element | null => document.querySelector('.dealer-list-map');

describe('the list of dealers', () => {
  it('shows a map next to the dealers', async () => {
    await show('ready');
    expect(map()).not.toBeNull();
  });

  it('shows no empty map when the dealers cannot be fetched', async () => {
    await show('error');
    expect(map()).toBeNull();
  });
});
