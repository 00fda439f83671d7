import { tagManagerId } from '../../../shared/content/tagManagerId.ts';
import type { AppStore } from '../../app/store.ts';
import { consentGranted, subscribeConsent } from '../consent/consent.ts';
import { pushToDataLayer } from '../../browser/dataLayer.ts';
import { loadTagManager } from '../../browser/loadTagManager.ts';
import type { PageView } from '../../../shared/content/PageView.ts';
import type { PageState } from '../../framework/pageState.ts';
import { logDebug } from '../../browser/logDebug.ts';

/**
 * Tracks the pages that a visitor sees.
 * Each goes into the data layer and, with consent to statistics, to the event service and the tag manager. Pages viewed
 * by an editor are not counted. A page is a path; other filters are the same page.
 */
export function watchVisits(store: AppStore): void {
  let shown = '';
  let sent = '';
  const tagManager = (): string => {
    const { page, site } = store.getState();
    return tagManagerId(page.layout?.fields, site.context.gtmId);
  };
  // the document's policy allows a tag manager only when the page it was made for has one
  const mayLoad = tagManager() !== '';

  const look = (): void => {
    const { page, site } = store.getState();
    if (page.mode !== 'normal' || page.navigating) return;
    const { path } = page.location;
    const view = buildPageView(page, site.context.language);
    if (path !== shown) {
      shown = path;
      pushToDataLayer({ event: 'page_view', ...(view ?? { page: `status ${page.status}` }), path });
    }
    if (!consentGranted('statistics')) return;
    const id = tagManager();
    if (id && mayLoad) loadTagManager(id);
    if (path === sent) return;
    sent = path;
    if (view) sendPageView(view);
  };
  store.subscribe(look);
  subscribeConsent(look);
  look();
}

/**
 * Page view event of the current page; null when it is not a content platform page.
 * That is when it is not found, failed, or shown without the platform.
 */
function buildPageView({ layout, status }: Pick<PageState, 'layout' | 'status'>, language: string): PageView | null {
  if (!layout?.itemId || status >= 400) return null;
  // the platform's format of a page variant: <id>_<language>_<variant>, in lower case
  const id = layout.itemId.replace(/[{}-]/g, '');
  const pageVariantId = `${id}_${language.replace('-', '_')}_default`.toLowerCase();
  return { channel: 'WEB', currency: 'USD', page: layout.name, pageVariantId, language };
}

/** Reports a page view to the server, even while the page is being left. Lost views are ignored. */
function sendPageView(view: PageView): void {
  window
    .fetch('/api/page-view', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(view),
      keepalive: true,
    })
    .catch(() => {
      logDebug('pageView.lost');
    });
}
