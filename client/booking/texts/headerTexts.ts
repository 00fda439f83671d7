import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings above the booking. */
export const headerTexts = {
  bookingHeaderTitle: 'Boka service och verkstad',
  bookingHeaderAuthorised: 'Vi har auktoriserade {brand}-verkstäder',
  bookingHeaderOther: 'Vi har inte auktoriserade verkstäder för ditt märke men vi kan erbjuda vissa tjänster',
  bookingHeaderHelp:
    'Skriv in ditt nummer och var du är, så visar vi vad bilen behöver, vad det kostar och när det finns tid.',
  bookingHeaderBrandCount: '{count} märken',
  bookingCallTitle: 'Boka per telefon eller e-post',
  bookingCallText:
    'Bokningen på sidan behöver JavaScript, som är avstängt i din webbläsare. Verkstäderna bokar gärna åt dig.',
  bookingCallNear: 'Verkstäderna närmast {place}',
  bookingCallPlace: 'Ort',
  bookingCallSearch: 'Visa närmaste',
  bookingCallUnknownPlace: 'Vi hittar inte {place}. Här är våra verkstäder.',
  bookingCallHours: 'Öppettider',
  bookingCallAll: 'Alla verkstäder',
  bookingCallNone: 'Verkstäderna kan inte visas just nu.',
} satisfies Texts;
