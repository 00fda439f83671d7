/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { harbourSite } from '../../../test/fixtures/harbourSites.ts';
import { phonesOfCountry } from '../../../test/fixtures/countries/platesOfCountry.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { fakeCatalogue, testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { quotedCar } from '../../../test/fixtures/catalogue/quotedCar.ts';
import { createPageStore } from '../../../test/fixtures/createPageStore.ts';
import { FinanceQuotePlace } from './FinanceQuotePlace.tsx';
import { languageCodes } from '../../../test/fixtures/productData.ts';

const harbourMotorsUk = harbourSite('harbour-motors-uk');

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const { finance } = harbourMotorsUk;
const british: SiteContext = {
  ...testSite,
  language: 'en',
  locale: 'en-GB',
  phone: phonesOfCountry('gb'),
  ...(finance ? { finance } : {}),
};

/** Renders the place; returns a function that reports it as near the viewport. */
function show(context: SiteContext, car: Partial<Car> = quotedCar): () => void {
  let tell: IntersectionObserverCallback = () => undefined;
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      tell = callback;
    }
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const { gateways } = fakeCatalogue(0);
  const fresh = createPageStore(gateways).getState();
  render(
    <Provider store={createPageStore(gateways, { ...fresh, site: { ...fresh.site, context } })}>
      <FinanceQuotePlace car={car} />
    </Provider>,
  );
  return () => {
    tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
  };
}

describe('the place of the finance quote', () => {
  it('is kept in English on a site with a finance provider', () => {
    show(british);
    expect(screen.getByRole('region')).toBeTruthy();
  });

  it.each(languageCodes.filter((language) => language !== 'en'))('is not there in %s', (language) => {
    show({ ...british, language });
    expect(document.body.textContent).toBe('');
  });

  it('is absent without a price on the car', () => {
    const { finance: _none, ...without } = british;
    show(without);
    show(british, { ...quotedCar, car_retail_price: null });
    expect(document.body.textContent).toBe('');
  });

  it('loads its code when it comes near the view', async () => {
    const near = show(british, { ...quotedCar, car_sellers: [{ name: 'A', email: '', phone: '0191 496 0000' }] });
    expect(screen.queryByRole('link')).toBeNull();
    near();
    const link = await screen.findByRole('link', { name: '0191 496 0000' });
    expect(link.getAttribute('href')).toBe('tel:+441914960000');
  });
});
