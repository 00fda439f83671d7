import type { Gateways } from '../../client/app/Gateways.ts';
import { pageShown } from '../../client/app/pageState.ts';
import type { PageLocation } from '../../client/app/pageState.ts';
import type { AppStore } from '../../client/app/store.ts';
import { createTranslate } from '../../client/site/translate.ts';
import type { LayoutAnswer } from '../../shared/content/ContentTypes.ts';

/** Puts the error page into the store, in the site's header and footer where the content platform still has them. */
export async function showErrorPage(
  store: AppStore,
  gateways: Gateways,
  location: PageLocation,
  status: number,
): Promise<void> {
  const { context, texts } = store.getState().site;
  const query = { site: context.name, language: context.language, path: '/' };
  const frame: LayoutAnswer | null = await gateways.content.layout(query).catch(() => null);
  const main = frame?.route
    ? { ...frame.route, fields: {}, placeholders: withoutMain(frame.route.placeholders) }
    : null;
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
      layout: main,
      breadcrumbs: [],
      languages: [],
      mode: store.getState().page.mode,
    }),
  );
}

function withoutMain<T>(placeholders: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(placeholders).filter(([key]) => key !== 'headless-main'));
}
