import { placeholders } from '../../../shared/content/ContentTypes.ts';
import { noResponse } from '../../framework/pageState.ts';
import type { PageLocation } from '../../framework/pageState.ts';
// it cannot be loaded once it is needed
import '../../site/failures/ErrorPage.tsx';
import { createTranslate } from '../../site/translate.ts';
import { loadPageCode } from '../loadedCode.ts';
import type { AppStore } from '../store.ts';
import { toPreparedPage } from './preparePage.ts';
import type { PreparedPage } from './preparePage.ts';

/**
 * Prepares the error page of an address that cannot be loaded because the browser is offline.
 * It has the header and footer of the page on screen. Rejects when its code is not there.
 */
export async function prepareOfflinePage(store: AppStore, location: PageLocation): Promise<PreparedPage> {
  await loadPageCode('error');
  const { page, site } = store.getState();
  const { [placeholders.main]: _main, ...frame } = page.layout?.placeholders ?? {};
  const title = createTranslate(site.texts, site.context.locale)('offlineTitle');
  return toPreparedPage(store, {
    ...page,
    location,
    status: noResponse,
    head: { ...page.head, title, description: '', canonical: '', noindex: true, structuredData: [] },
    layout: page.layout && { ...page.layout, fields: {}, placeholders: frame },
    breadcrumbs: [],
    languages: [],
  });
}
