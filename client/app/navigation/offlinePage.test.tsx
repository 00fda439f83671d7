import '../../../test/fixtures/pages/textEncoder.ts';
import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { ContentUnavailableError } from '../../../shared/content/ContentGateway.ts';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { createScrollMemory } from '../../framework/navigation/scrollMemory.ts';
import { loadPageCode } from '../loadedCode.ts';
import { chooseScreen } from '../pageComponents.ts';
import { Navigation } from './navigation.ts';

// jest cannot link modules that several imports load at once
beforeAll(async () => {
  await loadPageCode('error');
  await import('./PageTransitions.ts');
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Follows a link in a browser without a network, which `connect` gives back. */
async function followOffline(path: string) {
  const { gateways } = fakeCatalogue(0);
  const { content } = gateways;
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const broken = { ...content, layout: () => Promise.reject(new ContentUnavailableError('No network')) };
  const used: Gateways = { ...gateways, content: broken };
  const store = testStore(used);
  const navigation = new Navigation(store, used, createScrollMemory(null));
  await navigation.go(path);
  const connect = (): void => {
    used.content = content;
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  };
  return { store, connect, page: () => store.getState().page };
}

it('a page that is not loaded offline gives way to a message at its address', async () => {
  const { page } = await followOffline('/om-oss?a=1');
  expect(page().location).toEqual({ path: '/om-oss', search: '?a=1' });
  expect(chooseScreen(page())).toBe('error');
  expect(page().head.title).toBe('Du är offline');
  expect(window.location.pathname).toBe('/om-oss');
});

it('a page that was not loaded offline opens once the browser is online', async () => {
  const { store, connect, page } = await followOffline('/sparade/nya');
  const shown = new Promise<void>((resolve) => {
    store.subscribe(() => page().navigating && resolve());
  });
  connect();
  await shown;
  expect(page().navigating).toBe(true);
});
