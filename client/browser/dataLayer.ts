/**
 * Adds an entry to the data layer, which a tag manager reads once it is loaded.
 * Works without one, and does nothing on the server. Entries never hold names, addresses, phone numbers or registration
 * numbers.
 */
export function pushToDataLayer(entry: Record<string, unknown>): void {
  if (typeof window === 'undefined') return;
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}
