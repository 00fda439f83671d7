import type { Texts } from '../../../shared/site/SiteTypes.ts';

/**
 * Wordings of the finance quote.
 * It shows on English pages; another language would only need a change of its condition.
 */
export const quoteTexts = {
  quoteMonths: '{count} månader',
  quoteMiles: '{count} miles',
  quoteAmount: '{label}, belopp',
  quotePayments: '{count} månadsbetalningar på',
  quoteEstimate: 'Uppskattning. Den exakta offerten är på väg.',
  quoteUpdating: 'Offerten räknas om.',
  quoteReady: 'Ny offert: {count} månadsbetalningar på {amount}',
  quoteSwap: 'Ändra betalningen så räknar vi ut kontantinsatsen, eller tvärtom.',
  quoteRefused: 'Vi kunde inte hämta offerten just nu. Dina val finns kvar: försök igen eller kontakta oss.',
  quoteEarlier: 'Siffrorna gäller ditt förra val.',
  quoteNone: 'Det finns ingen offert för det här valet. Ändra det eller kontakta oss.',
  quoteRestore: 'Tillbaka till förra offerten',
  quoteAskAgain: 'Försök igen',
  quoteApply: 'Ansök om finansiering',
  quoteReserve: 'Reservera bilen',
  quotePartExchange: 'Värdera din inbytesbil',
  quoteReference: 'Offertens referens: {reference}',
  quoteTerms: 'Villkor',
} satisfies Texts;
