/** On wide screens: the filters stand at the side, or fold away behind a button. Narrow ones always have the button. */
export type FacetPanelMode = 'sticky' | 'toggle';

/**
 * The mode is an attribute of the document, not a state of components: pageStart.ts sets it before the page is
 * painted, so that nothing moves and hydration finds what the server sent. Both files name key and attribute.
 */
const storageKey = 'facetPanelMode';
const attribute = 'data-facet-panel';

/** Shows the filters in a mode, and remembers it for this tab. */
export function setFacetPanelMode(mode: FacetPanelMode): void {
  document.documentElement.setAttribute(attribute, mode);
  try {
    window.sessionStorage.setItem(storageKey, mode);
  } catch {
    // without storage the choice lasts as long as the document
  }
}

/** Puts the remembered mode in place where pageStart.ts did not: the visitor came here from another page. */
export function restoreFacetPanelMode(): void {
  try {
    const stored = window.sessionStorage.getItem(storageKey);
    if (stored === 'toggle') document.documentElement.setAttribute(attribute, stored);
  } catch {
    // without storage there is nothing to restore
  }
}
