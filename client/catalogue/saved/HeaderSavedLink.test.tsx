import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { fakeCatalogue, testSite, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { favourites } from './deviceLists.ts';
import { HeaderSavedLink } from './HeaderSavedLink.tsx';

function show(stock = true): void {
  const site = { ...testSite, features: { ...testSite.features, stock } };
  render(
    <Provider store={testStore(fakeCatalogue(0).gateways, site)}>
      <HeaderSavedLink />
    </Provider>,
  );
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  favourites.clear();
});

describe('HeaderSavedLink', () => {
  it('leads to the saved cars by a name without a number when there are none', () => {
    show();
    expect(screen.getByRole('link', { name: 'Sparade bilar' }).getAttribute('href')).toBe('/sparade');
  });

  it('names the number of saved cars when there are some', async () => {
    favourites.toggle('410001');
    show();
    expect(await screen.findByRole('link', { name: 'Sparade bilar (1)' })).toBeTruthy();
  });

  it('follows a car that is saved while the page is open', async () => {
    favourites.toggle('410001');
    show();
    await screen.findByRole('link', { name: 'Sparade bilar (1)' });
    act(() => favourites.toggle('410002'));
    expect(await screen.findByRole('link', { name: 'Sparade bilar (2)' })).toBeTruthy();
  });

  it('is left out on a site without stock', () => {
    show(false);
    expect(screen.queryByRole('link', { name: /Sparade bilar/ })).toBeNull();
  });
});
