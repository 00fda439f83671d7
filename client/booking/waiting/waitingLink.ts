/** A link in a waiting list mail, and its action. */
export interface WaitingLink {
  wants: 'hold' | 'leave';
  link: string;
}

let lastLink: WaitingLink | null = null;

/**
 * Removes the link from the address's hash, so that later readers of the address do not see it.
 * A link that a mail program cut is taken too: the page then says that it is not valid.
 */
export function takeWaitingLink(): void {
  const { hash, pathname, search } = window.location;
  const [, wants, link = ''] = /^#(hold|leave)-(.*)$/.exec(hash) ?? [];
  if (!wants) return;
  lastLink = { wants: wants === 'hold' ? 'hold' : 'leave', link };
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** The last link removed; null when the page was opened without one. */
export function lastWaitingLink(): WaitingLink | null {
  return lastLink;
}

/** Calls `listener` when a link was removed. For useSyncExternalStore. */
export function followWaitingLink(listener: () => void): () => void {
  const follow = (): void => {
    takeWaitingLink();
    listener();
  };
  takeWaitingLink();
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
}
