/*
 * A script of its own that the car list's document loads in its head: it runs before the first paint. What it sets is
 * told in facetPanelMode.ts, which it cannot import: a classic script has no imports.
 */
{
  try {
    const mode = window.sessionStorage.getItem('facetPanelMode');
    if (mode === 'toggle') document.documentElement.setAttribute('data-facet-panel', mode);
  } catch {
    // a browser that refuses storage shows the filters at the side
  }
}
