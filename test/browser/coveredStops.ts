import type { Page } from 'puppeteer';

/** Stops after which a walk ends, for a page whose focus never comes back to its start. */
const maxStops = 400;

/**
 * Walks through a page with Tab, or with Shift+Tab from its end, and returns the stops that no one sees.
 * Such a stop is wholly outside the window or its scrolling box, or wholly under bars that stay where they are while
 * the page scrolls (WCAG 2.4.11). A stop is seen if one of 45 points of it, or of its label, is.
 * Scrolling must be instant: emulate reduced motion.
 */
export async function coveredStops(page: Page, backwards: boolean): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  if (backwards) await page.keyboard.down('Shift');
  let stops = 0;
  for (; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedStop);
    if (stop === null) break;
    if (stop !== '') covered.push(stop);
  }
  if (backwards) await page.keyboard.up('Shift');
  return { stops, covered };
}

/**
 * Returns what hides the focused stop: "" if it is seen, null at the end of the walk. Runs in the page.
 * A box that snaps, or a part that hydrates, may show the stop some frames later.
 */
async function focusedStop(): Promise<string | null> {
  interface Edges {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const walk = window as { visited?: Set<Element> };
  /** Part of a box that neither the window nor a scrolling or clipping box cuts off. */
  const shownPart = (place: Element, rect: Edges): Edges => {
    const all = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    let part = rect;
    const cut = (edges: Partial<Edges>): void => {
      const { left, top, right, bottom } = { ...all, ...edges };
      part = {
        left: Math.max(part.left, left),
        top: Math.max(part.top, top),
        right: Math.min(part.right, right),
        bottom: Math.min(part.bottom, bottom),
      };
    };
    cut({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight });
    for (let box = place.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, top, right, bottom } = box.getBoundingClientRect();
      if (overflowX !== 'visible') cut({ left, right });
      if (overflowY !== 'visible') cut({ top, bottom });
    }
    return part;
  };
  /** Bar at a point that does not scroll with the place. */
  const barAt = (x: number, y: number, place: Element): Element | null => {
    for (let box = document.elementFromPoint(x, y); box && !box.contains(place); box = box.parentElement) {
      if (place.contains(box)) return null;
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
    }
    return null;
  };
  /** Bars that hide a box; null for one that is seen. */
  const barsOver = (place: Element, rect: DOMRect): Set<string> | null => {
    const bars = new Set<string>();
    const { left, top, right, bottom } = shownPart(place, rect);
    if (right - left < 1 || bottom - top < 1) return bars;
    for (const across of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      for (const down of [0.02, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.98]) {
        const bar = barAt(left + (right - left) * across, top + (bottom - top) * down, place);
        if (!bar) return null;
        bars.add(`under ${bar.className}`);
      }
    }
    return bars;
  };
  const describe = (element: Element): string => {
    const places = [element, ...((element as HTMLInputElement).labels ?? [])];
    const found = places.flatMap((place) => [...place.getClientRects()].map((rect) => barsOver(place, rect)));
    if (found.includes(null)) return '';
    const name = element.getAttribute('aria-label') ?? element.textContent;
    const { top, bottom } = element.getBoundingClientRect();
    const bars = found.flatMap((each) => [...(each ?? [])]).join(', ');
    const reason = bars || `outside, at ${[top, bottom].map(Math.round).join(' to ')} px`;
    return `${element.localName}.${element.className} "${name.trim().slice(0, 40)}": ${reason}`;
  };

  const element = document.activeElement;
  if (!element || element === document.body || walk.visited?.has(element)) {
    delete walk.visited;
    return null;
  }
  (walk.visited ??= new Set()).add(element);
  let hidden = describe(element);
  for (let frames = 0; hidden !== '' && frames < 20; frames += 1) {
    await new Promise((done) => requestAnimationFrame(done));
    hidden = describe(element);
  }
  return hidden;
}
