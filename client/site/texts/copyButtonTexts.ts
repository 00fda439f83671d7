import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of a button that copies a text. */
export const copyButtonTexts = {
  copyText: 'Kopiera {text}',
  copied: 'Kopierat',
} satisfies Texts;
