import { initialState } from '../../../client/app/store.ts';
import type { AppState } from '../../../client/app/store.ts';
import type { PageState } from '../../../client/framework/pageState.ts';
import { hasMegaMenu } from '../../../client/site/header/hasMegaMenu.ts';
import type { SiteState } from '../../../client/site/siteState.ts';
import { isSchemaKey } from '../../../shared/catalogue/vocabulary.ts';
import { visitorLayout } from './visitorLayout.ts';

/**
 * State that a page's HTML carries for the store of the browser: the slices that an action has changed.
 * Editors' pages keep the whole layout.
 */
export function browserState(state: AppState): Partial<AppState> & Pick<AppState, 'site' | 'page'> {
  const { site, page, teasers, stories } = state;
  const changed = Object.entries(state).filter(([name, slice]) => slice !== initialState[name as keyof AppState]);
  return {
    ...(Object.fromEntries(changed) as Partial<AppState>),
    site: siteForBrowser(site, page),
    page: pageForBrowser(page),
    // sections load side by side: equal pages must have equal text, whichever answers first
    ...(teasers === initialState.teasers ? {} : { teasers: sortKeys(teasers) }),
    ...(stories === initialState.stories
      ? {}
      : {
          stories: {
            ...stories,
            lists: sortKeys(stories.lists),
            neighbours: sortKeys(stories.neighbours),
            dates: sortKeys(stories.dates),
          },
        }),
  };
}

/**
 * The site as browsers need it.
 * Only the document needs labels of structured data, and a mega menu replaces the navigation.
 */
function siteForBrowser(site: SiteState, { layout, mode }: PageState): SiteState {
  const { valueLabels, ...context } = site.context;
  const shown = Object.entries(valueLabels ?? {}).filter(([facet]) => !isSchemaKey(facet));
  return {
    ...site,
    ...(mode === 'normal' && hasMegaMenu(layout) ? { navigation: null } : {}),
    context: { ...context, ...(valueLabels ? { valueLabels: Object.fromEntries(shown) } : {}) },
  };
}

/** The page without structured data, which only the document needs, and with the layout that visitors need. */
function pageForBrowser(page: PageState): PageState {
  const head = { ...page.head, structuredData: [] };
  const layout = page.layout && page.mode === 'normal' ? visitorLayout(page.layout) : page.layout;
  return { ...page, head, layout };
}

function sortKeys<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}
