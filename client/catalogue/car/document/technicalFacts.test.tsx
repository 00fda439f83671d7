/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { fakeCatalogue, testSite, testStore } from '../../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { dictionaryTexts } from '../../../../test/fixtures/dictionaryTexts.ts';
import { carInLanguage } from '../../../../shared/catalogue/car/carInLanguage.ts';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import type { SiteContext } from '../../../../shared/site/SiteTypes.ts';
import { createTranslate } from '../../../site/translate.ts';
import { CarSpecification } from './CarSpecification.tsx';
import { decimalMark } from '../../../../shared/catalogue/vocabulary.ts';

afterEach(cleanup);

const withDisplacement: Partial<Car> = {
  car_power_text: '250 hk',
  car_facts: [{ label: 'Slagvolym', labels: { sv: 'Slagvolym', en: 'Displacement' }, value: '1,5 l' }],
};

/** Rows of the technical data: "label: value". */
function rowsIn(site: SiteContext, car: Partial<Car> = withDisplacement): string[] {
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

it('shows a fact after the rows of its group', () => {
  const placed = {
    car_power_text: '250 hk',
    car_seats: 5,
    car_length_text: '4 761 mm',
    car_facts: [
      { label: 'Nycklar', value: 2 },
      { label: 'Klädsel', value: 'Läder', group: 'vehicle' as const },
    ],
  };
  expect(rowsIn(testSite, placed)).toEqual([
    'Effekt: 250 hk',
    'Säten: 5',
    'Klädsel: Läder',
    'Längd: 4 761 mm',
    'Nycklar: 2',
  ]);
});

it('links to the address of a fact under its label', () => {
  rowsIn(testSite, { car_facts: [{ label: 'Protokoll', value: 'https://report.example/1', isLink: true }] });
  const link = screen.getByRole('link', { name: 'Protokoll: report.example' });
  expect(link.getAttribute('href')).toBe('https://report.example/1');
  expect(link.getAttribute('rel')).toBe('nofollow noopener');
});

it('shows markup in a fact as text', () => {
  expect(rowsIn(testSite, { car_facts: [{ label: '<b>A</b>', value: '<img src=x>' }] })).toEqual([
    '<b>A</b>: <img src=x>',
  ]);
});
