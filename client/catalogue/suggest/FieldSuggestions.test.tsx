import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { fakeSuggestions } from '../../../test/fixtures/catalogue/fakeSuggestions.ts';
import type { SuggestionLog } from '../../../test/fixtures/catalogue/fakeSuggestions.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import type { SearchFieldProps } from '../../ui/fields/SearchField.tsx';
import { loadFieldSuggestions } from './loadFieldSuggestions.ts';
import { expectSpoken } from '../../../test/fixtures/pages/announcements.ts';

let log: SuggestionLog;
beforeEach(() => {
  log = fakeSuggestions();
});
afterEach(() => {
  cleanup();
  log.stop();
});

function show(props: Partial<SearchFieldProps> = {}): HTMLInputElement {
  render(
    <Provider store={testStore(fakeCatalogue(0).gateways)}>
      <SearchField
        label="Cars"
        buttonLabel="Search"
        action="/bilar"
        name="keyphrase"
        keep={[['car_fuel', 'El']]}
        loadSuggestions={loadFieldSuggestions}
        {...props}
      />
      <button type="button">elsewhere</button>
    </Provider>,
  );
  return screen.getByRole('combobox', { name: 'Cars' });
}

/** Types a word and waits for its suggestions. */
async function showList(): Promise<{ field: HTMLInputElement; list: HTMLElement }> {
  const field = show();
  await userEvent.type(field, 'vol');
  await screen.findByRole('option', { name: /Volvo V60 12 bilar/ });
  return { field, list: screen.getByRole('listbox') };
}

describe('the suggestions of a search field', () => {
  it('load at the first focus', async () => {
    const field = show();
    expect(field.hasAttribute('aria-controls')).toBe(false);
    await userEvent.click(field);
    await waitFor(() => expect(field.hasAttribute('aria-controls')).toBe(true));
  });

  it('say so when there are none', async () => {
    log.stop();
    const none = { models: [], cars: [], dealers: [], pages: [], total: 0 };
    log = fakeSuggestions(() => Promise.resolve({ ok: true, json: () => Promise.resolve(none) } as Response));
    await userEvent.type(show(), 'zzqq');
    await expectSpoken('Inga förslag. Tryck Retur för att söka ändå.');
  });

  it('say nothing of the last text when another begins', async () => {
    log.stop();
    const none = { models: [], cars: [], dealers: [], pages: [], total: 0 };
    log = fakeSuggestions(() => Promise.resolve({ ok: true, json: () => Promise.resolve(none) } as Response));
    const field = show();
    await userEvent.type(field, 'zzqq');
    await screen.findByText(/^Inga förslag/);
    log.stop();
    log = fakeSuggestions(() => new Promise(() => undefined));
    await userEvent.clear(field);
    await userEvent.type(field, 'vol');
    expect(screen.queryByText(/^Inga förslag/)).toBeNull();
  });

  it('load for a field that was focused before hydration', async () => {
    const field = show({ autoFocus: true });
    await waitFor(() => expect(field.hasAttribute('aria-controls')).toBe(true));
  });

  it('show models, cars, dealers and pages below the field', async () => {
    const { field, list } = await showList();
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(list.id);
    const groups = within(list).getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'Modeller',
      'Bilar i lager',
      'Anläggningar',
      'Sidor',
      'Sök',
    ]);
  });

  it('end with all results, under the form’s other choices', async () => {
    const { list } = await showList();
    const all = within(list).getByRole('option', { name: /Visa alla träffar på ”vol”/ });
    expect(all.getAttribute('href')).toBe('/bilar?car_fuel=El&keyphrase=vol');
  });

  it('are chosen with arrows and Enter, which empties the field', async () => {
    const { field } = await showList();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toMatch(/V60/);
    await userEvent.keyboard('{Enter}');
    expect(log.followed).toEqual(['/bilar/volvo/v60']);
    expect([field.value, field.getAttribute('aria-expanded')]).toEqual(['', 'false']);
  });

  it('wrap around with the arrow up', async () => {
    await showList();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true }).textContent).toMatch(/Visa alla träffar/);
  });

  it('leave Enter to the form while none is chosen', async () => {
    const searched: string[] = [];
    const field = show({ onSearch: (text) => void searched.push(text) });
    await userEvent.type(field, 'vol');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    expect(searched).toEqual(['vol']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('close on Escape, and the next Escape empties the field', async () => {
    const { field } = await showList();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.value).toBe('vol');
    await userEvent.keyboard('{Escape}');
    expect(field.value).toBe('');
  });

  it('come back with an arrow after Escape', async () => {
    await showList();
    await userEvent.keyboard('{Escape}{ArrowDown}');
    expect(await screen.findByRole('listbox')).toBeTruthy();
  });

  it('close when the focus leaves the form', async () => {
    const { field } = await showList();
    await userEvent.click(screen.getByText('elsewhere'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(field.value).toBe('vol');
  });

  it('are the last searches in an empty field', async () => {
    window.localStorage.setItem('recentSearches', '["volvo v60"]');
    await userEvent.click(show());
    const option = await screen.findByRole('option', { name: 'volvo v60' });
    expect(option.getAttribute('href')).toBe('/bilar?car_fuel=El&keyphrase=volvo+v60');
  });

  it('remember a search that the form sends', async () => {
    const field = show({ onSearch: () => undefined });
    await userEvent.type(field, 'volvo');
    await screen.findByRole('listbox');
    fireEvent.submit(screen.getByRole('search'));
    expect(window.localStorage.getItem('recentSearches')).toBe('["volvo"]');
  });

  it.each([
    ['in place', { onSearch: () => undefined }, false],
    ['on a page of its own', {}, true],
  ])('let the page or the browser send a search that shows %s', (_where, props, isSent) => {
    show(props);
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(isSent);
  });

  it('leave a field that searches when their code fails', async () => {
    const searched: string[] = [];
    const loadSuggestions = (): Promise<never> => Promise.reject(new Error('offline'));
    const field = show({ loadSuggestions, onSearch: (text) => void searched.push(text) });
    await userEvent.type(field, 'vol{Enter}');
    expect(searched).toEqual(['vol']);
  });
});
