/** Attributes that tell controls of a page apart; texts are left out, because translators change them. */
const telling = ['id', 'class', 'name', 'type', 'value', 'href', 'aria-label', 'aria-controls'];

/**
 * Finds the element of the page that takes the place of one that React has rendered again.
 * @returns the element itself while it is in the page; null when its counterpart is gone or ambiguous
 */
export function findCounterpart<T extends HTMLElement>(element: T): T | null {
  if (element.isConnected) return element;
  const alike = (root: ParentNode): T[] =>
    [...root.querySelectorAll<T>(element.localName)].filter((one) =>
      telling.every((name) => one.getAttribute(name) === element.getAttribute(name)),
    );
  const now = alike(document);
  if (now.length === 1) return now[0] ?? null;
  const before = alike(topOf(element));
  return before.length === now.length ? (now[before.indexOf(element)] ?? null) : null;
}

function topOf(element: HTMLElement): HTMLElement {
  let top = element;
  while (top.parentElement) top = top.parentElement;
  return top;
}
