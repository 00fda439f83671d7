import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the consent question in front of third-party content. */
export const gateTexts = {
  pathToContact: 'kontakt',
  consentGateTitle: 'Innehållet kommer från {provider}',
  consentGateText: 'När det visas kan {provider} spara kakor i din webbläsare och se att du är här.',
  consentGateShow: 'Visa innehållet',
  consentGateAlways: 'Visa alltid filmer, kartor och formulär från andra',
  consentGateAlwaysText: 'Gäller bara sådant innehåll. Ditt svar om statistik ändras inte.',
  consentGateLeave: 'Öppna hos {provider} (du lämnar vår webbplats)',
  consentGateContact: 'Innehållet behöver JavaScript. Hör gärna av dig till oss i stället.',
} satisfies Texts;
