/**
 * @jest-environment jsdom
 * @alone: React state of server rendering leaks into the browser's next page.
 */
import '../../../../test/fixtures/pages/textEncoder.ts';
import { expect, it } from '@jest/globals';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { renderOnServer } from '../../../../test/fixtures/pages/renderOnServer.ts';
import { contractStock } from '../../../../test/fixtures/catalogue/contractStock.ts';
import { fakeCatalogue, testSite } from '../../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { createPageStore } from '../../../../test/fixtures/createPageStore.ts';
import type { NearbyDealer } from '../dealerDetailState.ts';
import { DealerDetailPage } from './DealerDetailPage.tsx';

const near: NearbyDealer = { id: '2', slug: 'two', name: 'Two', point: { lat: 59, lng: 17 }, distance: 9 };

/** Returns the classes of the columns on the page of a dealer, by default without a picture. */
async function columnsWith(nearby: NearbyDealer[], picture = '', place = {}): Promise<string[]> {
  const [dealer] = contractStock().dealers;
  if (!dealer) throw new Error('The stock has no dealer.');
  const shownDealer = { ...dealer, site_primary_image: null, site_image_url: picture, ...place };
  const hours = { departments: [], schedules: null };
  const { gateways } = fakeCatalogue(0);
  const fresh = createPageStore(gateways).getState();
  const store = createPageStore(gateways, {
    site: { ...fresh.site, context: testSite },
    dealerDetail: {
      shown: { dealer: shownDealer, ...hours, nearby, stockCount: 3, arrivals: [], workshopPath: null, now: 0 },
    },
  });
  const { html } = await renderOnServer(
    <Provider store={store}>
      <MemoryRouter>
        <DealerDetailPage />
      </MemoryRouter>
    </Provider>,
  );
  document.body.innerHTML = html;
  return [...document.querySelectorAll('[class^="dealer-detail-column"]')].map(({ className }) => className);
}

it('the page of a dealer has one column with departments alone', async () => {
  expect(await columnsWith([])).toEqual(['dealer-detail-column']);
});

it('the page of a dealer has a second column for its neighbours', async () => {
  expect(await columnsWith([near])).toEqual(['dealer-detail-columns']);
});

it('the page of a dealer names its only neighbour', async () => {
  await columnsWith([near]);
  expect(document.querySelector('.dealer-detail-aside')?.textContent).toContain('Two');
});

it('the page of a dealer has a second column for the map when its hero has a picture', async () => {
  expect(await columnsWith([], '/media/dealer.webp')).toEqual(['dealer-detail-columns']);
});

it('the page of a dealer without a position has its address without a map', async () => {
  await columnsWith([], '/media/dealer.webp');
  expect(document.querySelector('.dealer-place-map')).not.toBeNull();
  await columnsWith([], '/media/dealer.webp', { site_geocoord: '' });
  expect(document.querySelector('.dealer-place-text')).not.toBeNull();
  expect(document.querySelector('.dealer-place-map')).toBeNull();
});
