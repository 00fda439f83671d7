import { describe, expect, it } from '@jest/globals';
import { listAnswered } from '../../../client/catalogue/list/carListState.ts';
import { teaserLoaded } from '../../../client/catalogue/teasers/teasersState.ts';
import { initialPage, pageShown } from '../../../client/framework/pageState.ts';
import { restoreState } from '../../../client/app/restore/restoreState.ts';
import type { CarriedState } from '../../../client/app/restore/restoreState.ts';
import { createStore } from '../../../client/app/store.ts';
import type { AppState, AppStore } from '../../../client/app/store.ts';
import { siteEntered } from '../../../client/site/siteState.ts';
import { unpackCards } from '../../../shared/catalogue/packing/unpackCards.ts';
import type { PageMode } from '../../../shared/content/ContentTypes.ts';
import { fakeCatalogue, testCar, testSite } from '../../../test/fixtures/catalogue/fakeCatalogue.ts';
import { carriedState } from './carriedState.ts';

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

const carried = (store: AppStore): CarriedState =>
  JSON.parse(JSON.stringify(carriedState(store.getState()))) as CarriedState;
const restored = (store: AppStore): AppState => {
  const state = carried(store);
  const preloaded = restoreState(state, state.cards ? unpackCards(state.cards) : []);
  return createStore(gateways, preloaded).getState();
};

describe('the state that a page carries', () => {
  it('restores everything', () => {
    const store = pageOf('edit');
    const { site, ...others } = restored(store);
    const before = store.getState();
    expect(others).toEqual({ ...before, site: undefined });
    expect(site.texts).toEqual(before.site.texts);
    const shownIn = ({ site: { navigation: items } }: AppState): unknown =>
      items.map(({ name: _name, ...item }) => ({ ...item, children: item.children.map(({ url }) => url.path) }));
    expect(shownIn({ ...others, site })).toEqual(shownIn(before));
  });

  it('gives back the cards of all lists', () => {
    const store = pageOf('edit');
    const cars = [testCar(1), testCar(2)];
    const nearest = { lists: [], cars: [testCar(3)] };
    store.dispatch(listAnswered({ cars, total: 2, searchedFor: '', facets: null, nearest }));
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
    expect(JSON.stringify(carriedState(second.getState()))).toBe(JSON.stringify(carriedState(first.getState())));
  });

  it('leaves out structured data, which only the document needs', () => {
    const store = pageOf();
    const { page } = store.getState();
    store.dispatch(pageShown({ ...page, head: { ...page.head, structuredData: [{ '@type': 'BreadcrumbList' }] } }));
    expect(JSON.stringify(carried(store))).not.toContain('BreadcrumbList');
  });

  it('has no slice that is as it starts', () => {
    expect(Object.keys(carried(pageOf()).slices)).toEqual(['site', 'page']);
  });

  it('repeats no text of the head', () => {
    expect(carried(pageOf()).slices['page']).toHaveProperty('head', { title: 'Bilar', description: 'Text' });
  });

  it("keeps a description of its own for other sites' previews", () => {
    const store = pageOf();
    const { page } = store.getState();
    store.dispatch(pageShown({ ...page, head: { ...page.head, ogDescription: '' } }));
    expect(restored(store).page.head).toEqual({ ...page.head, ogDescription: '' });
  });

  it('has the layout that visitors need', () => {
    const shown = restored(pageOf()).page.layout?.placeholders['headless-main'];
    expect(shown).toEqual([{ uid, componentName: 'CarTeaser', fields: { Title: 'Bilar' } }]);
  });

  it('has the whole layout in the pages of editors', () => {
    expect(restored(pageOf('edit')).page.layout).toEqual(pageOf('edit').getState().page.layout);
  });
});
