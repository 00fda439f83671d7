import type { TestedSite } from './testedSites.ts';

/** A control, and a selector that matches once it has been pressed. */
export interface Press {
  control: string;
  effect: string;
}

export interface PageKind {
  kind: string;
  /** It shows prices, distances or times, which each country writes its own way. */
  hasFigures?: true;
  path(site: TestedSite): string | undefined;
  /** Pressed before the page is hydrated. */
  early: Press;
  /** A control of a part further down, pressed afterwards. */
  later: Press;
}

const search: Press = { control: '.site-header-search', effect: 'dialog[open] input' };
const save: Press = { control: '.car-card .save-button', effect: '.car-card .save-button[aria-pressed="true"]' };
const menu: Press = { control: '.mobile-menu-opener', effect: '.mobile-menu-opener[aria-expanded="true"]' };
const invalid = 'main [aria-invalid="true"]';

/** One page of each kind, as at 390 px. */
export const pageKinds: PageKind[] = [
  { kind: 'the start page', path: () => '/', early: search, later: save },
  {
    kind: 'the list',
    hasFigures: true,
    path: ({ paths }) => paths.list,
    early: { control: '.list-bar-filter', effect: 'dialog[open] .facet-panel label' },
    later: save,
  },
  {
    kind: 'a car',
    hasFigures: true,
    path: ({ paths }) => paths.car,
    early: search,
    later: { control: '.collapse-button', effect: '.collapse-button-open' },
  },
  {
    kind: 'the dealers',
    path: ({ paths }) => paths.dealers,
    early: {
      control: '.dealer-list-map-toggle',
      effect: '.dealer-list-columns-map:not(.dealer-list-columns-by-width)',
    },
    later: { control: '.dealer-near-opener', effect: '.dealer-near-opener[aria-expanded="true"]' },
  },
  { kind: 'a dealer', path: ({ paths }) => paths.dealer, early: search, later: save },
  {
    kind: 'the booking',
    hasFigures: true,
    path: ({ paths }) => paths.booking,
    early: { control: '.summary-bar', effect: '.summary-bar[aria-expanded="true"]' },
    later: menu,
  },
  {
    kind: 'the sale of a car',
    path: ({ paths }) => paths.sell,
    early: search,
    later: { control: '.sell-send', effect: invalid },
  },
  {
    kind: 'the contact page',
    path: ({ paths }) => paths.contact,
    early: search,
    later: { control: '.store-send', effect: invalid },
  },
  {
    kind: 'the tire hotel',
    path: ({ paths }) => paths.tireHotel,
    early: search,
    later: menu,
  },
  { kind: 'the stories', path: ({ paths }) => paths.stories, early: search, later: menu },
];
