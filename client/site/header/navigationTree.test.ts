import { describe, expect, it } from '@jest/globals';
import type { NavItem } from '../../../shared/content/ContentTypes.ts';
import { alertMessage } from './alertMessage.ts';
import {
  extraLinks,
  buildMegaMenu,
  fittingCount,
  isCurrent,
  buildMenu,
  menuLink,
  putTilesFirst,
} from './navigationTree.ts';
import { offeredLanguages } from './offeredLanguages.ts';

const item = (name: string, more: Partial<NavItem> = {}): NavItem => ({
  name,
  url: { path: `/${name}` },
  navigationTitle: '',
  hideInNavigation: '',
  isNavigableInMenuWhenItHasChildren: '',
  externalLink: '',
  children: [],
  ...more,
});

describe('buildMenu', () => {
  it('leaves hidden entries out at every level', () => {
    const tree = [
      item('a', { children: [item('b', { hideInNavigation: '1' }), item('c')] }),
      item('d', { hideInNavigation: '1' }),
    ];
    const menu = buildMenu(tree);
    expect(menu.map((entry) => entry.label)).toEqual(['a']);
    expect(menu[0]?.children.map((entry) => entry.label)).toEqual(['c']);
  });

  it('shows three levels at most', () => {
    const tree = [item('1', { children: [item('2', { children: [item('3', { children: [item('4')] })] })] })];
    expect(buildMenu(tree)[0]?.children[0]?.children[0]?.children).toEqual([]);
  });

  it('links an entry with children only when it is navigable', () => {
    const children = [item('b')];
    expect(buildMenu([item('a', { children })])[0]?.href).toBeNull();
    expect(buildMenu([item('a', { children, isNavigableInMenuWhenItHasChildren: '1' })])[0]?.href).toBe('/a');
  });

  it('prefers the external link', () => {
    expect(buildMenu([item('a', { externalLink: 'https://x.example' })])[0]?.href).toBe('https://x.example');
  });

  it('keeps the target of the external link', () => {
    const [entry] = buildMenu([item('a', { externalLink: 'https://x.example', externalTarget: '_blank' })]);
    expect(entry && menuLink(entry)).toEqual({ href: 'https://x.example', target: '_blank', rel: 'noopener' });
    const [own] = buildMenu([item('a', { externalTarget: '_blank' })]);
    expect(own && menuLink(own)).toEqual({ href: '/a' });
  });

  it('falls back from the navigation title to the name', () => {
    expect(buildMenu([item('a', { navigationTitle: 'Köp' }), item('b')]).map((entry) => entry.label)).toEqual([
      'Köp',
      'b',
    ]);
  });
});

describe('putTilesFirst', () => {
  const menu = buildMenu(['about', 'cars', 'tyres', 'workshop'].map((name) => item(name)));
  const tile = (Url: string, more: object = {}) => ({ id: Url, fields: { Url: { value: Url }, ...more } });

  it('moves entries that are tiles to the front in the editors’ order', () => {
    const MenuTiles = [tile('/tyres', { Icon: { value: 'tire' } }), tile('/cars', { ShowCarCount: { value: true } })];
    const items = putTilesFirst(menu, { MenuTiles });
    expect(items.map(({ label }) => label)).toEqual(['tyres', 'cars', 'about', 'workshop']);
    expect(items.map(({ tile: shown }) => shown?.icon)).toEqual(['tire', '', undefined, undefined]);
    expect(items[1]?.tile?.countsCars).toBe(true);
  });

  it('leaves a tile out whose page is not in the menu', () => {
    expect(putTilesFirst(menu, { MenuTiles: [tile('/lots')] })).toEqual(menu);
  });
});

describe('the bar', () => {
  it('marks the entry above the current page', () => {
    const [entry] = buildMenu([item('bilar')]);
    if (!entry) throw new Error('no entry');
    expect(['/bilar', '/bilar/volvo', '/bilarna', '/'].map((path) => isCurrent(entry, path))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('fits all when there is room', () => {
    expect(fittingCount([100, 100, 100], 308, 80, 4)).toBe(3);
  });

  it('leaves room for the entry that takes the rest', () => {
    expect(fittingCount([100, 100, 100], 307, 80, 4)).toBe(2);
    expect(fittingCount([100, 100, 100], 90, 80, 4)).toBe(0);
  });

  it('drops extra links with a blank title', () => {
    const links = [
      { Title: { value: ' ' }, Link: { value: { href: '/a' } } },
      { Title: { value: 'B' }, Link: { value: { href: '/b' } } },
    ];
    expect(extraLinks({ ExtraNavigationItems: links })).toEqual([{ href: '/b', text: 'B' }]);
  });

  it('offers languages only when there are two to choose from', () => {
    const version = (language: string) => ({ language, nativeName: language, path: `/${language}` });
    expect(offeredLanguages([version('sv'), version('en')], ['sv', 'nb'])).toEqual([]);
    expect(offeredLanguages([version('sv'), version('en')], ['sv', 'en'])).toHaveLength(2);
  });
});

describe('alertMessage', () => {
  const fields = (has: boolean, type: string, title: string, text: string) => ({
    HasMessage: { value: has },
    MessageType: { value: type },
    MessageTitle: { value: title },
    MessageText: { value: text },
  });

  it('needs the switch', () => {
    expect(alertMessage(fields(false, 'Dark', 'a', 'b'))).toBeNull();
  });

  it('needs a type', () => {
    expect(alertMessage(fields(true, ' ', 'a', 'b'))).toBeNull();
  });

  it('needs some text', () => {
    expect(alertMessage(fields(true, 'Dark', '', ' '))).toBeNull();
    expect(alertMessage(fields(true, 'Dark', 'a', ''))?.title).toBe('a');
    expect(alertMessage(fields(true, 'Dark', '', 'b'))?.text).toBe('b');
  });
});

describe('a mega menu', () => {
  const entry = (Title: string, more: object = {}) => ({
    id: Title,
    name: Title,
    fields: { Title: { value: Title }, Url: { value: `/${Title.toLowerCase()}` }, ...more },
  });
  const hidden = { HideInNavigation: { value: true } };

  it('has its entries with their pictures', () => {
    const picture = { ImageUrl: { value: { src: '/media/a.webp', alt: '' } }, TopSelected: { value: true } };
    const [first] = buildMegaMenu({ Items: [entry('Bilar', { Children: [entry('Nya', picture)] })] });
    expect(first).toMatchObject({ label: 'Bilar', href: '/bilar' });
    expect(first?.children).toEqual([
      {
        key: '0-Nya',
        label: 'Nya',
        href: '/nya',
        children: [],
        image: { src: '/media/a.webp', alt: '' },
        selected: true,
      },
    ]);
  });

  it('leaves out hidden entries at every level', () => {
    const items = [entry('A', { Children: [entry('B', hidden), entry('C')] }), entry('D', hidden), entry(' ')];
    expect(
      buildMegaMenu({ Items: items }).map(({ label, children }) => [label, children.map((child) => child.label)]),
    ).toEqual([['A', ['C']]]);
  });

  it('is three levels deep at most', () => {
    const deep = entry('A', { Children: [entry('B', { Children: [entry('C', { Children: [entry('D')] })] })] });
    expect(buildMegaMenu({ Items: [deep] })[0]?.children[0]?.children[0]).toMatchObject({ label: 'C', children: [] });
  });
});
