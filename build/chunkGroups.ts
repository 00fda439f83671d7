import { basename } from 'node:path';
import { matchesPattern } from './matchesPattern.ts';
import { otherSections } from './sectionFiles.ts';

/** Lazily imported modules that share a file, because a page or a click needs most of them together. */
const sourcesByGroup: Record<string, string[]> = {
  content: ['client/content/pages/ContentPage.tsx'],
  hero: ['client/content/sections/HeroBanner.tsx'],
  // Pages with cards show films; a file of their own would be too small.
  cardSections: ['client/content/sections/CardRow.tsx', 'client/content/sections/SingleCard.tsx', 'client/ui/Film.tsx'],
  textSections: ['client/content/sections/Blurb.tsx', 'client/content/sections/RichTextBlock.tsx'],
  // Mostly further down the page.
  lowerSections: ['AccordionBlock', 'CarModelCards', 'CreditWarning', 'Faq', 'StageRow'].map(
    (name) => `client/content/sections/${name}.tsx`,
  ),
  rareSections: [
    // the carousel loads with its package
    ...otherSections().filter((file) => !file.endsWith('/CarouselBlock.tsx')),
    'client/content/pages/SiteSearchPage.tsx',
    'client/catalogue/sections/FacilityList.tsx',
  ],
  // Story page, story lists, and their data for client-side navigation.
  stories: ['SocialShare', 'StoryByline', 'StoryHeader', 'StoryNavigation'].map(
    (name) => `client/content/sections/${name}.tsx`,
  ),
  storyLists: ['client/content/sections/Stories*.tsx'],
  storyData: ['client/content/stories/*.ts'],
  // Needed after the page is shown.
  afterStart: ['client/site/visits/watchVisits.ts', 'client/site/components/ConsentBanner.tsx'],
  // Its menus are overlays.
  header: ['client/app/PageHeader.tsx', 'client/ui/overlayHistory.ts'],
  // Rarely needed.
  failures: [
    'client/content/components/ErrorPage.tsx',
    'client/site/components/SectionError.tsx',
    'client/catalogue/components/CarMissing.tsx',
  ],
  occasional: [
    'client/site/failures/reportFailure.ts',
    'client/site/visits/pushSearch.ts',
    'client/content/searchFromHero.ts',
    'client/site/components/ConsentChoices.tsx',
  ],
  carList: [
    'client/catalogue/pages/CarListPage.tsx',
    'client/catalogue/carListParts.ts',
    'client/catalogue/components/LandingText.tsx',
    'client/ui/markKnownSizes.ts',
  ],
  // Next to the cars on wide screens, in a drawer on others.
  filters: ['client/catalogue/components/FacetPanel.tsx', 'client/catalogue/components/FilterDrawer.tsx'],
  carDetail: ['client/catalogue/pages/CarDetailPage.tsx', 'client/catalogue/carDetailParts.ts'],
  // Specification, also on the pages of sold cars.
  specification: ['CarSpecification', 'SoldCar'].map((name) => `client/catalogue/components/${name}.tsx`),
  // Needed by client-side navigation to any page.
  navigation: [
    'client/app/preparePage.ts',
    'client/content/contentHttpGateway.ts',
    'client/content/loadContentPage.ts',
    'client/content/loadSiteSearchPage.ts',
  ],
  places: ['client/places/components/PlaceSearch.tsx', 'client/places/placesHttpGateway.ts'],
  // Needed by client-side navigation to a catalogue page.
  catalogueData: [
    'client/catalogue/load*.ts',
    'client/catalogue/landing.ts',
    'client/catalogue/catalogueHttpGateway.ts',
  ],
  dealerData: ['client/catalogue/dealers/load*.ts'],
  teasers: ['client/catalogue/sections/CarTeaser.tsx', 'client/catalogue/sections/DealerTeaser.tsx'],
  compareBar: [
    'client/catalogue/compare/CompareBar.tsx',
    'client/catalogue/compare/CompareDialog.tsx',
    'client/catalogue/compare/toggleCompared.ts',
  ],
  compare: ['client/catalogue/compare/ComparePage.tsx', 'client/catalogue/compare/loadComparePage.ts'],
  saved: ['client/catalogue/saved/*'],
  booking: ['client/booking/sections/*.tsx'],
  // Loaded by the first input on the booking's first step.
  bookingServices: [
    'client/booking/steps/StepServices.tsx',
    'client/booking/steps/StepAddons.tsx',
    'client/booking/components/CarOutcome.tsx',
    'client/booking/plates/RememberedPlates.tsx',
  ],
  // The first step, which a restored tab skips.
  bookingCar: ['client/booking/steps/StepCar.tsx'],
  // Rarely needed: a day without times, a link from a mail.
  waiting: ['client/booking/waiting/WaitingForm.tsx', 'client/booking/waiting/OpenedWaitingLink.tsx'],
  bookingData: ['client/booking/bookingHttpGateway.ts'],
  bookingLinks: ['client/booking/createLinkGateways.ts'],
  finance: [
    'client/finance/quote/FinanceQuotePlace.tsx',
    'client/finance/quote/FinanceWidget.tsx',
    'client/finance/quote/financeHttpGateway.ts',
  ],
  contactForm: ['client/forms/LiveContactForm.tsx', 'client/forms/*HttpGateway.ts'],
  storeContact: ['client/forms/storecontact/*'],
  serviceRequest: [
    'client/forms/servicerequest/ServiceRequest.tsx',
    'client/forms/servicerequest/loadServiceDealers.ts',
  ],
  tireHotel: ['client/tirehotel/sections/TireHotel.tsx', 'client/tirehotel/tireHotelHttpGateway.ts'],
  tireLogin: [
    'client/tirehotel/components/OtherWay.tsx',
    'client/tirehotel/components/WaitingSession.tsx',
    'client/tirehotel/pages/LoginSteps.tsx',
  ],
  // Stored wheels and bookings of a customer.
  tireVehicle: [
    'client/tirehotel/confirmation/ConfirmationPage.tsx',
    'client/tirehotel/pages/LoggedInPage.tsx',
    'client/tirehotel/restoreTireVisit.ts',
  ],
  editing: ['client/app/EditorScripts.tsx', 'client/content/editing/*', 'client/content/editing/tools/*'],
};

/** Name of the file that a lazily imported module goes to: a file of its own when no group names it. */
export function findGroup(source: string): string {
  const group = Object.entries(sourcesByGroup).find(([, patterns]) =>
    patterns.some((pattern) => matchesPattern(source, pattern)),
  );
  return group?.[0] ?? basename(source).replace(/\.tsx?$/, '');
}
