import { registerTexts } from '../registerTexts.ts';

/** Wordings of the ways to share a page. */
export const shareTexts = registerTexts({
  share: 'Dela',
  linkCopied: 'Länken är kopierad',
  shareOn: 'Dela på {network}',
  shareByMail: 'Dela med e-post',
  copyLink: 'Kopiera länk',
  linkNotCopied: 'Länken kunde inte kopieras',
});
