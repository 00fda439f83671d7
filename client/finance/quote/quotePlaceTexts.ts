import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the finance quote's place, loaded before its code. */
export const quotePlaceTexts = {
  quoteTitle: 'Finansiering',
  seeFinanceOptions: 'Se vad bilen kostar per månad',
  quoteNeedsScript:
    'Offerter räknas ut i webbläsaren och kräver JavaScript. Ring oss eller skicka en förfrågan, så gör vi en åt dig.',
  quoteExclVat: 'Offerten gäller priset exklusive moms, som bilen annonseras till.',
  quoteEnquiry: 'Be om en offert',
  quoteLoading: 'Hämtar finansieringsförslag …',
  quoteFailed:
    'Vi kan tyvärr inte ge dig en offert just nu. Kontakta oss, så berättar vi mer om finansiering av bilen.',
} satisfies Texts;
