import type { Page } from 'puppeteer';

/**
 * Returns the controls whose focus ring an ancestor cuts off: their class and the missing pixels.
 * Only rings outside a control can be cut; controls that are scrolled out of their box do not count.
 */
export async function cutFocusRings(page: Page): Promise<string[]> {
  await page.keyboard.press('Shift'); // from here on, focus() shows the ring
  return page.evaluate(() => {
    const ringOf = (element: Element): number => {
      const outside = getComputedStyle(element)
        .boxShadow.split(/,(?![^(]*\))/)
        .filter((shadow) => !shadow.includes('inset'));
      return Math.max(0, ...outside.map((shadow) => Number(/(\d+)px$/.exec(shadow.trim())?.[1] ?? 0)));
    };
    const cutBy = (element: Element, ring: number): number => {
      const inner = element.getBoundingClientRect();
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const outer = box.getBoundingClientRect();
        const margin = style.overflowX === 'clip' ? Number.parseFloat(style.overflowClipMargin) || 0 : 0;
        const gaps = [
          ...(style.overflowX === 'visible' ? [] : [inner.left - outer.left, outer.right - inner.right]),
          ...(style.overflowY === 'visible' ? [] : [inner.top - outer.top, outer.bottom - inner.bottom]),
        ];
        const cut = Math.max(0, ...gaps.filter((gap) => gap >= -1).map((gap) => Math.round(ring - gap - margin)));
        if (gaps.every((gap) => gap >= -1) && cut > 1) return cut;
        if (style.position === 'fixed') break;
      }
      return 0;
    };
    const found = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, summary, [tabindex="0"]')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus({ preventScroll: true });
      if (!element.matches(':focus-visible')) continue;
      const cut = cutBy(element, ringOf(element));
      if (cut > 0) found.add(`${element.className || element.tagName}: ${String(cut)} px`);
    }
    return [...found];
  });
}
