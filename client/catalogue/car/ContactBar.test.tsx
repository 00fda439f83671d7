import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { fakeCatalogue, testSite, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { loanOption } from '../../../test/fixtures/finance/loanOption.ts';
import type { Car } from '../../../shared/catalogue/Car.ts';
import { createTranslate } from '../../site/translate.ts';
import { ContactBar } from './ContactBar.tsx';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';

const t = createTranslate(dictionaryTexts('sv'), 'sv-SE');

function monthOf(car: Partial<Car>): string | undefined {
  const { container } = render(
    <Provider store={testStore(fakeCatalogue(0).gateways)}>
      <ContactBar car={{ car_price: 300_000, car_price_text: '300 000 kr', ...car }} t={t} site={testSite} />
    </Provider>,
  );
  return container.querySelector('.contact-bar-month')?.textContent.replace(/\s/g, ' ');
}

afterEach(cleanup);

it('the bar of a car names the kind of its monthly cost: a loan', () => {
  expect(monthOf({ car_loan_option: loanOption() })).toMatch(/kr\/mån · Billån$/);
});

it('the bar of a car names the kind of its monthly cost: leasing', () => {
  expect(monthOf({ car_has_privateleasing: true, car_privateleasing_monthly_cost: 4000 })).toMatch(
    /4 000 kr\/mån · Privatleasing$/,
  );
});

it('the bar of a car without a monthly cost names none', () => {
  expect(monthOf({})).toBeUndefined();
});
