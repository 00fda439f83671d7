import { basename } from 'node:path';
import { matchesPattern } from './matchesPattern.ts';
import { otherSections, sections } from './sectionFiles.ts';

/** Lazily imported modules that share a file, because a page or a click needs most of them together. */
const sourcesByGroup: Record<string, string[]> = {
  content: ['client/content/pages/ContentPage.tsx'],
  hero: ['client/content/sections/HeroBanner.tsx'],
  // Pages with cards show films; a file of their own would be too small.
  cardSections: [
    'client/content/sections/cards/CardRow.tsx',
    'client/content/sections/cards/SingleCard.tsx',
    'client/ui/media/Film.tsx',
  ],
  textSections: ['client/content/sections/Blurb.tsx', 'client/content/sections/RichTextBlock.tsx'],
  // Mostly further down the page.
  lowerSections: sections('AccordionBlock', 'CarModelCards', 'CreditWarning', 'Faq', 'StageRow'),
  rareSections: [
    // the carousel loads with its package
    ...otherSections().filter((file) => !file.endsWith('/CarouselBlock.tsx')),
    'client/content/search/SiteSearchPage.tsx',
    'client/catalogue/teasers/FacilityList.tsx',
  ],
  // Story page, story lists, and their data for client-side navigation.
  stories: sections('SocialShare', 'StoryByline', 'StoryHeader', 'StoryNavigation'),
  storyLists: ['client/content/sections/stories/Stories*.tsx'],
  storyData: ['client/content/stories/*.ts'],
  // Needed after the page is shown.
  afterStart: ['client/site/afterHydration.ts'],
  consent: ['client/site/consent/ConsentBanner.tsx', 'client/site/consent/ConsentChoices.tsx'],
  // Its menus are overlays.
  header: ['client/app/PageHeader.tsx', 'client/ui/overlay/overlayHistory.ts'],
  // Needed by a press, often before hydration, and where the browser draws a page with its data.
  firstInput: [
    'client/framework/hydration/replayEarlyInput.ts',
    'client/ui/iconShapes.ts',
    'client/catalogue/catalogueHttpGateway.ts',
  ],
  // Rarely needed.
  failures: [
    'client/content/errors/ErrorPage.tsx',
    'client/content/errors/NotFoundPage.tsx',
    'client/site/components/SectionError.tsx',
  ],
  occasional: [
    'client/site/failures/reportFailure.ts',
    'client/site/visits/pushSearch.ts',
    'client/content/search/searchFromHero.ts',
  ],
  carList: [
    'client/catalogue/list/CarListPage.tsx',
    'client/catalogue/list/carListParts.ts',
    'client/catalogue/list/LandingText.tsx',
  ],
  // Needed before hydration of a page with cars.
  // Next to the cars on wide screens, in a drawer on others.
  filters: ['client/catalogue/filters/FacetPanel.tsx', 'client/catalogue/filters/FilterDrawer.tsx'],
  carDetail: ['client/catalogue/car/CarDetailPage.tsx', 'client/catalogue/car/carDetailParts.ts'],
  // Specification, also on the pages of sold cars, and what a missing car's page shows.
  specification: ['CarMissing', 'CarSpecification', 'SoldCar'].map((name) => `client/catalogue/car/${name}.tsx`),
  // Needed by client-side navigation to any page.
  navigation: [
    'client/app/navigation/PageTurns.ts',
    'client/content/contentHttpGateway.ts',
    'client/content/loadContentPage.ts',
    'client/content/search/loadSiteSearchPage.ts',
  ],
  places: ['client/places/components/PlaceSearch.tsx', 'client/places/placesHttpGateway.ts'],
  // Needed by client-side navigation to a catalogue page.
  catalogueData: [
    ...['car', 'filters', 'list', 'teasers'].map((folder) => `client/catalogue/${folder}/load*.ts`),
    'client/catalogue/list/landing.ts',
  ],
  dealerData: ['client/catalogue/dealers/load*.ts'],
  teasers: ['client/catalogue/teasers/CarTeaser.tsx', 'client/catalogue/teasers/DealerTeaser.tsx'],
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
  bookingCar: ['client/booking/steps/StepCar.tsx', 'client/booking/components/Introduction.tsx'],
  // Rarely needed: a day without times, a link from a mail.
  waiting: ['client/booking/waiting/WaitingForm.tsx', 'client/booking/waiting/OpenedWaitingLink.tsx'],
  bookingWorkshop: ['client/booking/steps/StepWorkshop.tsx', 'client/booking/gateways/siteStream.ts'],
  // Loaded by the first press in the contact form.
  bookingSubmit: [
    'client/booking/gateways/bookOverHttp.ts',
    'client/booking/outcome/RefusedAttempt.tsx',
    'client/booking/state/submitBooking.ts',
  ],
  // A restored step checks the names of chosen services once.
  bookingData: ['client/booking/gateways/bookingHttpGateway.ts', 'client/booking/gateways/offerAnswers.ts'],
  bookingLinks: ['client/booking/gateways/createLinkGateways.ts'],
  finance: [
    'client/finance/quote/FinanceQuotePlace.tsx',
    'client/finance/quote/FinanceWidget.tsx',
    'client/finance/quote/financeHttpGateway.ts',
  ],
  leads: ['client/forms/*HttpGateway.ts'],
  storeContact: ['client/forms/storecontact/*'],
  serviceRequest: [
    'client/forms/servicerequest/ServiceRequest.tsx',
    'client/forms/servicerequest/loadServiceDealers.ts',
  ],
  tireHotel: [
    'client/tirehotel/sections/TireHotel.tsx',
    'client/tirehotel/tireHotelHttpGateway.ts',
    'client/tirehotel/restoreTireVisit.ts',
  ],
  tireLogin: [
    'client/tirehotel/login/OtherWay.tsx',
    'client/tirehotel/login/WaitingSession.tsx',
    'client/tirehotel/pages/LoginSteps.tsx',
    // its visitors have logged in
    'client/tirehotel/session/SessionWatch.tsx',
  ],
  // Stored wheels and bookings of a customer.
  tireVehicle: ['client/tirehotel/confirmation/ConfirmationPage.tsx', 'client/tirehotel/pages/LoggedInPage.tsx'],
  editing: ['client/app/EditorScripts.tsx', 'client/content/editing/*', 'client/content/editing/tools/*'],
};

/** Name of the file that a lazily imported module goes to: a file of its own when no group names it. */
export function findGroup(source: string): string {
  const group = Object.entries(sourcesByGroup).find(([, patterns]) =>
    patterns.some((pattern) => matchesPattern(source, pattern)),
  );
  return group?.[0] ?? basename(source).replace(/\.tsx?$/, '');
}
