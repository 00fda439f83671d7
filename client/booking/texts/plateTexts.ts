import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of the cars remembered on the device. */
export const plateTexts = registerTexts({
  platesRemembered: 'Bilar på den här enheten',
  plateForget: 'Glöm',
  plateForgetNamed: 'Glöm {plate}',
  plateForgotten: '{plate} är borttagen från den här enheten.',
});
