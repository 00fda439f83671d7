/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import type { SiteContext } from '../../../../shared/site/SiteTypes.ts';
import { fakeCatalogue, testSite, testStore } from '../../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { createPageStore } from '../../../../test/fixtures/createPageStore.ts';
import { dictionaryTexts } from '../../../../test/fixtures/dictionaryTexts.ts';
import { createTranslate } from '../../../site/translate.ts';
import { CarSpecification, Description } from './CarSpecification.tsx';
import { PriceTexts } from '../PricePanel.tsx';

afterEach(cleanup);

const english: SiteContext = { ...testSite, language: 'en', languages: ['sv', 'en'], locale: 'en-150' };
const texts = { ...dictionaryTexts('sv'), description: 'Description', priceInclVat: 'incl. VAT' };
const t = createTranslate(texts, 'sv');

it('writes a registration number in its parts', () => {
  const car = { car_regno: 'PUU26S' };
  render(
    <Provider store={testStore(fakeCatalogue(0).gateways, testSite)}>
      <CarSpecification car={car} shown={car} t={t} layout="standard" />
    </Provider>,
  );
  expect(screen.getByText('PUU 26S')).toBeTruthy();
});

it('names the table of technical data', () => {
  const car = { car_power_text: '250 hk' };
  render(
    <Provider store={testStore(fakeCatalogue(0).gateways, testSite)}>
      <CarSpecification car={car} shown={car} t={t} layout="standard" />
    </Provider>,
  );
  expect(screen.getByRole('table', { name: 'Teknisk data' })).toBeTruthy();
});

function showDescription(car: Partial<Car>, site: SiteContext, descriptionLanguage: string | null = null): void {
  const fresh = testStore(fakeCatalogue(0).gateways, site).getState();
  const carDetail = { ...fresh.carDetail, descriptionLanguage };
  render(
    <Provider store={createPageStore(fakeCatalogue(0).gateways, { ...fresh, carDetail })}>
      <Description car={car} t={t} />
    </Provider>,
  );
}

describe('the description of a car', () => {
  it("has the plain heading in the stock's language", () => {
    showDescription({ car_description: 'Svensksåld.' }, testSite);
    expect(screen.getByRole('heading').textContent).toBe('Description');
  });

  it("names its language where that differs from the page's", () => {
    showDescription({ car_description: 'Svensksåld.' }, english, 'Swedish');
    expect(screen.getByRole('heading').textContent).toBe('Description (Swedish)');
    expect(screen.getByText('Svensksåld.').closest('[lang]')?.getAttribute('lang')).toBe('sv');
  });

  it("has the plain heading when delivered in the page's language", () => {
    const own = { en: { car_description: 'Sold new in Sweden.' } };
    showDescription({ car_description: 'Svensksåld.', car_texts: own }, english);
    expect(screen.getByRole('heading').textContent).toBe('Description');
    expect(screen.getByText('Sold new in Sweden.').closest('[lang]')).toBeNull();
  });
});

describe('the title of a price', () => {
  const noteOf = (car: Partial<Car>, site: SiteContext): string | undefined => {
    const { container } = render(<PriceTexts car={car} t={t} site={site} />);
    return container.querySelector('.price-texts-note')?.textContent;
  };
  const price = { car_price: 100_000, car_price_text: '100 000 kr' };

  it.each([
    ['Price with vat', 'Price with vat'],
    ['Price incl. VAT', 'Price incl. VAT'],
    ['Kampanjpris', 'Kampanjpris, incl. VAT'],
    ['', 'incl. VAT'],
  ])('"%s" is shown as "%s" with its VAT once', (title, note) => {
    expect(noteOf({ ...price, car_price_title: title }, testSite)).toBe(note);
  });

  it("is not shown in another language than the stock's", () => {
    expect(noteOf({ ...price, car_price_title: 'Pris inkl. moms' }, english)).toBe('incl. VAT');
  });
});
