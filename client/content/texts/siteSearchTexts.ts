import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of the site search page. */
export const siteSearchTexts = {
  dealerHours: 'Öppettider',
  siteSearchTitle: 'Sök på webbplatsen',
  siteSearchLabel: 'Sök bland sidor och artiklar',
  siteSearchCount: '{count} träffar på ”{text}”',
  siteSearchNone: 'Inga träffar på ”{text}”',
  siteSearchNoneHelp: 'Prova ett annat eller ett kortare ord.',
  siteSearchCars: 'Sök ”{text}” bland bilarna',
} satisfies Texts;
