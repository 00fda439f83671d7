import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the first step. */
export const carStepTexts = {
  bookingPlace: 'Ort, postnummer eller område',
  bookingPlateMissing: 'Skriv registreringsnumret.',
  bookingPlaceMissing: 'Skriv en ort, ett postnummer eller ett område.',
  bookingPlaceUnknown: 'Vi hittar inte den platsen. Kontrollera stavningen, eller välj ett av förslagen.',
  bookingRememberCar: 'Kom ihåg bilen på den här enheten',
  bookingLookingUp: 'Söker bilen',
} satisfies Texts;
