import type { RouteData } from '../../../shared/content/ContentTypes.ts';
import { siteContextOrThrow } from '../../site/siteContextOrThrow.ts';
import { textsFetched } from '../../site/siteState.ts';
import { createTranslate } from '../../site/translate.ts';
import { forgetPlaces } from './forgetPlaces.ts';
import type { Gateways } from '../../framework/Gateways.ts';
import { loadSectionCode, loadWholePageCode } from '../loadedCode.ts';
import { loadThemeSheet } from '../styles/loadThemeSheet.ts';
import type { LoadContext, RedirectOutcome } from '../../framework/PageRoute.ts';
import { pageShown } from '../../framework/pageState.ts';
import type { PageLocation, PagePlace } from '../../framework/pageState.ts';
import { matchRoute } from '../routes.ts';
import { sections } from '../sections.ts';
import { sectionsOf } from '../../framework/sectionsOf.ts';
import { returnTo, settlePage } from './settlePage.ts';
import type { AppStore } from '../store.ts';
import { textRoomsOf } from '../textRoomsOf.ts';

/** A page that is ready to replace the current one. */
export interface PreparedPage {
  kind: 'page';
  location: PageLocation;
  status: number;
  /** Shows the page; everything that it renders is in the store and in memory by now. */
  show: (place?: PagePlace) => void;
  /** Browser only: `forgetPlaces` runs right after `show`, `settle` once the page is on screen. */
  forgetPlaces: typeof forgetPlaces;
  settle: typeof settlePage;
  returnTo: typeof returnTo;
}

/** Builds the load context of an address, which must be one of the store's site and language. */
export function loadContextFor(store: AppStore, gateways: Gateways, location: PageLocation): LoadContext {
  const { context, texts } = store.getState().site;
  const site = siteContextOrThrow(context);
  const path = location.path.slice(site.basePath.length) || '/';
  return { store, gateways, site, t: createTranslate(texts, site.locale), location, path };
}

/**
 * Matches an address, loads its data, then the data and code of its sections.
 * Used on both sides: the server calls it before the first byte, the browser before the page is swapped. Throws the
 * errors of the route's load.
 */
export async function preparePage(
  store: AppStore,
  gateways: Gateways,
  location: PageLocation,
): Promise<PreparedPage | RedirectOutcome> {
  const context = loadContextFor(store, gateways, location);
  const { route, params } = matchRoute(context.path, context.t);
  const [outcome] = await Promise.all([route.load(context, params), loadWholePageCode(route.name)]);
  if (outcome.kind === 'redirect') return outcome;

  const layout = outcome.layout?.route ?? null;
  if (layout) {
    await Promise.all([
      fetchTexts(store, gateways, layout),
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
  return {
    kind: 'page',
    location,
    status: outcome.status,
    forgetPlaces,
    settle: settlePage,
    returnTo,
    show: (place) => store.dispatch(pageShown({ ...page, place })),
  };
}

const maxRedirects = 4;

/**
 * Prepares the page of an address in the browser, following redirects.
 * Null when the server has to serve it: after too many redirects, for one that leaves the site, and for a page that is
 * not found or gone, as only the server knows the targets of old addresses. Throws the errors of the route's load.
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
    if (prepared.kind === 'page') return prepared.status < 400 ? prepared : null;
    target = siteLocation(prepared.location);
  }
  return null;
}

/** Loads code and data of a page that is likely to be shown next. Rejects when either fails to load. */
export async function prefetchPage(store: AppStore, gateways: Gateways, location: PageLocation): Promise<void> {
  const context = loadContextFor(store, gateways, location);
  const { route, params } = matchRoute(context.path, context.t);
  await Promise.all([loadWholePageCode(route.name), route.prefetch?.(context, params)]);
}

/** Fetches the texts of the page's rooms that no page so far has included. */
async function fetchTexts(store: AppStore, gateways: Gateways, layout: RouteData): Promise<void> {
  const { context, textRoomsLeftOut = [] } = store.getState().site;
  const rooms = textRoomsOf(layout).filter((room) => textRoomsLeftOut.includes(room));
  if (rooms.length === 0) return;
  const texts = await gateways.content.dictionary({ site: context.name, language: context.language, rooms });
  store.dispatch(textsFetched({ rooms, texts }));
}
