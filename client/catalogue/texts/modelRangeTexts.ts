import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of the models of a make. */
export const modelRangeTexts = registerTexts({
  modelRangeCount: '{count} i lager',
  modelRangeFrom: 'från {price}',
});
