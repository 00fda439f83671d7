import { tagManagerId } from '../../../shared/content/tagManagerId.ts';
import type { AppStore } from '../../app/store.ts';
import { consentGranted, subscribeConsent } from '../consent.ts';
import { pushToDataLayer } from '../../browser/dataLayer.ts';
import { loadTagManager } from '../../browser/loadTagManager.ts';
import { buildPageView } from './buildPageView.ts';
import { sendPageView } from './sendPageView.ts';

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
