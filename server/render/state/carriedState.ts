import type { CarriedNavItem, CarriedState } from '../../../client/app/restore/restoreState.ts';
import type { PageHead } from '../../../client/framework/pageState.ts';
import { initialState } from '../../../client/app/store.ts';
import type { AppState } from '../../../client/app/store.ts';
import { packCards } from '../../../shared/catalogue/packing/packCards.ts';
import type { NavItem } from '../../../shared/content/ContentTypes.ts';
import { takeCardLists } from './cardLists.ts';
import { visitorLayout } from './visitorLayout.ts';

/**
 * Serialised state of a page for restoreState in the browser.
 * Editors' pages keep the whole layout.
 */
export function carriedState(state: AppState): CarriedState {
  const { slices, lists } = takeCardLists(forVisitor(inKeyOrder(changedSlices(state))));
  const cards = lists.flatMap((list) => list.cards);
  return {
    slices: Object.fromEntries(
      Object.entries(slices).map(([name, slice]) => [name, changedFields(name as keyof AppState, slice)]),
    ),
    navigation: carriedNavigation(state.site.navigation),
    ...(cards.length > 0
      ? { cards: packCards(cards), lists: lists.map(({ path, cards: { length } }) => [path, length]) }
      : {}),
  };
}

/** Slices that differ from their initial state; site and page always. */
function changedSlices(state: AppState): Partial<AppState> & Pick<AppState, 'site' | 'page'> {
  const changed = Object.entries(state).filter(([name, slice]) => slice !== initialState[name as keyof AppState]);
  return { site: state.site, page: state.page, ...(Object.fromEntries(changed) as Partial<AppState>) };
}

/** Fields of a slice that differ from their initial value, except those serialised elsewhere. */
function changedFields(name: keyof AppState, slice: object): Record<string, unknown> {
  const initial = (initialState[name] ?? {}) as Record<string, unknown>;
  const fields = Object.entries(slice as Record<string, unknown>).flatMap(([key, value]) => {
    if (value === initial[key] || (name === 'site' && key === 'navigation')) return [];
    return [[key, name === 'page' && key === 'head' ? carriedHead(value as PageHead) : value] as const];
  });
  return Object.fromEntries(fields);
}

/** The head without structured data, which only the document needs, and without blank or duplicate fields. */
function carriedHead({ structuredData: _inDocument, ogDescription, ...head }: PageHead): Partial<PageHead> {
  const known = Object.entries(head).filter(([, value]) => value !== '' && value !== false && value !== null);
  return { ...Object.fromEntries(known), ...(ogDescription === head.description ? {} : { ogDescription }) };
}

/** The serialised slices of a page. */
export type Carried = ReturnType<typeof changedSlices>;

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Slices whose entries by section are in one order.
 * Sections load side by side, and their entries come in the order of the responses; equal pages must have equal text.
 */
function inKeyOrder(slices: Carried): Carried {
  const { teasers, stories } = slices;
  return {
    ...slices,
    ...(teasers ? { teasers: sorted(teasers) } : {}),
    ...(stories
      ? {
          stories: {
            ...stories,
            lists: sorted(stories.lists),
            neighbours: sorted(stories.neighbours),
            dates: sorted(stories.dates),
          },
        }
      : {}),
  };
}

/** Slices with the layout reduced for visitors; unchanged on editors' pages. */
function forVisitor(slices: Carried): Carried {
  const { page } = slices;
  if (!page.layout || page.mode !== 'normal') return slices;
  return { ...slices, page: { ...page, layout: visitorLayout(page.layout) } };
}

/** Serialised navigation by navigation of a site in a language, which its pages share. */
const carriedByNavigation = new WeakMap<NavItem[], CarriedNavItem[]>();

function carriedNavigation(navigation: NavItem[]): CarriedNavItem[] {
  const carried = carriedByNavigation.get(navigation) ?? navigation.map(carriedNavItem);
  carriedByNavigation.set(navigation, carried);
  return carried;
}

function carriedNavItem(item: NavItem): CarriedNavItem {
  const flags = item.isNavigableInMenuWhenItHasChildren === '1' ? 1 : 0;
  const children = item.children.map(carriedNavItem);
  const { path } = item.url;
  const title = item.navigationTitle || item.name;
  if (item.externalTarget) return [path, title, flags, children, item.externalLink, item.externalTarget];
  if (item.externalLink) return [path, title, flags, children, item.externalLink];
  if (children.length > 0) return [path, title, flags, children];
  return flags > 0 ? [path, title, flags] : [path, title];
}
