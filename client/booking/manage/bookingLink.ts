import { bookingLinkForm } from '../../../shared/booking/bookingLinkForm.ts';

/** In the entry of the tab's history, beside what the navigation keeps there: a reload has it, other entries have not. */
interface EntryWithLink {
  bookingLink?: unknown;
}

/**
 * Takes the link out of the page's address (where it stands behind "#") into the entry of the history: what looks at the
 * address from then on, a tag manager or somebody beside the visitor, sees none.
 */
export function takeBookingLink(): void {
  const { hash, pathname, search } = window.location;
  const link = hash.slice(1);
  if (!bookingLinkForm.test(link)) return;
  const entry = { ...(window.history.state as EntryWithLink | null), bookingLink: link };
  window.history.replaceState(entry, '', pathname + search);
}

/** The link that was taken; "" when the page was opened without one. */
export function takenBookingLink(): string {
  const { bookingLink } = (window.history.state ?? {}) as EntryWithLink;
  return typeof bookingLink === 'string' && bookingLinkForm.test(bookingLink) ? bookingLink : '';
}

/** Follows the link of the page: `listener` is called when another may be there. For useSyncExternalStore. */
export function followBookingLink(listener: () => void): () => void {
  const follow = (): void => {
    takeBookingLink();
    listener();
  };
  takeBookingLink();
  window.addEventListener('hashchange', follow);
  window.addEventListener('popstate', follow);
  return () => {
    window.removeEventListener('hashchange', follow);
    window.removeEventListener('popstate', follow);
  };
}
