import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the ways to share a page. */
export const shareTexts = {
  share: 'Dela',
  linkCopied: 'Länken är kopierad',
  shareOn: 'Dela på {network}',
  shareByMail: 'Dela med e-post',
  copyLink: 'Kopiera länk',
  linkNotCopied: 'Länken kunde inte kopieras',
} satisfies Texts;
