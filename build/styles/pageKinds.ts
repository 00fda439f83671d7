import { contentSections, otherSections, sections, storySections } from '../sectionFiles.ts';

/** Styles of one kind of page: one sheet in addition to that of every page. */
export interface PageKind {
  name: string;
  /**
   * Style files, and modules whose styles it includes with those of their imports.
   * A folder ends with "/".
   */
  sources: readonly string[];
}

const bookingSteps = (...names: string[]): string[] => names.map((name) => `client/booking/steps/${name}.tsx`);

/** Lazily loaded modules whose styles are in the sheet of every page, because many pages show them. */
export const onEveryPage: readonly string[] = [
  'client/app/PageHeader.tsx',
  'client/site/components/SiteFooter.tsx',
  // First visitors see it on any page; a sheet of its own costs more than its rules here.
  'client/site/components/ConsentBanner.tsx',
  'client/content/pages/ContentPage.tsx',
  'client/content/components/ErrorPage.tsx',
  'client/site/components/SectionError.tsx',
  'client/catalogue/components/CarPicture.tsx',
  'client/ui/Accordion.tsx',
  'client/ui/Chip.tsx',
  'client/ui/Skeleton.tsx',
];

/** Sections around forms, the booking and the tire hotel. */
const aroundForms = sections('AccordionBlock', 'Blurb', 'Faq');

/**
 * Kinds of pages. Styles shared by several kinds are in the sheet of each, so that a page links two sheets; a page
 * that mixes kinds (a start page with a form) links one more for each. Sheets without a page of their own load with
 * lazily imported code.
 */
export const pageKinds: readonly PageKind[] = [
  {
    name: 'content',
    sources: [
      ...contentSections,
      'client/catalogue/sections/CarTeaser.tsx',
      'client/catalogue/sections/DealerTeaser.tsx',
    ],
  },
  {
    name: 'stories',
    sources: [...storySections, 'client/catalogue/sections/CarTeaser.tsx'],
  },
  {
    name: 'rare',
    sources: [
      ...otherSections(),
      'client/content/components/SlickSlides.tsx',
      'client/content/pages/SiteSearchPage.tsx',
      'client/catalogue/sections/FacilityList.tsx',
      'client/catalogue/sections/ModelRange.tsx',
    ],
  },
  { name: 'tools', sources: ['client/content/editing/'] },
  {
    name: 'list',
    sources: [
      'client/catalogue/pages/CarListPage.tsx',
      'client/catalogue/components/FacetPanel.tsx',
      'client/catalogue/components/LandingText.tsx',
      'client/catalogue/components/FilterDrawer.tsx',
      'client/catalogue/saved/',
    ],
  },
  {
    name: 'car',
    sources: [
      'client/catalogue/pages/CarDetailPage.tsx',
      ...['CarRow', 'CarSpecification', 'SellerContact'].map((name) => `client/catalogue/components/${name}.tsx`),
      'client/finance/Financing.tsx',
    ],
  },
  {
    // In addition to the sheet of cars, on the pages listed in partSources.ts.
    name: 'carParts',
    sources: [
      'client/catalogue/components/CarMissing.css',
      'client/catalogue/components/SoldCar.css',
      'client/finance/quote/FinanceQuotePlace.css',
    ],
  },
  { name: 'search', sources: ['client/catalogue/suggest/'] },
  { name: 'gallery', sources: ['client/catalogue/components/GalleryDialog.tsx'] },
  { name: 'compare', sources: ['client/catalogue/compare/'] },
  { name: 'dealers', sources: ['client/catalogue/dealers/pages/DealerListPage.tsx'] },
  { name: 'dealer', sources: ['client/catalogue/dealers/pages/DealerDetailPage.tsx'] },
  {
    name: 'booking',
    sources: [
      'client/booking/sections/',
      'client/booking/plates/',
      ...bookingSteps('StepAddons', 'StepCar', 'StepServices'),
      ...aroundForms,
    ],
  },
  {
    name: 'bookingTime',
    sources: [
      'client/booking/loadWithoutScripts.ts',
      'client/booking/manage/',
      'client/booking/outcome/',
      'client/booking/waiting/',
      'client/booking/components/WorkshopTimes.tsx',
      ...bookingSteps('StepConfirmation', 'StepContact', 'StepWorkshop'),
    ],
  },
  { name: 'tirehotel', sources: ['client/tirehotel/', ...aroundForms] },
  { name: 'forms', sources: ['client/forms/', ...aroundForms] },
  { name: 'finance', sources: ['client/finance/'] },
  { name: 'maps', sources: ['client/ui/map/', 'client/places/'] },
];
