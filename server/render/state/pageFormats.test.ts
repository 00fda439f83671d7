import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { createStore } from '../../../client/app/store.ts';
import { carDetailSlice } from '../../../client/catalogue/car/carDetailState.ts';
import { siteEntered } from '../../../client/site/siteState.ts';
import type { LocaleFormats } from '../../../shared/kit/format/LocaleFormats.ts';
import { fakeCatalogue, testCar, testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { pageFormats } from './pageFormats.ts';

const { gateways } = fakeCatalogue(0);

function formatsOf(carCurrency?: string): LocaleFormats {
  const store = createStore(gateways);
  store.dispatch(siteEntered({ context: testSite, texts: {}, navigation: [] }));
  const { site } = store.getState();
  const car = carCurrency === undefined ? null : { ...testCar(1), car_price_currency: carCurrency };
  return pageFormats({ site, carDetail: { ...carDetailSlice.getInitialState(), car } });
}

describe('pageFormats()', () => {
  it('contains the currency of the site alone on a page without a car', () => {
    expect(Object.keys(formatsOf().currencies)).toEqual([testSite.currency]);
  });

  it('contains the currency of a car from abroad', () => {
    expect(Object.keys(formatsOf('DKK').currencies)).toEqual([testSite.currency, 'DKK']);
    expect(Object.keys(formatsOf().currencies)).toEqual([testSite.currency]);
  });

  it('takes less than 600 bytes of a compressed page', () => {
    expect(brotliCompressSync(JSON.stringify(formatsOf('DKK'))).length).toBeLessThan(600);
  });
});
