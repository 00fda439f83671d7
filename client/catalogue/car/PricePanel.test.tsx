import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { createTranslate } from '../../site/translate.ts';
import { PriceTexts } from './PricePanel.tsx';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';

const t = createTranslate(dictionaryTexts('sv'), 'sv-SE');

function textOf(car: Partial<Car>): string {
  const { container } = render(<PriceTexts car={car} t={t} site={testSite} />);
  return container.textContent.replace(/\s/g, ' ');
}

afterEach(cleanup);

describe('PriceTexts', () => {
  it('names the VAT of a price', () => {
    expect(textOf({ car_price: 100_000, car_price_text: '100 000 kr' })).toMatch(/100 000 kr.*moms/);
  });

  it('names no VAT after a text that stands for a price', () => {
    const text = textOf({ car_price: null, car_price_text: 'Pris på förfrågan' });
    expect(text).toContain('Pris på förfrågan');
    expect(text).not.toMatch(/moms/);
  });
});
