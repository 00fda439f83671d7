import '../../test/fixtures/pages/textEncoder.ts';
import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Router } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderOnServer } from '../../test/fixtures/pages/renderOnServer.ts';
import { fakeCatalogue, testStore } from '../../test/fixtures/catalogue/fakeCatalogue.ts';
import { initialPage, pageShown, searchReplaced } from '../framework/pageState.ts';
import type { PageState } from '../framework/pageState.ts';
import { App } from './App.tsx';
import type { RenderRouter } from './App.tsx';
import { HydrationParts, HydrationPartsContext } from '../framework/hydration/HydrationParts.ts';
import { footerPart, headerPart } from './frameParts.ts';
import { loadPageCode } from './loadedCode.ts';
import type { AppStore } from './store.ts';

const navigator: Navigator = {
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
  createHref: String,
};
let store: AppStore;
/** Locations given to the router, in order. */
let located: string[];

const renderRouter: RenderRouter = (location, page) => {
  located.push(location.pathname);
  return (
    <Router location={location} navigator={navigator}>
      {page}
    </Router>
  );
};

beforeAll(async () => {
  for (const part of [headerPart, footerPart]) await part.fetch();
  for (const name of ['saved', 'compare', 'content', 'error', 'notFound'] as const) await loadPageCode(name);
});
beforeEach(() => {
  store = testStore(fakeCatalogue(0).gateways);
  located = [];
});
afterEach(cleanup);

const heading = (): string => screen.getByRole('heading', { level: 1 }).textContent;

function show(page: Partial<PageState>): void {
  act(() => void store.dispatch(pageShown({ ...initialPage, ...page })));
}

function open(page: Partial<PageState>): void {
  show(page);
  render(<App store={store} renderRouter={renderRouter} serverState={store.getState()} />);
}

it('the page of an address gives way to that of the next', () => {
  open({ routeName: 'saved', location: { path: '/sparade', search: '' } });
  const saved = heading();
  show({ routeName: 'compare', location: { path: '/jamfor', search: '' } });
  expect(heading()).not.toBe(saved);
  expect(located).toEqual(['/sparade', '/jamfor']);
});

it('a query that changes on the page leaves the router alone', () => {
  open({ routeName: 'saved', location: { path: '/sparade', search: '' } });
  act(() => void store.dispatch(searchReplaced('?sort=price')));
  show({ routeName: 'saved', location: { path: '/sparade', search: '?sort=year' } });
  expect(located).toEqual(['/sparade']);
});

it.each([
  [500, 'content', '/sparade'],
  [503, 'content', '/bilar/volvo'],
  [404, 'content', '/unknown'],
] as const)('a page of status %i has its own heading at %s %s', (status, routeName, path) => {
  open({ routeName: 'saved', location: { path: '/sparade', search: '' } });
  const saved = heading();
  show({ routeName, status, location: { path, search: '' } });
  expect(heading()).not.toBe(saved);
});

it('a part that is not hydrated keeps the nodes of the server when the page changes', async () => {
  show({ routeName: 'saved', location: { path: '/sparade', search: '' } });
  const app = <App store={store} renderRouter={renderRouter} serverState={store.getState()} />;
  const root = document.createElement('div');
  root.innerHTML = (await renderOnServer(app)).html;
  document.body.append(root);
  Object.assign(window, { matchMedia: () => new EventTarget() }); // jsdom has none
  Object.assign(performance, { mark: () => undefined });
  const parts = new HydrationParts(root, () => Promise.resolve());
  const errors: unknown[] = [];
  await act(async () =>
    hydrateRoot(root, <HydrationPartsContext value={parts}>{app}</HydrationPartsContext>, {
      onRecoverableError: (error) => errors.push(error),
    }),
  );
  const footer = root.querySelector('footer');
  await act(async () => store.dispatch(searchReplaced('?sort=price')));
  expect(parts.waitingPart('footer')).toBeDefined();
  await act(async () => {
    parts.release();
    flushSync(() => {
      store.dispatch(pageShown({ ...initialPage, routeName: 'compare', location: { path: '/jamfor', search: '' } }));
    });
  });
  expect(root.querySelector('h1')?.textContent).toBe('Jämför bilar');
  expect(footer).not.toBeNull();
  expect(root.querySelector('footer')).toBe(footer);
  expect(errors).toEqual([]);
  root.remove();
});
