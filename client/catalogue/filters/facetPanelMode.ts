/** Filters on wide screens: at the side, or folded behind a button. Narrow screens always have the button. */
export type FacetPanelMode = 'sticky' | 'toggle';

/**
 * The mode is an attribute of the document instead of component state.
 * pageStart.ts sets it before the first paint, so that nothing moves and hydration matches the server's HTML. Both
 * files use the same key and attribute.
 */
const storageKey = 'facetPanelMode';
const attribute = 'data-facet-panel';

/** Shows the filters in a mode, and stores it for this tab. */
export function setFacetPanelMode(mode: FacetPanelMode): void {
  document.documentElement.setAttribute(attribute, mode);
  try {
    window.sessionStorage.setItem(storageKey, mode);
  } catch {
    // without storage the choice lasts as long as the document
  }
}

/** Restores the stored mode after client-side navigation, where pageStart.ts did not run. */
export function restoreFacetPanelMode(): void {
  try {
    const stored = window.sessionStorage.getItem(storageKey);
    if (stored === 'toggle') document.documentElement.setAttribute(attribute, stored);
  } catch {
    // without storage there is nothing to restore
  }
}
