import type { LayoutAnswer } from '../../shared/content/ContentTypes.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { TextRoom } from '../../shared/site/TextKey.ts';
import type { Translate } from '../site/translate.ts';
import type { Gateways } from './Gateways.ts';
import type { PageHead, PageLocation } from './pageState.ts';
import type { AppStore } from '../app/store.ts';
import type { RouteName } from './RouteName.ts';

/**
 * Context of a route's load. `location.path` includes the language segment, `path` does not.
 * `t` has the texts of every page and of the route's rooms.
 */
export interface LoadContext {
  store: AppStore;
  gateways: Gateways;
  site: SiteContext;
  t: Translate;
  location: PageLocation;
  path: string;
}

export interface PageOutcome {
  kind: 'page';
  status: number;
  head: PageHead;
  layout: LayoutAnswer | null;
  breadcrumbs: { title: string; path: string }[];
  /** The server may know a better address: the browser leaves the page to it. */
  mayBeRedirected?: true;
}

export interface RedirectOutcome {
  kind: 'redirect';
  status: 301 | 302 | 308;
  /** Path with the language segment, and search. */
  location: string;
}

export type RouteOutcome = PageOutcome | RedirectOutcome;

/** Decoded values of the parameters in a route's path. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/**
 * One kind of page: its paths and the data it needs before it renders.
 * Its component is in `pageComponents.ts`. `load` runs on the server before the first byte and in the browser before
 * the page is swapped; it throws when the page cannot be shown at all, and the error page is shown instead.
 */
export interface PageRoute {
  name: RouteName;
  /** Rooms whose texts the page shows whatever its sections are, in addition to those of every page. */
  texts?: readonly TextRoom[];
  /**
   * Path pattern of react-router below the language segment; its words come from the dictionary.
   * Among several patterns that match, the most specific one wins. A site without the words has no such page.
   */
  path(t: Translate): string;
  load(context: LoadContext, params: RouteParams): Promise<RouteOutcome>;
  /** Requests the data of a later load in advance, to warm the cache. Browser only. */
  prefetch?(context: LoadContext, params: RouteParams): Promise<void>;
}
