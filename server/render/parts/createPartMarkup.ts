import { LRUCache } from 'lru-cache';
import type { PartMarkup, PartName } from '../../../client/framework/CachedFragments.ts';
import type { AppState } from '../../../client/app/store.ts';
import { innerMarkup } from './innerMarkup.ts';
import { partKeys } from './partKeys.ts';

/** Some 200 facet panels; menus and footers are few. */
const maxBytes = 16 * 1024 * 1024;

/** Start tags of shared parts in a page. */
const startOfPart: Record<PartName, string> = {
  menu: '<nav class="main-navigation"',
  mobileMenu: '<nav class="mobile-menu-navigation"',
  footer: '<footer class="site-footer"',
  facets: '<form class="facet-panel"',
  landing: '<div class="landing"',
};

/** Markup of a page's parts from earlier pages, and a method to store its others for later pages. */
export interface PageParts {
  ready: PartMarkup;
  /** Stores the missing parts from the rendered page. */
  learn: (page: Buffer) => void;
}

/**
 * Caches the markup of parts that many pages share.
 * With the car cards they are most elements of a list. A part is taken from the first page that shows it, so that its
 * ids are those of a whole page.
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
