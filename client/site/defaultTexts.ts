import type { Texts } from '../../shared/site/SiteTypes.ts';

/**
 * Labels of the shell and of several rooms with their built-in Swedish wording.
 * They are used when the content platform's dictionary lacks the key. {name} marks a placeholder for a value.
 */
export const defaultTexts = {
  // addresses
  pathToCarList: 'bilar',
  pathToCarDetail: 'bil',
  pathToSiteList: 'anlaggningar',
  pathToSiteDetail: 'anlaggning',
  pathToCompare: 'jamfor',
  pathToSaved: 'sparade',
  pathToSearch: 'sok',

  // shell
  skipToContent: 'Hoppa till innehållet',
  searchSite: 'Sök på webbplatsen',
  toStartPage: 'Till startsidan',
  message: 'Meddelande',
  breadcrumbs: 'Du är här',
  start: 'Start',
  scrollToTop: 'Till toppen',

  // errors and missing pages
  sectionErrorHelp: 'Prova ladda om sidan',
  notFoundTitle: 'Sidan finns inte',
  notFoundText: 'Adressen kan vara gammal eller felskriven.',
  notFoundLink: 'Till startsidan',
  errorRetry: 'Försök igen',

  // search box and hero
  searchLabel: 'Sök märke, modell eller utrustning',
  searchPlaceholder: 'Sök märke, modell eller utrustning',
  searchButton: 'Sök',

  // car list
  carListTitle: 'Bilar i lager',
  carCount_one: '{count} bil',
  carCount: '{count} bilar',
  clearAll: 'Rensa alla',
  removeFilter: 'Ta bort filter {value}',
  showingOf: 'Visar {shown} av {total}',
  carListErrorHelp: 'Prova att ladda om sidan om en liten stund.',

  // car card and prices
  campaign: 'Kampanj',
  loan: 'Billån',
  privateLeasing: 'Privatleasing',
  companyLeasing: 'Företagsleasing',
  perMonth: '{amount}/mån',
  compare: 'Jämför',
  save: 'Spara',
  savedTitle: 'Sparade bilar',
  savedLink: 'Sparade bilar ({count})',
  missingImage: 'Bilden kan inte visas',

  // car detail
  back: 'Tillbaka',
  contact: 'Kontakt',
  carNotFoundLink: 'Se alla bilar',

  // carousels and teasers
  previous: 'Föregående',
  next: 'Nästa',

  // pictures of cars and pages
  imagesComingSoon: 'Bilder kommer snart',
} satisfies Texts;
