import type { RouteData } from '../../../shared/content/ContentTypes.ts';
import type { TextRoom } from '../../../shared/site/TextKey.ts';
import { siteContextOrThrow } from '../../site/siteContextOrThrow.ts';
import { hasMegaMenu } from '../../site/header/hasMegaMenu.ts';
import { navigationFetched, textsFetched } from '../../site/siteState.ts';
import { loadTexts } from '../../site/texts/loadTexts.ts';
import { createTranslate } from '../../site/translate.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { loadSectionCode, loadWholePageCode } from '../loadedCode.ts';
import { loadThemeSheet } from '../styles/loadThemeSheet.ts';
import type { LoadContext, RedirectOutcome } from '../../framework/PageRoute.ts';
import { pageShown } from '../../framework/pageState.ts';
import type { PageLocation, PagePlace, PageState } from '../../framework/pageState.ts';
import { matchPage } from '../matchPage.ts';
import type { PageMatch } from '../matchPage.ts';
import { routesOf } from '../routes.tsx';
import { sections } from '../sections.ts';
import { sectionsOf } from '../../framework/sectionsOf.ts';
import { restoreScrollAndFocus, returnTo } from './restoreScrollAndFocus.ts';
import type { AppState, AppStore } from '../store.ts';
import { textRoomsOf } from '../textRoomsOf.ts';

/** A page that is ready to replace the current one. */
export interface PreparedPage {
  kind: 'page';
  location: PageLocation;
  status: number;
  mayBeRedirected: boolean;
  /** Shows the page; everything that it renders is in the store and in memory by now. */
  show: (place?: PagePlace) => void;
  /** Browser only: `suppressLayoutShift` runs right after `show`, `settle` once the page is on screen. */
  suppressLayoutShift: typeof suppressLayoutShift;
  settle: typeof restoreScrollAndFocus;
  returnTo: typeof returnTo;
}

/** Builds the load context of an address, which must be one of the store's site and language. */
export function loadContextFor(store: AppStore, gateways: Gateways, location: PageLocation): LoadContext {
  const { context, texts } = store.getState().site;
  const site = siteContextOrThrow(context);
  const path = location.path.slice(site.basePath.length) || '/';
  return { store, gateways, site, t: createTranslate(texts, site.locale), location, path };
}

/** The match of a location; another table's is of no use, as its texts have changed since. */
function matchOf({ site }: AppState, { path }: PageLocation, known?: PageMatch): PageMatch {
  const routes = routesOf(site);
  return known?.routes === routes ? known : matchPage(routes, path);
}

/**
 * Matches an address, loads its texts and data, then those of its sections and their code.
 * Used on both sides: the server calls it before the first byte, the browser before the page is swapped. Throws the
 * errors of the route's load.
 * @param known the match of the location, if there is one
 */
export async function preparePage(
  store: AppStore,
  gateways: Gateways,
  location: PageLocation,
  known?: PageMatch,
): Promise<PreparedPage | RedirectOutcome> {
  const { route, params } = matchOf(store.getState(), location, known);
  await addTexts(store, route.texts);
  const context = loadContextFor(store, gateways, location);
  const [outcome] = await Promise.all([route.load(context, params), loadWholePageCode(route.name)]);
  if (outcome.kind === 'redirect') return outcome;

  const layout = outcome.layout?.route ?? null;
  if (layout) {
    await Promise.all([
      addTexts(store, textRoomsOf({ routeName: route.name, layout })),
      addNavigation(store, gateways, layout),
      loadThemeSheet(layout, context.site.pageThemes),
      ...sectionsOf(layout).flatMap((section) => [
        loadSectionCode(section.componentName),
        (Object.hasOwn(sections, section.componentName)
          ? sections[section.componentName]?.load?.(context, section, layout)
          : undefined) ?? Promise.resolve(),
      ]),
    ]);
  }
  const page = {
    routeName: route.name,
    location,
    status: outcome.status,
    head: outcome.head,
    layout,
    breadcrumbs: outcome.breadcrumbs,
    languages: outcome.layout?.languages ?? [],
    mode: store.getState().page.mode,
  };
  return toPreparedPage(store, page, outcome.mayBeRedirected === true);
}

/** Completes a page with what brings it on screen. */
export function toPreparedPage(
  store: AppStore,
  page: Omit<PageState, 'navigating' | 'place'>,
  mayBeRedirected = false,
): PreparedPage {
  return {
    kind: 'page',
    location: page.location,
    status: page.status,
    mayBeRedirected,
    suppressLayoutShift,
    settle: restoreScrollAndFocus,
    returnTo,
    show: (place) => store.dispatch(pageShown({ ...page, place })),
  };
}

const maxRedirects = 4;

/**
 * Prepares the page of an address in the browser, following redirects.
 * Null when the server has to serve it: after too many redirects, for one that leaves the site, and for a page that is
 * not found or gone, or a list of unknown values, as only the server knows the targets of old addresses. Throws the errors of the route's load.
 * @param siteLocation location of an address of the site, null for any other
 */
export async function prepareTarget(
  store: AppStore,
  gateways: Gateways,
  location: PageLocation,
  siteLocation: (href: string) => PageLocation | null,
): Promise<PreparedPage | null> {
  let target: PageLocation | null = location;
  for (let redirects = 0; target && redirects <= maxRedirects; redirects += 1) {
    const prepared = await preparePage(store, gateways, target);
    if (prepared.kind === 'page') return prepared.status < 400 && !prepared.mayBeRedirected ? prepared : null;
    target = siteLocation(prepared.location);
  }
  return null;
}

/** Loads code and data of a page that is likely to be shown next. Rejects when either fails to load. */
export async function prefetchPage(store: AppStore, gateways: Gateways, location: PageLocation): Promise<void> {
  const context = loadContextFor(store, gateways, location);
  const { route, params } = matchOf(store.getState(), location);
  await Promise.all([
    requestTexts(store, route.texts),
    loadWholePageCode(route.name),
    route.prefetch?.(context, params),
  ]);
}

/** Requests the texts of those rooms that no page so far has shown; null when there are none. */
async function requestTexts(
  store: AppStore,
  shown: readonly TextRoom[] = [],
): Promise<Parameters<typeof textsFetched>[0] | null> {
  const { site } = store.getState();
  const rooms = shown.filter((room) => site.textFiles?.loaded.includes(room) === false);
  return rooms.length === 0 ? null : { rooms, texts: await loadTexts(site, rooms) };
}

/** Adds the texts of those rooms that no page so far has shown. */
async function addTexts(store: AppStore, shown?: readonly TextRoom[]): Promise<void> {
  const fetched = await requestTexts(store, shown);
  if (fetched) store.dispatch(textsFetched(fetched));
}

/** Fetches the navigation for the first page that shows it, unless the server's page had it. */
async function addNavigation(store: AppStore, { content }: Gateways, layout: RouteData): Promise<void> {
  const { navigation, context } = store.getState().site;
  if (navigation !== null || hasMegaMenu(layout)) return;
  const query = { site: context.name, language: context.language };
  // without the platform, the page has no menu
  store.dispatch(navigationFetched(await content.navigation(query).catch(() => [])));
}

/** Selector of the elements that persist from page to page. */
const frames = 'main, .site-footer';

/**
 * Makes the browser forget the positions of main and footer on the previous page.
 * A page and its scroll position are set in one frame: the browser would count elements that stay as moved by the whole
 * scroll distance (layout shift up to 0.2) although nothing on the screen has moved. Call it before the first layout of
 * the new page, when it costs next to nothing.
 */
function suppressLayoutShift(): void {
  const elements = [...document.querySelectorAll<HTMLElement>(frames)];
  for (const element of elements) element.style.display = 'none';
  // reading a style makes the browser drop their boxes; the next layout creates new ones
  for (const element of elements) getComputedStyle(element).getPropertyValue('display');
  for (const element of elements) element.style.removeProperty('display');
}
