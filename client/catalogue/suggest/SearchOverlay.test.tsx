import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { fakeCatalogue, testSite, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { fakeSuggestions } from '../../../test/fixtures/catalogue/fakeSuggestions.ts';
import type { SuggestionLog } from '../../../test/fixtures/catalogue/fakeSuggestions.ts';
import { HeaderSearchButton } from './HeaderSearchButton.tsx';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

let log: SuggestionLog;

beforeEach(() => {
  log = fakeSuggestions();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

afterEach(() => {
  cleanup();
  log.stop();
});

async function open(stock = true): Promise<HTMLElement> {
  const site = { ...testSite, features: { stock, carStore: false } };
  render(
    <Provider store={testStore(fakeCatalogue(0).gateways, site)}>
      <HeaderSearchButton />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('link', { name: stock ? 'Sök bilar' : /Sök/ }));
  return screen.findByRole('combobox', { name: 'Sök' });
}

describe('the search over the page', () => {
  it('suggests from every source after two letters', async () => {
    const field = await open();
    await userEvent.type(field, 'v');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await userEvent.type(field, 'o');
    await screen.findByRole('option', { name: /Volvo V60 12 bilar/ });
    const list = screen.getByRole('listbox');
    expect(log.requests).toEqual([{ language: 'sv', text: 'vo' }]);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(
      within(list)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-label')),
    ).toEqual(['Modeller', 'Bilar i lager', 'Anläggningar', 'Sidor', 'Sök']);
    await expectSpoken('5 förslag. Välj med piltangenterna och Retur.');
  });

  it('follows the suggestion that the arrow keys choose', async () => {
    const field = await open();
    await userEvent.type(field, 'vol');
    await screen.findByRole('option', { name: /Volvo V60 12 bilar/ });
    await userEvent.keyboard('{ArrowDown}');
    const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect(active?.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(log.followed.map((href) => href.split('/').slice(-2).join('/'))).toEqual(['volvo/v60']);
    expect(window.localStorage.getItem('recentSearches')).toBe('["vol"]');
    cleanup();
    await open();
    expect(screen.getByRole('option', { name: 'vol' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Rensa' }));
    expect(screen.queryByRole('option')).toBeNull();
  });

  it.each([
    ['no car matches', { total: 0 }, 'nyhet'],
    ['the text is its title', { total: 7 }, 'nyheter'],
  ])('follows the suggested page by Enter when %s', async (_case, stock, text) => {
    log.stop();
    const pages = [{ path: '/nyheter', title: 'Nyheter' }];
    const body = { models: [], cars: [], dealers: [], pages, ...stock };
    log = fakeSuggestions(() => Promise.resolve({ ok: true, json: () => Promise.resolve(body) } as Response));
    const field = await open();
    await userEvent.type(field, text);
    await screen.findByRole('option', { name: 'Nyheter' });
    await userEvent.keyboard('{Enter}');
    expect(log.followed.map((href) => new URL(href, 'http://a').pathname)).toEqual(['/nyheter']);
  });

  it('searches for a make that the suggestions name, too', async () => {
    log.stop();
    const models = [{ brand: 'Volvo', model: '', count: 12, image: '' }];
    const body = { models, cars: [], dealers: [], pages: [], total: 12 };
    log = fakeSuggestions(() => Promise.resolve({ ok: true, json: () => Promise.resolve(body) } as Response));
    const field = await open();
    await userEvent.type(field, 'volvo');
    await screen.findByRole('option', { name: /^Volvo/ });
    let sent = 0;
    screen.getByRole('search').addEventListener('submit', (event) => {
      sent += event.defaultPrevented ? 0 : 1;
      event.preventDefault(); // jsdom cannot navigate
    });
    await userEvent.keyboard('{Enter}');
    expect([sent, log.followed]).toEqual([1, []]);
  });

  it('still searches when suggestions cannot be fetched', async () => {
    log.stop();
    log = fakeSuggestions(() => Promise.reject(new Error('offline')));
    const field = await open();
    await userEvent.type(field, 'nothing like it');
    expect(await screen.findByText(/Inga förslag/)).toBeTruthy();
    expect(screen.getByRole('search').getAttribute('action')).toBe('/bilar');
    expect(field.getAttribute('name')).toBe('keyphrase');
  });

  it('leads to all cars when it has no suggestion', async () => {
    log.stop();
    log = fakeSuggestions(() => Promise.reject(new Error('offline')));
    await userEvent.type(await open(), 'nothing like it');
    expect((await screen.findByRole('link', { name: 'Bilar i lager' })).getAttribute('href')).toBe('/bilar');
  });

  it.each([true, false])('leads to the pages when it has no suggestion (stock: %s)', async (stock) => {
    log.stop();
    log = fakeSuggestions(() => Promise.reject(new Error('offline')));
    await userEvent.type(await open(stock), 'qq');
    const link = await screen.findByRole('link', { name: 'Sök bland sidor och artiklar' });
    expect(link.getAttribute('href')).toMatch(/\?q=qq$/);
  });
});
