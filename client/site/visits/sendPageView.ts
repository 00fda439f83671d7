import type { PageView } from '../../../shared/content/PageView.ts';
import { logDebug } from '../../browser/logDebug.ts';

/** Tells the server of a page view, also while the page is being left. A view that is lost disturbs nobody. */
export function sendPageView(view: PageView): void {
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
