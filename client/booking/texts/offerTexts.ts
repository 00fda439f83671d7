import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of services and add-ons to choose. */
export const offerTexts = {
  bookingServicesLoading: 'Hämtar tjänster för din bil',
  bookingAddonsLoading: 'Hämtar tillval för din bil',
  bookingChosenCount: '{count} valda',
  bookingChosenCount_one: '1 vald',
  bookingOfferUnavailable: 'inte tillgänglig för denna bilmodell',
  bookingPriceUnknown: 'Vi kan ej ge ett pris på denna tjänst',
  bookingUnits: 'Antal',
  bookingUnitsOf: 'Antal, {offering}',
  bookingMessage: 'Meddelande till verkstaden',
  bookingMessageOf: 'Meddelande till verkstaden, {offering}',
  bookingMessageMissing: 'Ange meddelande',
  bookingMessageLeft: '{count} tecken kvar',
  bookingMileageHelp: 'En mil är 10 km. Miltalet avgör vilken service bilen behöver.',
  bookingMileageMissing: 'Ange miltal',
  bookingMileageInvalid: 'Ange hela mil, från 1 till {most}.',
  // dictionaries have these in every language: few Swedish pages need them
  bookingDistanceHelp: '',
  bookingDistanceMissing: '',
  bookingDistanceInvalid: '{unit} {most}',
  bookingServiceMissing: 'Välj minst en tjänst.',
  bookingDamageTitle: 'Skadebesiktning',
  bookingDamage:
    'Har bilen fått en skada besiktigar vi den och räknar på reparationen. Anmäl först skadan till ditt försäkringsbolag. Boka sedan tid för besiktning.',
  bookingDamageLink: 'Boka skadebesiktning',
  bookingNewWindow: 'öppnas i ny flik',
  bookingSingleChoice: 'Välj en. Klicka igen för att ta bort valet.',
  bookingRemoveChoice: 'Ta bort val',
  bookingWithoutAddons: 'Fortsätt utan tillval',
} satisfies Texts;
