import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the booking's frame. */
export const bookingTexts = {
  bookingStepOf: 'Steg {step} av 5',
  bookingStepDone: 'Klart',
  bookingChange: 'Ändra',
  bookingStepCar: 'Registreringsnummer och plats',
  bookingStepServices: 'Välj en eller flera tjänster',
  bookingStepAddons: 'Välj tillval',
  bookingStepWorkshop: 'Välj en verkstad och tid som passar dig',
  bookingStepContact: 'Dina uppgifter',
  bookingStepDoneTitle: 'Bokning bekräftad',
  bookingNoAddons: 'Inga tillval',
  bookingContinue: 'Fortsätt',
  bookingLoading: 'Hämtar',
  bookingRetry: 'Försök igen',
  bookingStepNotLoaded: 'Steget kunde inte laddas',
  bookingStepNotLoadedText: 'Kontrollera din uppkoppling. Dina val finns kvar.',

  bookingPlate: 'Registreringsnummer',
  bookingFailedTitle: 'Något gick fel',
  bookingInvalidReg: 'Det här är inget {country} registreringsnummer. Kontrollera det och försök igen.',
  bookingVehicleNotFound: 'Det finns inget fordon med det registreringsnumret. Kontrollera numret och försök igen.',
  bookingBrandNotServed: 'Vi har tyvärr ingen verkstad för {brand}.',
  bookingTimeTaken: 'Tiden är inte längre ledig. Välj en annan tid.',
  bookingTooManyRequests: 'Just nu är det för många förfrågningar. Vänta en stund och försök igen.',
  bookingServerError: 'Något gick fel, vänligen försök igen senare.',

  bookingPriceMissing: 'Pris saknas*',
  bookingPriceMissingNote: '* Priset kan vi ange först när bilen är i verkstaden.',
  bookingRegularPrice: 'Ordinarie pris',
  bookingMileage: 'Miltal',
  bookingUnit_mil: 'mil',
  // dictionaries have these in every language: few Swedish pages need them
  bookingUnit_km: '',
  bookingUnit_miles: '',
  bookingDistance: '',

  bookingSummary: 'Summering av val',
  bookingNothingYet: 'Inget valt än',
  bookingServiceCount_one: '1 tjänst',
  bookingServiceCount: '{count} tjänster',
  bookingAddonCount_one: '1 tillval',
  bookingAddonCount: '{count} tillval',
  bookingWorkshopPrices: 'Priserna gäller hos {site}. Behövs något mer ringer verkstaden först.',
  bookingShowSummary: 'Visa summering av val',
  bookingHide: 'Dölj',
} satisfies Texts;
