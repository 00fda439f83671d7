import { bookingLinkForm } from '../../../shared/booking/bookingLinkForm.ts';

/** History entry state with the link, next to navigation's own: kept on reload, separate per entry. */
interface EntryWithLink {
  bookingLink?: unknown;
}

/**
 * Moves the link from the address's hash into the history entry.
 * Readers of the address, such as a tag manager or a person looking at the screen, then no longer see it.
 */
export function takeBookingLink(): void {
  const { hash, pathname, search } = window.location;
  const link = hash.slice(1);
  if (!bookingLinkForm.test(link)) return;
  const entry = { ...(window.history.state as EntryWithLink | null), bookingLink: link };
  window.history.replaceState(entry, '', pathname + search);
}

/** The stored link; "" when the page was opened without one. */
export function lastBookingLink(): string {
  const { bookingLink } = (window.history.state ?? {}) as EntryWithLink;
  return typeof bookingLink === 'string' && bookingLinkForm.test(bookingLink) ? bookingLink : '';
}

/** Calls `listener` when the page's link may have changed. For useSyncExternalStore. */
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
