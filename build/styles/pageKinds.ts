import { contentSections, otherSections, sections, storySections } from '../chunks/sectionFiles.ts';

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
  'client/site/consent/ConsentBanner.tsx',
  'client/content/pages/ContentPage.tsx',
  'client/content/errors/ErrorPage.tsx',
  'client/site/components/SectionError.tsx',
  'client/catalogue/card/CarPicture.tsx',
  'client/ui/Accordion.tsx',
  'client/ui/Chip.tsx',
  'client/ui/messages/Skeleton.tsx',
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
      'client/catalogue/teasers/CarTeaser.tsx',
      'client/catalogue/teasers/DealerTeaser.tsx',
    ],
  },
  {
    name: 'stories',
    sources: [...storySections, 'client/catalogue/teasers/CarTeaser.tsx'],
  },
  {
    name: 'rare',
    sources: [
      ...otherSections(),
      'client/content/components/SlickSlides.tsx',
      'client/content/search/SiteSearchPage.tsx',
      'client/catalogue/teasers/FacilityList.tsx',
      'client/catalogue/teasers/ModelRange.tsx',
    ],
  },
  { name: 'tools', sources: ['client/content/editing/'] },
  {
    name: 'list',
    sources: [
      'client/catalogue/list/CarListPage.tsx',
      'client/catalogue/filters/FacetPanel.tsx',
      'client/catalogue/list/LandingText.tsx',
      'client/catalogue/filters/FilterDrawer.tsx',
      'client/catalogue/saved/',
    ],
  },
  {
    name: 'car',
    sources: [
      'client/catalogue/car/CarDetailPage.tsx',
      'client/catalogue/card/CarRow.tsx',
      'client/catalogue/car/CarSpecification.tsx',
      'client/catalogue/car/SellerContact.tsx',
      'client/finance/Financing.tsx',
    ],
  },
  {
    // In addition to the sheet of cars, on the pages listed in partSources.ts.
    name: 'carParts',
    sources: [
      'client/catalogue/car/CarMissing.css',
      'client/catalogue/car/SoldCar.css',
      'client/finance/quote/FinanceQuotePlace.css',
    ],
  },
  { name: 'search', sources: ['client/catalogue/suggest/'] },
  { name: 'gallery', sources: ['client/catalogue/car/gallery/GalleryDialog.tsx'] },
  { name: 'compare', sources: ['client/catalogue/compare/'] },
  { name: 'dealers', sources: ['client/catalogue/dealers/pages/DealerListPage.tsx'] },
  { name: 'dealer', sources: ['client/catalogue/dealers/pages/DealerDetailPage.tsx'] },
  {
    name: 'booking',
    sources: [
      'client/booking/sections/',
      'client/booking/plates/',
      'client/booking/summary/',
      ...bookingSteps('StepAddons', 'StepCar', 'StepServices'),
      // Without JavaScript the page links no other sheet.
      'client/booking/noScript/loadWithoutScripts.ts',
      ...aroundForms,
    ],
  },
  {
    name: 'bookingTime',
    sources: [
      'client/booking/manage/',
      'client/booking/outcome/',
      'client/booking/waiting/',
      'client/booking/times/WorkshopTimes.tsx',
    ],
  },
  { name: 'bookingContact', sources: bookingSteps('StepConfirmation', 'StepContact') },
  { name: 'bookingWorkshop', sources: bookingSteps('StepWorkshop') },
  { name: 'tirehotel', sources: ['client/tirehotel/', ...aroundForms] },
  { name: 'forms', sources: ['client/forms/', ...aroundForms] },
  { name: 'finance', sources: ['client/finance/'] },
  { name: 'maps', sources: ['client/ui/map/', 'client/places/'] },
];
