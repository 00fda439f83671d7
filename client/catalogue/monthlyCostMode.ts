import { useSyncExternalStore } from 'react';

/**
 * Whether the cards of lists show monthly costs. An attribute of the document, not a state of components: pageStart.ts
 * sets it before the page is painted, and a change renders no card again. Both files name key and attribute.
 */
const storageKey = 'monthlyCosts';
const attribute = 'data-monthly-costs';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isShown = (): boolean => document.documentElement.hasAttribute(attribute);

/** True while cards show monthly costs; false on the server and while the page hydrates. */
export function useMonthlyCosts(): boolean {
  return useSyncExternalStore(subscribe, isShown, () => false);
}

/** Shows or hides the monthly costs of cards, and remembers it on this device. */
export function showMonthlyCosts(shown: boolean): void {
  document.documentElement.toggleAttribute(attribute, shown);
  for (const listener of listeners) listener();
  try {
    if (shown) window.localStorage.setItem(storageKey, 'on');
    else window.localStorage.removeItem(storageKey);
  } catch {
    // without storage the choice lasts as long as the document
  }
}
