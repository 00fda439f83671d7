import '../../../test/fixtures/pages/textEncoder.ts';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { carMissing } from './carDetailState.ts';

const { CarMissing } = await import('./CarMissing.tsx');

afterEach(cleanup);

function show(isGone: boolean): void {
  const store = testStore(fakeCatalogue(0).gateways);
  store.dispatch(carMissing({ similar: [], words: 'volvo v60', isGone }));
  render(
    <Provider store={store}>
      <CarMissing />
    </Provider>,
  );
}

it('a car that was sold long ago is called sold', () => {
  show(true);
  expect(screen.getByText('Såld')).toBeTruthy();
  expect(screen.getByText(/Bilen har fått en ny ägare/)).toBeTruthy();
});

it('an unknown car leads to the list with the words of its address', () => {
  show(false);
  expect(screen.queryByText('Såld')).toBeNull();
  expect(screen.getByRole('link', { name: 'Se alla bilar' }).getAttribute('href')).toBe('/bilar?keyphrase=volvo+v60');
});
