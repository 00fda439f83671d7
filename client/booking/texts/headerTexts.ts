import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings above the booking. */
export const headerTexts = {
  bookingHeaderTitle: 'Boka service och verkstad',
  bookingHeaderAuthorised: 'Vi har auktoriserade {brand}-verkstäder',
  bookingHeaderOther: 'Vi har inte auktoriserade verkstäder för ditt märke men vi kan erbjuda vissa tjänster',
  bookingHeaderHelp:
    'Skriv in ditt nummer och var du är, så visar vi vad bilen behöver, vad det kostar och när det finns tid.',
  bookingHeaderBrandCount: '{count} märken',
  bookingCallAll: 'Alla verkstäder',
} satisfies Texts;
