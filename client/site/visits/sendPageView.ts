import type { PageView } from '../../../shared/content/PageView.ts';
import { logDebug } from '../../browser/logDebug.ts';

/** Reports a page view to the server, even while the page is being left. Lost views are ignored. */
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
