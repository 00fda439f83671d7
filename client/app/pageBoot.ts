/*
 * Runs in the head, before the first paint, so that what the browser remembers moves nothing. A classic script without
 * imports: facetPanelMode.ts and AlertBar.tsx name the same keys and attributes.
 */
{
  try {
    const mode = window.sessionStorage.getItem('facetPanelMode');
    if (mode === 'toggle') document.documentElement.setAttribute('data-facet-panel', mode);
  } catch {
    // a browser that refuses storage shows the filters at the side
  }
  // pages are the same for every visitor: the cookie of a closed message is read here, not on the server
  const closed = /(?:^|; )hideAlert=([a-z\d]{1,8})(?:;|$)/.exec(document.cookie)?.[1];
  if (closed && 'adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet();
    const message = closed === 'true' ? '' : `="${closed}"`;
    sheet.replaceSync(`.alert-bar[data-message${message}]{display:none}`);
    document.adoptedStyleSheets = [sheet];
  }
}
