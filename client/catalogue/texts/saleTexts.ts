import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Wordings of a car that is reserved, sold or printed. */
export const saleTexts = {
  soldText: 'Bilen har fått en ny ägare. Här nedanför finns liknande bilar som är till salu.',
  soldPriceNote: 'Priset när bilen såldes',
  soldCarFacts: 'Om den sålda bilen',
  moreOfModel: 'Fler {car}',
  printedTerms: 'Priser och villkor {date}',
  reservedText: 'En annan kund har reserverat bilen. Kontakta säljaren så hör vi av oss om den blir ledig igen.',
} satisfies Texts;
