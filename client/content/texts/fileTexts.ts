import { registerTexts } from '../../site/registerTexts.ts';

/** Wordings of lists of files. */
export const fileTexts = registerTexts({
  showAllFiles: 'Visa alla {count} filer',
  showFewerFiles: 'Visa färre filer',
  fileSizeKilobytes: '{size} kB',
  fileSizeMegabytes: '{size} MB',
});
