import { useSyncExternalStore } from 'react';

/**
 * Visibility of monthly costs on list cards, as an attribute of the document.
 * It is not component state: pageStart.ts sets it before the first paint, and a change re-renders no card. Both files
 * use the same key and attribute.
 */
const storageKey = 'monthlyCosts';
const attribute = 'data-monthly-costs';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isShown = (): boolean => document.documentElement.hasAttribute(attribute);

/** True while cards show monthly costs; false on the server and during hydration. */
export function useMonthlyCosts(): boolean {
  return useSyncExternalStore(subscribe, isShown, () => false);
}

/** Shows or hides the monthly costs of cards, and stores that on this device. */
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
