import type { KeyInput, Page } from 'puppeteer';

/** One visitor action on a phone; skipped on a page without its element. */
export interface PageInteraction {
  name: string;
  /** Element required on the page. */
  needs: string;
  /** Not measured. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** Not measured: closes whatever was opened. */
  after?: (page: Page) => Promise<unknown>;
}

/** Milliseconds between two keys of a fast typist. */
const keyPauseMs = 60;

/** Scrolls an element to the middle of the screen, clear of sticky bars. */
export function bringToMiddle(page: Page, selector: string): Promise<void> {
  return page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Taps the first element of the selector, which is already in view. */
export const tapOn =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.tap(selector);

/** Types into a field that is already in view. */
export const typeIn =
  (selector: string, text: string) =>
  async (page: Page): Promise<void> => {
    await page.tap(selector);
    await page.keyboard.type(text, { delay: keyPauseMs });
  };

const keysOn =
  (selector: string, ...keys: KeyInput[]) =>
  async (page: Page): Promise<void> => {
    // A slider is part of an SVG, which puppeteer does not consider focusable.
    await page.evaluate(
      (wanted) => document.querySelector<SVGElement>(wanted)?.focus({ preventScroll: true }),
      selector,
    );
    for (const key of keys) await page.keyboard.press(key, { delay: keyPauseMs / 2 });
  };

export const tap = (name: string, selector: string, after?: PageInteraction['after']): PageInteraction => ({
  name,
  needs: selector,
  prepare: (page) => bringToMiddle(page, selector),
  act: tapOn(selector),
  ...(after && { after }),
});

const escape = (page: Page): Promise<void> => page.keyboard.press('Escape');

/** In the header and footer of every page; last, because the language switch leaves the page. */
export const siteInteractions: PageInteraction[] = [
  tap('accordion', 'main details:not([open]) > summary, main button[aria-expanded="false"]'),
  tap('staff', '.dealer-department[open] .dealer-staff-toggle'),
  tap('save', 'main .save-button'),
  { name: 'menu', needs: '.mobile-menu-opener', act: tapOn('.mobile-menu-opener') },
  tap('menu branch', '.mobile-menu[open] .mobile-menu-branch > summary'),
  tap('languages', '.mobile-menu[open] .mobile-menu-languages > summary'),
  tap('language', '.mobile-menu-languages[open] a:not([aria-current])'),
];

const openFilters = async (page: Page): Promise<void> => {
  await page.tap('.list-bar-filter');
  await page.waitForSelector('dialog[open] .facet-panel label');
};
const closeFilters = async (page: Page): Promise<void> => {
  await escape(page);
  await page.waitForSelector('dialog[open]', { hidden: true });
};

export const listInteractions: PageInteraction[] = [
  { name: 'filters opened', needs: '.list-bar-filter', act: openFilters },
  tap('filter', 'dialog[open] .facet-panel input[type="checkbox"]:not(:disabled)'),
  {
    name: 'slider',
    needs: 'dialog[open] [role="slider"]',
    prepare: (page) => bringToMiddle(page, 'dialog[open] [role="slider"]'),
    act: keysOn('dialog[open] [role="slider"]', 'ArrowRight', 'ArrowRight', 'PageUp'),
    after: closeFilters,
  },
  {
    name: 'sort',
    needs: '.list-bar-select',
    act: keysOn('.list-bar-select', 'ArrowDown'),
  },
  tap('show more', '.car-list-more a'),
  tap('compare', '.car-card .compare-toggle'),
  tap('compare, second car', '.car-card:nth-child(2) .compare-toggle, li:nth-child(2) .compare-toggle'),
  tap('compare bar', '.compare-bar-chosen', escape),
  ...siteInteractions.filter(({ name }) => name !== 'accordion'),
];

export const carInteractions: PageInteraction[] = [
  {
    name: 'gallery',
    needs: '.gallery-image a',
    act: tapOn('.gallery-image a'),
  },
  {
    name: 'gallery, next picture',
    needs: '.gallery-dialog[open]',
    act: (page) => page.keyboard.press('ArrowRight'),
    after: escape,
  },
  tap('description', '#description .collapse-button'),
  tap('loan', '.financing-fold > summary'),
  tap('technical data', '#technical .collapse-button'),
  tap('compare', 'main .compare-toggle'),
  tap('share', '.share-car-button', escape),
  {
    name: 'form typing',
    needs: 'main form input[name="name"]',
    prepare: (page) => bringToMiddle(page, 'main form input[name="name"]'),
    act: typeIn('main form input[name="name"]', 'Karin'),
  },
  ...siteInteractions,
];

export const dealerInteractions: PageInteraction[] = [
  tap('region menu', '.dealer-facet-menu > summary'),
  tap('region', '.dealer-facet-menu[open] a'),
  tap('filters cleared', '.dealer-filters-clear'),
  {
    name: 'search typing',
    needs: '.dealer-list .search-field-input',
    prepare: (page) => bringToMiddle(page, '.dealer-list .search-field-input'),
    act: typeIn('.dealer-list .search-field-input', 'brom'),
  },
  { name: 'search sent', needs: '.dealer-list .search-field-input', act: (page) => page.keyboard.press('Enter') },
  tap('map', '.dealer-list-map-toggle'),
  ...siteInteractions.filter(({ name }) => name !== 'accordion'),
];
