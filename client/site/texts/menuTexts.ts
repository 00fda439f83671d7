import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the header. */
export const menuTexts = {
  mainNavigation: 'Huvudmeny',
  openMenu: 'Meny',
  moreItems: 'Mer',
  openSubmenu: 'Visa mer under {item}',
  languageSwitcher: 'Språk',
  searchCars: 'Sök bilar',
  closeMessage: 'Stäng meddelandet',
} satisfies Texts;
