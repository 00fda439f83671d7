import type { RouteData } from '../../shared/content/ContentTypes.ts';
import { siteContextOrThrow } from '../site/siteContextOrThrow.ts';
import { textsFetched } from '../site/siteState.ts';
import { createTranslate } from '../site/translate.ts';
import type { Gateways } from './Gateways.ts';
import { loadSectionCode, loadWholePageCode } from './loadedCode.ts';
import type { LoadContext, RedirectOutcome } from './PageRoute.ts';
import { pageShown } from './pageState.ts';
import type { PageLocation, PagePlace } from './pageState.ts';
import { matchRoute } from './routes.ts';
import { sections } from './sections.ts';
import { sectionsOf } from './sectionsOf.ts';
import { returnTo, settlePage } from './settlePage.ts';
import type { AppStore } from './store.ts';
import { textRoomsOf } from './textRoomsOf.ts';

export interface PreparedPage {
  kind: 'page';
  status: number;
  /** Puts the page on screen; everything that it renders is in the store and in memory by now. */
  show: (place?: PagePlace) => void;
  /** Both in the browser only, once the page is on screen. */
  settle: typeof settlePage;
  returnTo: typeof returnTo;
}

/** What a load needs to know of an address. The address must be one of the store's site and language. */
export function loadContextFor(store: AppStore, gateways: Gateways, location: PageLocation): LoadContext {
  const { context, texts } = store.getState().site;
  const site = siteContextOrThrow(context);
  const path = location.path.slice(site.basePath.length) || '/';
  return { store, gateways, site, t: createTranslate(texts, site.locale), location, path };
}

/**
 * Matches an address, loads its data, then the data and code of its sections. Both floors come through here: the
 * server before the first byte, the browser before the page is swapped. Throws what the route's load throws.
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
    status: outcome.status,
    settle: settlePage,
    returnTo,
    show: (place) => store.dispatch(pageShown({ ...page, place })),
  };
}

/** Loads code and data of a page that is likely to be shown next. Rejects when one of them does not come. */
export async function prefetchPage(store: AppStore, gateways: Gateways, location: PageLocation): Promise<void> {
  const context = loadContextFor(store, gateways, location);
  const { route, params } = matchRoute(context.path, context.t);
  await Promise.all([loadWholePageCode(route.name), route.prefetch?.(context, params)]);
}

/** Fetches the texts of the page's rooms that neither the first page nor a later one has brought. */
async function fetchTexts(store: AppStore, gateways: Gateways, layout: RouteData): Promise<void> {
  const { context, textRoomsLeftOut = [] } = store.getState().site;
  const rooms = textRoomsOf(layout).filter((room) => textRoomsLeftOut.includes(room));
  if (rooms.length === 0) return;
  const texts = await gateways.content.dictionary({ site: context.name, language: context.language, rooms });
  store.dispatch(textsFetched({ rooms, texts }));
}
