import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of the place of the finance quote, there before its code is. */
export const quotePlaceTexts = registerTexts({
  quoteTitle: 'Finansiering',
  quoteLoading: 'Hämtar finansieringsförslag …',
  quoteFailed:
    'Vi kan tyvärr inte ge dig en offert just nu. Kontakta oss, så berättar vi mer om finansiering av bilen.',
});
