import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of the cars that the device remembers. */
export const plateTexts = registerTexts({
  platesRemembered: 'Bilar på den här enheten',
  plateForget: 'Glöm',
  plateForgetNamed: 'Glöm {plate}',
  plateForgotten: '{plate} är borttagen från den här enheten.',
});
