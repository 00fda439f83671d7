import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the cars remembered on the device. */
export const plateTexts = {
  platesRemembered: 'Bilar på den här enheten',
  plateForget: 'Glöm',
  plateForgetNamed: 'Glöm {plate}',
  plateForgotten: '{plate} är borttagen från den här enheten.',
} satisfies Texts;
