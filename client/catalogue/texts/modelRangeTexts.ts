import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the models of a make. */
export const modelRangeTexts = {
  modelRangeCount: '{count} i lager',
  modelRangeFrom: 'från {price}',
} satisfies Texts;
