import { LRUCache } from 'lru-cache';
import type { PartMarkup, PartName } from '../../client/app/ReadyParts.ts';
import type { AppState } from '../../client/app/store.ts';
import { innerMarkup } from './innerMarkup.ts';
import { partKeys } from './partKeys.ts';

/** Some 200 panels of facets; menus and footers are few. */
const maxBytes = 16 * 1024 * 1024;

/** How the elements of parts begin in a page. */
const startOfPart: Record<PartName, string> = {
  menu: '<nav class="main-navigation"',
  mobileMenu: '<nav class="mobile-menu-navigation"',
  footer: '<footer class="site-footer"',
  facets: '<form class="facet-panel"',
  landing: '<div class="landing"',
};

/** The parts of a page that an earlier page has shown, and a way to keep its others for later pages. */
export interface PageParts {
  ready: PartMarkup;
  /** Takes the parts that were not ready from the page as it was rendered. */
  learn: (page: Buffer) => void;
}

/**
 * Keeps the markup of parts that many pages share: with the cards of cars they are most elements of a list. A part is
 * taken from the first page that shows it, so that its ids are those of a whole page.
 */
export function createPartMarkup(): (state: AppState) => PageParts {
  const markupByKey = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (markup, key) => 2 * (markup.length + key.length),
  });
  return (state) => {
    const ready: PartMarkup = {};
    const missing: [PartName, string][] = [];
    for (const [name, key] of Object.entries(partKeys(state)) as [PartName, string][]) {
      const markup = markupByKey.get(`${name} ${key}`);
      if (markup === undefined) missing.push([name, key]);
      else ready[name] = markup;
    }
    return {
      ready,
      learn: (page) => {
        for (const [name, key] of missing) {
          const markup = innerMarkup(page, startOfPart[name]);
          if (markup !== null) markupByKey.set(`${name} ${key}`, markup);
        }
      },
    };
  };
}
