import '../../../test/fixtures/pages/textEncoder.ts';
import { beforeAll, expect, it } from '@jest/globals';
import { fakeCatalogue, testStore } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import type { NavItem } from '../../../shared/content/ContentTypes.ts';
import { siteEntered } from '../../site/siteState.ts';
import { loadAllCode } from '../loadedCode.ts';
import { matchPage } from '../matchPage.ts';
import type { PageMatch } from '../matchPage.ts';
import { routesOf } from '../routes.tsx';
import { preparePage, prepareTarget } from './preparePage.ts';

// jest cannot link modules that several imports load at once
beforeAll(loadAllCode);

const { gateways } = fakeCatalogue(0);
const saved = { path: '/sparade', search: '' };

/** Kind of page that is shown at the address of the saved cars. */
async function shown(known?: (store: ReturnType<typeof testStore>) => PageMatch): Promise<string> {
  const store = testStore(gateways);
  const prepared = await preparePage(store, gateways, saved, known?.(store));
  if (prepared.kind === 'page') prepared.show();
  return store.getState().page.routeName;
}

it('an address is matched with the routes of its site', async () => {
  expect(await shown()).toBe('saved');
});

it('an address that is matched already is not matched again', async () => {
  expect(await shown((store) => matchPage(routesOf(store.getState().site), '/jamfor'))).toBe('compare');
});

it('a match by texts that have changed since does not count', async () => {
  const texts = { pathToCompare: 'sparade', pathToSaved: 'jamfor' };
  expect(await shown(() => matchPage(routesOf({ context: { basePath: '' }, texts }), saved.path))).toBe('saved');
});

it('a page without a mega menu fetches the navigation that the server left out', async () => {
  const entry = { name: 'cars', url: { path: '/bilar' }, children: [] } as unknown as NavItem;
  const route = { ...{ name: '', displayName: '', itemId: '', itemLanguage: 'sv' }, templateName: 'Page', fields: {} };
  const answer = { route: { ...route, placeholders: {} }, ancestors: [], languages: [] };
  const content = {
    ...gateways.content,
    layout: () => Promise.resolve(answer),
    navigation: () => Promise.resolve([entry]),
  };
  const used = { ...gateways, content };
  const store = testStore(used);
  store.dispatch(siteEntered({ ...store.getState().site, navigation: null }));
  await preparePage(store, used, saved);
  expect(store.getState().site.navigation).toEqual([entry]);
});

it.each([
  ['?car_fuel=Electric', 'server'],
  ['?car_fuel=El', 'browser'],
])('a list with %s is left to the %s', async (search, place) => {
  const store = testStore(gateways);
  const prepared = await prepareTarget(store, gateways, { path: '/bilar', search }, () => null);
  expect(prepared ? 'browser' : 'server').toBe(place);
});
