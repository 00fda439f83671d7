/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { fakeCatalogue, testSite, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { dictionaryTexts } from '../../../test/fixtures/dictionaryTexts.ts';
import { carInLanguage } from '../../../shared/catalogue/car/carInLanguage.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { createTranslate } from '../../site/translate.ts';
import { CarSpecification } from './CarSpecification.tsx';
import { decimalMark } from '../../../shared/catalogue/vocabulary.ts';

afterEach(cleanup);

const car = {
  car_power_text: '250 hk',
  car_facts: [{ label: 'Slagvolym', labels: { sv: 'Slagvolym', en: 'Displacement' }, value: '1,5 l' }],
};

/** Rows of the technical data: "label: value". */
function rowsIn(site: SiteContext): string[] {
  const t = createTranslate(dictionaryTexts(site.language), site.locale);
  render(
    <Provider store={testStore(fakeCatalogue(0).gateways, site)}>
      <CarSpecification car={car} shown={carInLanguage(car, site)} t={t} layout="standard" />
    </Provider>,
  );
  const cells = (row: HTMLElement): string => [...row.children].map(({ textContent }) => textContent).join(': ');
  return screen.getAllByRole('row').map(cells);
}

it('shows further facts after the technical data', () => {
  expect(rowsIn(testSite)).toEqual(['Effekt: 250 hk', 'Slagvolym: 1,5 l']);
});

it('labels further facts in the language of the page', () => {
  const english: SiteContext = {
    ...testSite,
    valueLabels: { [decimalMark]: { ',': '.' } },
    language: 'en',
    languages: ['sv', 'en'],
    locale: 'en-150',
  };
  expect(rowsIn(english)[1]).toBe('Displacement: 1.5 l');
});
