/** A link of a mail about a waiting list, and what it asks for. */
export interface WaitingLink {
  wants: 'hold' | 'leave';
  link: string;
}

let taken: WaitingLink | null = null;

/** Takes the link out of the page's address, where it stands behind "#": what looks at the address later sees none. */
export function takeWaitingLink(): void {
  const { hash, pathname, search } = window.location;
  const [, wants, link = ''] = /^#(hold|leave)-([\w-]{48})$/.exec(hash) ?? [];
  if (!wants) return;
  taken = { wants: wants === 'hold' ? 'hold' : 'leave', link };
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** The link that was taken last; null when the page was opened without one. */
export function takenWaitingLink(): WaitingLink | null {
  return taken;
}

/** Calls `listener` when a link was taken. For useSyncExternalStore. */
export function followWaitingLink(listener: () => void): () => void {
  const follow = (): void => {
    takeWaitingLink();
    listener();
  };
  takeWaitingLink();
  window.addEventListener('hashchange', follow);
  return () => window.removeEventListener('hashchange', follow);
}
