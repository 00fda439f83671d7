import { registerTexts } from '../registerTexts.ts';

/** Wordings of the header. */
export const menuTexts = registerTexts({
  mainNavigation: 'Huvudmeny',
  openMenu: 'Meny',
  moreItems: 'Mer',
  openSubmenu: 'Visa mer under {item}',
  languageSwitcher: 'Språk',
  searchCars: 'Sök bilar',
  closeMessage: 'Stäng meddelandet',
});
