/** Chunks below a node of the tree, or the modules of one chunk; `*` in a path matches any part of a name. */
export interface ChunkTree {
  [name: string]: ChunkTree | readonly string[];
}

const content = (...names: string[]): string[] => names.map((name) => `client/content/sections/${name}.tsx`);
const steps = (...names: string[]): string[] => names.map((name) => `client/booking/steps/${name}.tsx`);

/**
 * Lazily imported modules that pages load until they are idle.
 * Code that several chunks use is in the chunk of the nearest node above all of them, so that a page loads its own
 * chunks and those of the nodes above.
 */
export const pageChunks: ChunkTree = {
  contentPages: {
    content: ['client/content/pages/ContentPage.tsx'],
    hero: content('HeroBanner'),
    splitHero: ['client/forms/splithero/SplitHero.tsx'],
    // pages with cards show films
    cardSections: [...content('cards/CardRow', 'cards/SingleCard'), 'client/ui/media/Film.tsx'],
    textSections: content('Blurb', 'RichTextBlock'),
    lowerSections: content('AccordionBlock', 'cards/CarModelCards', 'CreditWarning', 'Faq', 'cards/StageRow'),
    stories: {
      story: [...content('SocialShare', 'stories/Story*')],
      storyLists: content('stories/Stories*'),
    },
    siteSearch: ['client/content/search/SiteSearchPage.tsx'],
    failures: ['client/site/failures/*Page.tsx'],
  },
  cars: {
    lists: {
      carList: ['client/catalogue/list/CarListPage.tsx', 'client/catalogue/list/carListParts.ts'],
      filters: ['client/catalogue/filters/FacetPanel.tsx'],
    },
    carPages: {
      carDetail: ['client/catalogue/car/CarDetailPage.tsx', 'client/catalogue/car/carDetailParts.ts'],
      specification: ['client/catalogue/car/document/CarSpecification.tsx'],
      goneCar: ['CarMissing', 'SoldCar'].map((name) => `client/catalogue/car/${name}.tsx`),
    },
    compare: ['client/catalogue/compare/ComparePage.tsx'],
    savedPage: ['client/catalogue/saved/SavedPage.tsx'],
    dealers: {
      dealerList: ['client/catalogue/dealers/pages/DealerListPage.tsx'],
      dealerDetail: ['client/catalogue/dealers/pages/DealerDetailPage.tsx'],
    },
  },
  flows: {
    visits: {
      bookings: {
        booking: ['client/booking/sections/*'],
        bookingCar: [...steps('StepCar'), 'client/booking/components/Introduction.tsx'],
        steps: {
          bookingServices: steps('StepServices', 'StepAddons'),
          laterSteps: {
            bookingWorkshop: [...steps('StepWorkshop'), 'client/booking/gateways/siteStream.ts'],
            bookingContact: steps('StepContact'),
            bookingDone: steps('StepConfirmation'),
          },
          // a restored step checks the names of chosen services once
          bookingData: ['client/booking/gateways/bookingHttpGateway.ts', 'client/booking/gateways/offerAnswers.ts'],
        },
      },
      tires: {
        tireHotel: [
          'client/tirehotel/sections/TireHotel.tsx',
          'client/tirehotel/tireHotelHttpGateway.ts',
          'client/tirehotel/restoreTireVisit.ts',
        ],
        tireVehicle: ['client/tirehotel/pages/LoggedInPage.tsx'],
        tireBooking: ['client/tirehotel/booking/BookingPage.tsx'],
      },
    },
    forms: {
      sellCar: ['client/forms/sellcar/*'],
      serviceRequest: ['client/forms/servicerequest/ServiceRequest.tsx'],
      storeContact: ['client/forms/storecontact/*'],
    },
  },
  footer: ['client/site/components/SiteFooter.tsx'],
  afterStart: ['client/site/afterHydration.ts'],
  // needed by a press, often before hydration
  replay: ['client/framework/hydration/replayEarlyInput.ts'],
};

/** Chunks for some modules of a node, `shared` being the root: many pages below the node do without them. */
export const sharedChunks: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  shared: {
    gate: ['client/site/consent/ConsentGate.tsx', 'client/site/texts/gateTexts.ts'],
    search: ['client/ui/fields/SearchField.tsx'],
    messages: ['client/site/failures/MessagePage.tsx'],
    plateFrame: ['client/ui/plate/Plate.tsx'],
    accordion: ['client/ui/Accordion.tsx'],
    contact: ['client/forms/contact/*'],
    values: ['shared/kit/format/formatNumber.ts', 'shared/catalogue/moneyText.ts'],
    zones: ['shared/kit/time/zonedTime.ts'],
    times: ['shared/kit/format/formatDate.ts', 'shared/kit/time/*', 'shared/catalogue/dealers/dealerRules.ts'],
    pictures: [
      ...['Image', 'Picture'].map((name) => `client/framework/editing/Editable${name}.tsx`),
      ...['Card', 'media/Picture'].map((name) => `client/ui/${name}.tsx`),
    ],
    results: [
      'client/finance/costWordings.ts',
      'client/site/texts/*Texts.ts',
      'client/site/components/CallUs.tsx',
      ...['focus/useFocusOnNew.ts', 'messages/ProgressBar.tsx'].map((name) => `client/ui/${name}`),
    ],
  },
  contentPages: { content: ['client/site/hero*.ts'] },
  flows: {
    calendar: ['client/ui/calendar/*', 'shared/kit/time/monthGrid.ts'],
    plate: ['client/ui/plate/*'],
    rules: ['shared/forms/rules/contactRules.ts', 'client/forms/fields/phone*.ts'],
    fields: ['client/forms/fields/*'],
  },
  visits: {
    plate: ['client/ui/plate/*', 'client/ui/fields/useTypedBefore.ts'],
    visitTimes: ['shared/booking/times/*'],
  },
  forms: { rules: ['client/forms/fields/faultText.ts', 'client/forms/firstName.ts'] },
  steps: { offers: ['client/booking/offers/*'] },
  laterSteps: { workshopDetails: ['client/booking/state/loadWorkshopDetails.ts'] },
};

/** Lazily imported modules that load later, by chunk. A module that is in no table has a chunk of its own. */
export const laterChunks: Readonly<Record<string, readonly string[]>> = {
  consent: ['client/site/consent/*'],
  header: ['client/app/PageHeader.tsx', 'client/ui/overlay/overlayHistory.ts'],
  // needed by client-side navigation to any page
  navigation: [
    'client/app/navigation/PageTransitions.ts',
    'client/content/contentHttpGateway.ts',
    'client/content/loadContentPage.ts',
    'client/content/search/loadSiteSearchPage.ts',
  ],
  storyData: ['client/content/stories/*.ts'],
  carData: [
    ...['car', 'compare', 'filters', 'finder', 'list', 'teasers'].map(
      (folder) => `client/catalogue/${folder}/load*.ts`,
    ),
    'client/catalogue/list/landing.ts',
  ],
  dealerData: ['client/catalogue/dealers/load*.ts'],
  places: ['client/places/components/PlaceSearch.tsx', 'client/places/placesHttpGateway.ts'],
  teasers: ['client/catalogue/teasers/CarTeaser.tsx', 'client/catalogue/teasers/DealerTeaser.tsx'],
  compareBar: ['client/catalogue/compare/*'],
  saved: ['client/catalogue/saved/*'],
  bookingCarFound: ['client/booking/components/CarOutcome.tsx', 'client/booking/plates/*'],
  workshopDetails: ['client/booking/state/loadWorkshopDetails.ts'],
  workshopTimes: ['client/booking/state/freeTimes.ts', 'client/booking/times/WorkshopTimes.tsx'],
  bookingWaiting: ['client/booking/waiting/*'],
  bookingSubmit: [
    'client/booking/gateways/bookingFailure.ts',
    'client/booking/gateways/bookOverHttp.ts',
    'client/booking/outcome/*',
    'client/booking/state/submitBooking.ts',
  ],
  finance: ['client/finance/quote/*'],
  contactForm: ['client/forms/contact/*', 'client/forms/*HttpGateway.ts'],
  tireLogin: ['client/tirehotel/login/*', 'client/tirehotel/pages/LoginSteps.tsx', 'client/tirehotel/session/*'],
  occasional: [
    'client/site/components/SectionError.tsx',
    'client/site/failures/reportFailure.ts',
    'client/site/visits/pushSearch.ts',
    'client/content/search/searchFromHero.ts',
  ],
  editing: ['client/app/EditorScripts.tsx', 'client/content/editing/*', 'client/content/editing/tools/*'],
};
