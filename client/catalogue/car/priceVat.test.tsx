/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { testCar, testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import type { Texts } from '../../../shared/site/SiteTypes.ts';
import { costTerms } from '../../finance/costTexts.ts';
import { createTranslate } from '../../site/translate.ts';
import { CarBadges, CarCard } from '../card/CarCard.tsx';
import { PriceTexts } from './PricePanel.tsx';

afterEach(cleanup);

const swedish = dictionaryTexts('sv');
/** Texts of a site in a country without VAT. */
const without: Texts = { ...swedish, priceInclVat: '', priceExclVat: '', vatDeductible: '' };

function textOf(content: ReactNode): string {
  const { container } = render(content);
  return container.textContent.replace(/\s/g, ' ');
}

const translate = (texts: Texts) => createTranslate(texts, 'sv-SE');
const priceOf = (car: Partial<Car>, texts = swedish): string =>
  textOf(
    <PriceTexts
      car={{ car_price: 100_000, car_price_text: '100 000 kr', ...car }}
      t={translate(texts)}
      site={testSite}
    />,
  );

describe('the VAT of a price on the page of a car', () => {
  it('follows the price', () => {
    expect(priceOf({})).toBe('100 000 kr' + 'inkl. moms');
  });

  it('is not repeated after a title that names it', () => {
    expect(priceOf({ car_price_title: 'Pris inkl. moms' })).toBe('100 000 kr' + 'Pris inkl. moms');
  });

  it('is that of the margin scheme where the car is sold under it', () => {
    expect(priceOf({ car_vat_margin: true })).toBe('100 000 kr' + 'vinstmarginalbeskattning, ingen avdragbar moms');
  });

  it('leaves nothing behind where its text is empty', () => {
    expect(priceOf({}, without)).toBe('100 000 kr');
    expect(priceOf({ car_price_title: 'Pris' }, without)).toBe('100 000 kr' + 'Pris');
  });
});

describe('a car with deductible VAT', () => {
  const badges = (onPage: boolean, texts = swedish): string =>
    textOf(<CarBadges car={{ car_vat_eligible: true }} t={translate(texts)} site={testSite} onPage={onPage} />);

  it('says so on its page on any site', () => {
    expect(badges(true)).toBe('Avdragbar moms');
    expect(badges(false)).toBe('');
  });

  it('has no badge where its text is empty', () => {
    expect(badges(true, without)).toBe('');
  });
});

it('names no VAT outside its panel where its text is empty', () => {
  const terms = { kind: 'privateLeasing', amount: 100, months: 36, mileage: 0 } as const;
  expect(costTerms(terms, testSite, translate(without)).replace(/\s/g, ' ')).toBe('36 mån');
  const van = testCar(1, { car_vehicle_type_code: 'LCV' });
  const card = (
    <CarCard
      car={van}
      t={translate(without)}
      site={testSite}
      compared={false}
      saved={false}
      onCompare={() => undefined}
    />
  );
  const { container } = render(card);
  expect(container.querySelector('.car-card-prices')?.textContent.replace(/\s/g, ' ')).toBe('100 000 kr');
});
