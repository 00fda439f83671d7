import type { Gateways } from '../../../client/framework/Gateways.ts';
import { pageShown } from '../../../client/framework/pageState.ts';
import type { PageLocation } from '../../../client/framework/pageState.ts';
import type { AppStore } from '../../../client/app/store.ts';
import { createTranslate } from '../../../client/site/translate.ts';
import type { ContentBackend, ContentQuery } from '../../../shared/content/ContentGateway.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { placeholders } from '../../../shared/content/ContentTypes.ts';
import type { RouteData } from '../../../shared/content/ContentTypes.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';

export interface ErrorPageSources {
  gateways: Gateways;
  errorPages: ContentBackend['errorPages'];
}

/**
 * Puts the error page into the store: the editors' own if there is one, else the product's.
 * Its header and footer are the site's, if the content platform still has them.
 */
export async function showErrorPage(
  store: AppStore,
  { gateways, errorPages }: ErrorPageSources,
  location: PageLocation,
  status: number,
): Promise<void> {
  const { context, texts } = store.getState().site;
  const query = { site: context.name, language: context.language };
  const own = await errorPages(query).then(
    ({ serverError }) => serverError,
    () => null, // the platform that has it may be the cause of the failure
  );
  const layout = own ?? (await loadFrame(gateways, query)) ?? (await phoneFrame(gateways, context));
  const title = `${createTranslate(texts, context.locale)('errorTitle')} | ${context.displayName}`;
  store.dispatch(
    pageShown({
      routeName: 'content',
      location,
      status,
      head: {
        title,
        description: '',
        canonical: '',
        ogImage: '',
        ogDescription: '',
        noindex: true,
        structuredData: [],
      },
      layout,
      breadcrumbs: [],
      languages: [],
      mode: store.getState().page.mode,
    }),
  );
}

/** A footer with the first dealer's phone number, for want of the platform's; null without a dealer. */
async function phoneFrame(gateways: Gateways, { name, language, features }: SiteContext): Promise<RouteData | null> {
  if (!features.stock) return null;
  const found = await gateways.catalogue.searchDealers({
    ...{ index: indexFor(name, 'sites'), fields: ['site_phone'], keyphrase: '', facets: [], filters: {} },
    ...{ limit: 1, offset: 0, sort_name: 'website_sort_order:asc' },
  });
  const value = found.content[0]?.site_phone;
  if (!value) return null;
  const footer = { uid: '', componentName: 'Footer', dataSource: '', params: {}, fields: { Phone: { value } } };
  return {
    ...{ name: '', displayName: '', itemId: '', itemLanguage: language, templateName: 'Page', fields: {} },
    placeholders: { [placeholders.footer]: [footer] },
  };
}

/** The start page without its main content. */
async function loadFrame(gateways: Gateways, query: ContentQuery): Promise<RouteData | null> {
  const { route } = await gateways.content.layout({ ...query, path: '/' }).catch(() => ({ route: null }));
  return route && { ...route, fields: {}, placeholders: withoutMain(route.placeholders) };
}

function withoutMain<T>(sections: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(sections).filter(([key]) => key !== placeholders.main));
}
