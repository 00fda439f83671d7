import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the booking without JavaScript. */
export const callTexts = {
  bookingCallTitle: 'Boka per telefon eller e-post',
  bookingCallText:
    'Bokningen på sidan behöver JavaScript, som är avstängt i din webbläsare. Verkstäderna bokar gärna åt dig.',
  bookingCallNear: 'Verkstäderna närmast {place}',
  bookingCallPlace: 'Ort',
  bookingCallSearch: 'Visa närmaste',
  bookingCallUnknownPlace: 'Vi hittar inte {place}. Här är våra verkstäder.',
  bookingCallHours: 'Öppettider',
  bookingCallNone: 'Verkstäderna kan inte visas just nu.',
} satisfies Texts;
