import type { LayoutAnswer } from '../../shared/content/ContentTypes.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { Translate } from '../site/translate.ts';
import type { Gateways } from './Gateways.ts';
import type { PageHead, PageLocation } from './pageState.ts';
import type { AppStore } from './store.ts';

export type RouteName =
  'content' | 'carList' | 'carDetail' | 'compare' | 'saved' | 'dealerList' | 'dealerDetail' | 'siteSearch';

/** What a route's load is given. `location.path` has the language's segment, `path` has not. */
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
}

export interface RedirectOutcome {
  kind: 'redirect';
  status: 301 | 302 | 308;
  /** Path with the language's segment, and search. */
  location: string;
}

export type RouteOutcome = PageOutcome | RedirectOutcome;

/**
 * One kind of page as one object: which paths are its own, and what must be in the store before it renders.
 * Its component is in `pageComponents.ts`. `load` runs on the server before the first byte and in the browser before the page is swapped; it
 * throws when the page cannot be shown at all (the error page then stands in its place).
 */
export interface PageRoute<Params = unknown> {
  name: RouteName;
  /** The params of a path (without the language's segment), or null when it is another route's. */
  match(path: string, t: Translate): Params | null;
  load(context: LoadContext, params: Params): Promise<RouteOutcome>;
  /** Asks for the data that load will ask for, to have it at hand. Browser only. */
  prefetch?(context: LoadContext, params: Params): Promise<void>;
  /** Source file of the component, the key of its chunk in the asset manifest. */
  source: string;
}
