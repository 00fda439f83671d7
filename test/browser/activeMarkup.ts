import type { Page } from 'puppeteer';

/**
 * Finds markup in a page's document that could run foreign scripts.
 * These are scripts from outside the site, handlers in attributes, javascript: URLs, embedded documents, and elements
 * that change the page's base URL.
 */
export function activeMarkup(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      const name = element.localName;
      const says = (): void => void found.push(element.outerHTML.slice(0, 200));
      // Browsers do not run JSON for the page or structured data as scripts.
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
