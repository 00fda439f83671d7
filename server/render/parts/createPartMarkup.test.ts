import { describe, expect, it } from '@jest/globals';
import { createStore } from '../../../client/app/store.ts';
import type { AppState } from '../../../client/app/store.ts';
import type { Gateways } from '../../../client/framework/Gateways.ts';
import { createPartMarkup } from './createPartMarkup.ts';

const list = Buffer.from(
  '<nav class="main-navigation" aria-label="Meny"><ul></ul></nav><form class="facet-panel"><p>Pris</p></form>' +
    '<div class="landing"><p>Volvo</p></div><footer class="site-footer"><div><p>©</p></div></footer>',
);

interface Change {
  page?: Partial<AppState['page']>;
  carList?: Partial<AppState['carList']>;
  texts?: AppState['site']['texts'];
  navigation?: AppState['site']['navigation'];
}

function stateOf({ page, carList, texts, navigation }: Change = {}): AppState {
  const state = createStore({} as Gateways).getState();
  return {
    ...state,
    site: { ...state.site, texts: texts ?? state.site.texts, navigation: navigation ?? state.site.navigation },
    page: { ...state.page, routeName: 'carList', ...page },
    carList: { ...state.carList, ...carList },
  };
}

const menuOf = (...paths: string[]): AppState['site']['navigation'] =>
  paths.map((path) => ({
    name: path,
    url: { path },
    navigationTitle: '',
    hideInNavigation: '',
    isNavigableInMenuWhenItHasChildren: '',
    externalLink: '',
    children: [],
  }));

function readyAfter(change: Change): string[] {
  const partsOf = createPartMarkup();
  partsOf(stateOf()).learn(list);
  return Object.keys(partsOf(stateOf(change)).ready);
}

describe('the markup of parts', () => {
  it('is kept when the same texts are fetched again', () => {
    const partsOf = createPartMarkup();
    partsOf(stateOf({ texts: { contact: 'Prata med oss' } })).learn(list);
    const { ready } = partsOf(stateOf({ texts: { contact: 'Prata med oss' } }));
    expect(Object.keys(ready)).toEqual(['menu', 'footer', 'facets', 'landing']);
  });

  it('is taken from the first page that shows them', () => {
    const partsOf = createPartMarkup();
    const first = partsOf(stateOf());
    expect(first.ready).toEqual({});
    first.learn(list);
    expect(partsOf(stateOf()).ready).toEqual({
      menu: '<ul></ul>',
      facets: '<p>Pris</p>',
      landing: '<p>Volvo</p>',
      footer: '<div><p>©</p></div>',
    });
  });

  describe('of a menu', () => {
    const at = (path: string): Change => ({ navigation: menuOf('/bilar'), page: { location: { path, search: '' } } });
    const isShared = (one: string, other: string): boolean => {
      const partsOf = createPartMarkup();
      partsOf(stateOf(at(one))).learn(list);
      return partsOf(stateOf(at(other))).ready.menu !== undefined;
    };

    it('is shared by pages below one entry', () => {
      expect(isShared('/bilar/volvo', '/bilar/saab')).toBe(true);
    });

    it('is shared by pages that no entry leads to', () => {
      expect(isShared('/nothing/1', '/nothing/2')).toBe(true);
    });

    it('is new on the page of an entry', () => {
      expect(isShared('/bilar/volvo', '/bilar')).toBe(false);
    });

    it('is new below another entry', () => {
      expect(isShared('/kontakt', '/bilar/volvo')).toBe(false);
    });
  });

  it.each<[string, Change, string[]]>([
    [
      'the filters',
      { carList: { list: { keyphrase: 'v60', filters: {}, page: 0, sort: '' } } },
      ['menu', 'footer', 'landing'],
    ],
    [
      'the counts of facets',
      { carList: { facets: [{ kind: 'yes', name: 'a', count: 1 }] } },
      ['menu', 'footer', 'landing'],
    ],
    ['the page', { page: { routeName: 'carDetail' } }, ['menu', 'footer']],
    ['a text of the site', { texts: { contact: 'Prata med oss' } }, []],
    ['the visitor, who is an editor,', { page: { mode: 'edit' } }, []],
  ])('is new where it depends on what differs: %s', (_difference, change, ready) => {
    expect(readyAfter(change)).toEqual(ready);
  });
});
