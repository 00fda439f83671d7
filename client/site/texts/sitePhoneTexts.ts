import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wording of the way out of a failure by phone. */
export const sitePhoneTexts = {
  errorPhone: 'Du når oss också på telefon: {phone}',
} satisfies Texts;
