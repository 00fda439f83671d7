import type { CardCar } from '../../../shared/catalogue/car/carFields.ts';
import type { PackedCards } from '../../../shared/catalogue/packing/unpackCards.ts';
import type { NavItem } from '../../../shared/content/ContentTypes.ts';
import type { PageHead } from '../../framework/pageState.ts';
import { initialState } from '../store.ts';
import type { AppState } from '../store.ts';

/** A navigation entry; hidden ones are left out (enterSite). `flags`: 1 for a link although it has children. */
export type CarriedNavItem = [
  path: string,
  title: string,
  flags?: number,
  children?: CarriedNavItem[],
  link?: string,
  target?: string,
];

/** The state as the page's JSON carries it. */
export interface CarriedState {
  /** Slices without initial values, cards, navigation, and data that the document contains elsewhere. */
  slices: Record<string, object>;
  navigation: CarriedNavItem[];
  /** The cards of all lists, one after the other. */
  cards?: PackedCards;
  /** Path in the state and number of cards, per list of cards. */
  lists?: [path: string[], count: number][];
}

/**
 * Restores the state that the server rendered from the page's JSON.
 * The head's structured data are left out: the server has written them.
 * @param cards those of all lists, see restoreCards
 */
export function restoreState({ slices, navigation, lists = [] }: CarriedState, cards: readonly CardCar[]): AppState {
  const entries = Object.entries(slices).map(([name, slice]) => [
    name,
    { ...initialState[name as keyof AppState], ...slice },
  ]);
  const state = Object.fromEntries(entries) as AppState;
  state.site.navigation = navigation.map(restoreNavItem);
  const head: Partial<PageHead> = state.page.head;
  const ogDescription = head.description ?? '';
  state.page.head = { ...initialState.page.head, ogDescription, ...head };
  const all = [...cards];
  for (const [path, count] of lists) {
    const owner = path.slice(0, -1).reduce((object, key) => object[key] as Tree, state as unknown as Tree);
    owner[path.at(-1) ?? ''] = all.splice(0, count);
  }
  return state;
}

type Tree = Record<string, unknown>;

function restoreNavItem([path, title, flags = 0, children = [], link = '', target]: CarriedNavItem): NavItem {
  return {
    name: title,
    url: { path },
    navigationTitle: title,
    hideInNavigation: '',
    isNavigableInMenuWhenItHasChildren: flags & 1 ? '1' : '',
    externalLink: link,
    ...(target ? { externalTarget: target } : {}),
    children: children.map(restoreNavItem),
  };
}
