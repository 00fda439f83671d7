/** Texts of this time are spoken as one, in ms: a region that changes twice at once loses the first text. */
const joinMs = 100;

/** Texts to be spoken, each with its urgency. `startAnnouncer` adds the voice once the page is hydrated. */
export const announcements = { texts: new Map<string, boolean>(), speak: (): void => undefined };

/**
 * Speaks a text in a screen reader, through the regions of `Announcer`.
 * An open dialog has regions of its own, because the page behind it is inert. The caller may unmount right after.
 * @param urgent interrupts the screen reader
 * @param instead outdated text, left out if it is not spoken yet
 */
export function announce(text: string, { urgent = false, instead = '' } = {}): void {
  announcements.texts.delete(instead);
  announcements.texts.set(text, urgent);
  setTimeout(() => announcements.speak(), joinMs);
}

/** Ref of an element that appears on its own: speaks its text, unless the element is gone by then. */
export function announceShown(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const text = element.innerText;
  announce(text);
  return () => {
    announcements.texts.delete(text);
  };
}

/** Ref of an element that appears with a failure: speaks its text at once. */
export function announceFailure(element: HTMLElement | null): void {
  if (element) announce(element.innerText, { urgent: true });
}
