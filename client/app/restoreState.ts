import type { CardCar } from '../../shared/catalogue/carFields.ts';
import type { PackedCards } from '../../shared/catalogue/packing/unpackCards.ts';
import type { NavItem } from '../../shared/content/ContentTypes.ts';
import type { PageHead } from './pageState.ts';
import type { ShownState } from './readShownState.ts';
import { initialState } from './store.ts';
import type { AppState } from './store.ts';

/** An entry of the navigation. `flags`: 1 hidden, 2 a link though it has children. */
export type CarriedNavItem = [path: string, title: string, flags?: number, children?: CarriedNavItem[], link?: string];

/** The state as a page carries it. */
export interface CarriedState {
  /**
   * Slices without the fields that are as they start, without cards and navigation, and without what the document says
   * elsewhere.
   */
  slices: Record<string, object>;
  navigation: CarriedNavItem[];
  /** How many objects of structured data the head has; the document carries them. */
  structuredData: number;
  /** The cards of all lists, one after the other. */
  cards?: PackedCards;
  /** Where in the state each list of cards belongs, and how many it has. */
  lists?: [path: string[], count: number][];
  /** How many of the first cards are packed by what the document shows. */
  shown?: number;
}

/**
 * The state that the server rendered, from what its page carries and what it shows.
 * @param cards those of all lists, see restoreCards
 */
export function restoreState(
  { slices, navigation, lists = [] }: CarriedState,
  shown: ShownState,
  cards: readonly CardCar[],
): AppState {
  const entries = Object.entries(slices).map(([name, slice]) => [
    name,
    { ...initialState[name as keyof AppState], ...slice },
  ]);
  const state = Object.fromEntries(entries) as AppState;
  state.site.navigation = navigation.map(navItemOf);
  const head: Partial<PageHead> = state.page.head;
  const ogDescription = head.description ?? '';
  state.page.head = { ...initialState.page.head, ogDescription, ...head, structuredData: shown.structuredData };
  const { landing, facets = [] } = (state as Partial<AppState>).carList ?? {};
  if (landing?.groups.length === 0) landing.groups = shown.landingGroups;
  for (const facet of facets) {
    if (facet.kind === 'values' && facet.values.length === 0) facet.values = shown.facetValues(facet.name);
  }
  const all = [...cards];
  for (const [path, count] of lists) {
    const owner = path.slice(0, -1).reduce((object, key) => object[key] as Tree, state as unknown as Tree);
    owner[path.at(-1) ?? ''] = all.splice(0, count);
  }
  return state;
}

type Tree = Record<string, unknown>;

function navItemOf([path, title, flags = 0, children = [], link = '']: CarriedNavItem): NavItem {
  return {
    name: title,
    url: { path },
    navigationTitle: title,
    hideInNavigation: flags & 1 ? '1' : '',
    isNavigableInMenuWhenItHasChildren: flags & 2 ? '1' : '',
    externalLink: link,
    children: children.map(navItemOf),
  };
}
