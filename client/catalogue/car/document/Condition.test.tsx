/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Car } from '../../../../shared/catalogue/Car.ts';
import { fakeCatalogue, testSite, testStore } from '../../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { dictionaryTexts } from '../../../../test/fixtures/dictionaryTexts.ts';
import { createTranslate } from '../../../site/translate.ts';
import { CarSpecification } from './CarSpecification.tsx';

afterEach(cleanup);

const t = createTranslate(dictionaryTexts('sv'), 'sv');
const car: Partial<Car> = {
  car_is_used: true,
  car_firstregistration: '2021-03-02',
  car_publishdate: '2026-11-01T08:00:00Z',
  car_mileage_text: '8 200 mil',
  car_facts: [
    { label: 'Testad', value: '2026-10-28', group: 'condition' },
    { label: 'Anmärkningar', name: 'a', value: 'Stenskott', group: 'condition' },
    { label: 'Anmärkningar', name: 'b', value: 'Sliten ratt', group: 'condition' },
  ],
};

function show(shown: Partial<Car>): void {
  render(
    <Provider store={testStore(fakeCatalogue(0).gateways, testSite)}>
      <CarSpecification car={shown} shown={shown} t={t} layout="standard" />
    </Provider>,
  );
}

it('the condition lists facts of equal labels in one row', () => {
  show(car);
  const row = screen.getByRole('row', { name: /Anmärkningar/ });
  expect(
    within(row)
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent),
  ).toEqual(['Stenskott', 'Sliten ratt']);
});

it('the technical data leaves out facts of the condition', () => {
  show({ ...car, car_power_text: '250 hk' });
  const table = screen.getByRole('table', { name: 'Teknisk data' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Effekt', 'Första registrering']);
});

it('the history goes from the first registration to the mileage of today', () => {
  show(car);
  const events = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(events.map(({ textContent }) => textContent)).toEqual([
    'Första registrering2021-03-02',
    'Testad2026-10-28',
    'I vårt lager2026-11-01',
    'Nu8 200 mil',
  ]);
});

it('a new car has no history', () => {
  show({ ...car, car_is_used: false });
  expect(screen.queryByText('I vårt lager')).toBeNull();
});

it('key facts fill whole rows of four', () => {
  const facts = { car_year: 2021, car_fuel: 'El', car_gearbox: 'Automat', car_drive: 'AWD' };
  show({ ...car, ...facts });
  expect(document.querySelectorAll('.key-fact')).toHaveLength(4);
});
