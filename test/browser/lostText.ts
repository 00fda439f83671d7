import type { Page } from 'puppeteer';

const styles = {
  /** As the text size of a browser does. */
  'at twice the size': ':root { font-size: 200% !important }',
  /** The spacing of WCAG 1.4.12. */
  'with wide spacing': `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
  'as designed': '',
};

export type TextStyle = keyof typeof styles;

/** Shows all text in a visitor's own style; resolves when the page has been laid out again. */
export function styleText(page: Page, style: TextStyle): Promise<unknown> {
  return page.evaluate((css) => {
    // not an element: the page's policy refuses those
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, styles[style]);
}

/**
 * Returns what a visitor cannot read on the page, or in its open dialog.
 * That is "sideways 405 > 390" for a page that scrolls sideways, and texts outside the window or cut off by a box that
 * does not scroll.
 * Texts for screen readers only do not count, nor do the fold of Collapse.tsx, the boxes that keep the place of
 * MultiSelect.tsx until its code has loaded, and the bar at the foot of a car's page, which repeats its heading.
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const lost = new Set<string>();
    if (scrollWidth > clientWidth + 1) lost.add(`sideways ${String(scrollWidth)} > ${String(clientWidth)}`);
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const skipped =
      'script, style, option, .visually-hidden, .skip-link, .collapse-content, .service-options, .contact-bar, [inert], [aria-hidden="true"]';

    /** Returns the box that cuts off a part of the text, "window", or null. */
    const cutBy = (element: Element, rects: DOMRect[]): string | null => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, clipPath, position } = getComputedStyle(box);
        const outer = box.getBoundingClientRect();
        if (clipPath !== 'none' || outer.width < 3 || outer.height < 3) return null;
        if (/auto|scroll/.test(overflowX + overflowY)) return null;
        if (textOverflow === 'ellipsis') return box.scrollWidth > box.clientWidth + 1 ? `${box.className} …` : null;
        const beyond = rects.some(
          ({ left, right, top, bottom, height }) =>
            (overflowX !== 'visible' && (left < outer.left - 2 || right > outer.right + 2)) ||
            (overflowY !== 'visible' && (top < outer.top - height / 4 || bottom > outer.bottom + height / 4)),
        );
        if (beyond) return box.className || box.tagName;
        if (position === 'fixed') break;
      }
      return rects.some(({ left, right }) => left < -2 || right > clientWidth + 2) ? 'window' : null;
    };

    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest(skipped)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
      const cut = cutBy(element, rects);
      if (cut !== null) lost.add(`${cut}: ${text.slice(0, 60)}`);
    }
    return [...lost];
  });
}
