import { describe, expect, it } from '@jest/globals';
import { listReceived } from '../../../client/catalogue/list/carListState.ts';
import { teaserLoaded } from '../../../client/catalogue/teasers/teasersState.ts';
import { initialPage, pageShown } from '../../../client/framework/pageState.ts';
import { createStore } from '../../../client/app/store.ts';
import type { AppState, AppStore } from '../../../client/app/store.ts';
import { siteEntered } from '../../../client/site/siteState.ts';
import type { PageMode } from '../../../shared/content/ContentTypes.ts';
import { fakeCatalogue, testCar, testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { browserState } from './browserState.ts';

const { gateways } = fakeCatalogue(0);
const uid = '8bdb2e63-9ea1-fd12-0eef-069550e14b89';
const child = {
  name: 'loan',
  url: { path: '/billan' },
  navigationTitle: 'Billån',
  hideInNavigation: '',
  isNavigableInMenuWhenItHasChildren: '',
  externalLink: 'https://bank.example',
  externalTarget: '_blank',
  children: [],
};
const navigation = [{ ...child, hideInNavigation: '', isNavigableInMenuWhenItHasChildren: '1', children: [child] }];
const section = {
  uid,
  componentName: 'CarTeaser',
  dataSource: '{A}',
  params: {},
  fields: { Title: { value: 'Bilar' } },
};

function pageOf(mode: PageMode = 'normal'): AppStore {
  const store = createStore(gateways);
  store.dispatch(siteEntered({ context: testSite, texts: { compare: 'Jämför' }, navigation }));
  const page = {
    ...initialPage,
    mode,
    layout: {
      name: 'start',
      displayName: 'Start',
      itemId: '1',
      itemLanguage: 'sv',
      templateName: 'StartPage',
      fields: {},
      placeholders: { 'headless-main': [section] },
    },
    head: { ...initialPage.head, title: 'Bilar', description: 'Text', ogDescription: 'Text' },
  };
  store.dispatch(pageShown(page));
  return store;
}

type Carried = ReturnType<typeof browserState>;

const carried = (store: AppStore): Carried => JSON.parse(JSON.stringify(browserState(store.getState()))) as Carried;
const restored = (store: AppStore): AppState => createStore(gateways, carried(store)).getState();

describe('the state that a page carries', () => {
  it('restores everything', () => {
    const store = pageOf('edit');
    expect(restored(store)).toEqual(store.getState());
  });

  it('gives back the cards of all lists', () => {
    const store = pageOf('edit');
    const cars = [testCar(1), testCar(2)];
    const nearest = { lists: [], cars: [testCar(3)] };
    store.dispatch(listReceived({ cars, exampleCar: null, total: 2, searchedFor: '', facets: null, nearest }));
    store.dispatch(teaserLoaded({ uid, teaser: { status: 'ready', cars: [testCar(4)] } }));
    const { carList, teasers } = restored(store);
    const before = store.getState();
    expect([carList, teasers]).toEqual([before.carList, before.teasers]);
  });

  it('is the same text whichever section responded first', () => {
    const [first, second] = [pageOf('edit'), pageOf('edit')];
    const show = (store: AppStore, name: string): unknown =>
      store.dispatch(teaserLoaded({ uid: name, teaser: { status: 'ready', cars: [testCar(4)] } }));
    for (const name of ['one', 'two']) show(first, name);
    for (const name of ['two', 'one']) show(second, name);
    expect(JSON.stringify(browserState(second.getState()))).toBe(JSON.stringify(browserState(first.getState())));
  });

  it('leaves out structured data, which only the document needs', () => {
    const store = pageOf();
    const { page } = store.getState();
    store.dispatch(pageShown({ ...page, head: { ...page.head, structuredData: [{ '@type': 'BreadcrumbList' }] } }));
    expect(JSON.stringify(carried(store))).not.toContain('BreadcrumbList');
  });

  it('leaves out the navigation that a mega menu replaces', () => {
    const store = pageOf();
    const { page } = store.getState();
    const entry = { fields: { Title: { value: 'Köp bil' }, Url: { value: '/bilar' } } };
    const menu = { ...section, componentName: 'MegaMenu', fields: { Items: [entry] } };
    const placeholders = { ...page.layout?.placeholders, 'headless-header': [menu] };
    store.dispatch(pageShown({ ...page, layout: page.layout && { ...page.layout, placeholders } }));
    expect(carried(store).site.navigation).toBeNull();
  });

  it('has no slice that is as it starts', () => {
    expect(Object.keys(carried(pageOf()))).toEqual(['site', 'page']);
  });

  it('has the layout that visitors need', () => {
    const shown = restored(pageOf()).page.layout?.placeholders['headless-main'];
    expect(shown).toEqual([{ uid, componentName: 'CarTeaser', fields: { Title: 'Bilar' } }]);
  });

  it('has the whole layout in the pages of editors', () => {
    expect(restored(pageOf('edit')).page.layout).toEqual(pageOf('edit').getState().page.layout);
  });
});
