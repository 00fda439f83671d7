import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of lists of files. */
export const fileTexts = {
  showAllFiles: 'Visa alla {count} filer',
  showFewerFiles: 'Visa färre filer',
  fileSizeKilobytes: '{size} kB',
  fileSizeMegabytes: '{size} MB',
} satisfies Texts;
