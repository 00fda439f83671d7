import type { Page } from 'puppeteer';

/**
 * What a page's document has that could run a script of somebody else: scripts without an address of the site, handlers
 * in attributes, addresses with javascript:, embedded documents, and elements that turn the page's addresses.
 */
export function activeMarkup(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      const name = element.localName;
      const says = (): void => void found.push(element.outerHTML.slice(0, 200));
      // JSON for the page and structured data are no scripts to a browser
      const isData = (element.getAttribute('type') ?? '').includes('json');
      if (name === 'script' && !isData && !(element.getAttribute('src') ?? '').startsWith('/assets/')) says();
      if (['iframe', 'object', 'embed', 'base', 'frame'].includes(name)) says();
      if (name === 'meta' && element.getAttribute('http-equiv') === 'refresh') says();
      for (const { name: attribute, value } of element.attributes) {
        if (attribute.startsWith('on')) says();
        // eslint-disable-next-line no-control-regex -- browsers leave these characters out
        if (/^(data:text|vbscript:|javascript:)/i.test(value.replace(/[\u0000-\u0020]/g, ''))) says();
      }
    }
    return found;
  });
}
