/** Texts of this time are spoken as one, in ms: a region that changes twice at once loses the first text. */
const joinMs = 100;
/** Time in which a text is spoken once, in ms. */
const repeatMs = 1000;

type Live = 'polite' | 'assertive';

/** Texts to be spoken, each with the region for it. */
const pending = new Map<string, Live>();
let spokenAt = 0;

interface AnnounceOptions {
  /** Interrupts the screen reader. */
  urgent?: boolean;
  /** Outdated text, left out if it is not spoken yet. */
  instead?: string;
}

/**
 * Speaks a text in a screen reader, through the regions of `Announcer`.
 * An open dialog has regions of its own, because the page behind it is inert. The caller may unmount right after.
 */
export function announce(text: string, { urgent, instead = '' }: AnnounceOptions = {}): void {
  pending.delete(instead);
  pending.set(text, urgent ? 'assertive' : 'polite');
  setTimeout(speak, joinMs);
}

/** Ref of an element that appears on its own: speaks its text. */
export function announceShown(element: HTMLElement | null): void {
  announce(textIn(element));
}

/** Ref of an element that appears with a failure: speaks its text at once. */
export function announceFailure(element: HTMLElement | null): void {
  announce(textIn(element), { urgent: true });
}

/** Text of an element, with breaks between blocks where there is layout. */
function textIn(element: HTMLElement | null): string {
  return element?.innerText || element?.textContent || '';
}

function speak(): void {
  const now = Date.now();
  for (const live of ['polite', 'assertive']) {
    const texts = [...pending].filter(([text, region]) => text && region === live);
    const text = texts.map(([words]) => words).join(' ');
    // an open dialog's regions come after the page's
    const region = [...document.querySelectorAll(`[data-announcer=${live}]`)].at(-1);
    if (!region || !text) continue;
    const before = region.textContent;
    if (before.trim() === text && now - spokenAt < repeatMs) continue;
    // screen readers speak changes only
    region.textContent = before === text ? `${text}\u00a0` : text;
    spokenAt = now;
  }
  pending.clear();
}
