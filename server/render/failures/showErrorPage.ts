import type { Gateways } from '../../../client/framework/Gateways.ts';
import { pageShown } from '../../../client/framework/pageState.ts';
import type { PageLocation } from '../../../client/framework/pageState.ts';
import type { AppStore } from '../../../client/app/store.ts';
import { createTranslate } from '../../../client/site/translate.ts';
import type { ContentBackend, ContentQuery } from '../../../shared/content/ContentGateway.ts';
import type { RouteData } from '../../../shared/content/ContentTypes.ts';
import { failureTexts } from '../../../client/site/texts/failureTexts.ts';

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
  const layout = own ?? (await loadFrame(gateways, query));
  const title = `${createTranslate(texts, context.locale, failureTexts)('errorTitle')} | ${context.displayName}`;
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

/** The start page without its main content. */
async function loadFrame(gateways: Gateways, query: ContentQuery): Promise<RouteData | null> {
  const { route } = await gateways.content.layout({ ...query, path: '/' }).catch(() => ({ route: null }));
  return route && { ...route, fields: {}, placeholders: withoutMain(route.placeholders) };
}

function withoutMain<T>(placeholders: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(placeholders).filter(([key]) => key !== 'headless-main'));
}
