import type { Language } from '../../../shared/site/SiteTypes.ts';

interface SellCarMailTexts {
  subject: { sell: string; tradein: string };
  sell: string;
  tradein: string;
}

/** Texts of the mail about an offered car, in addition to those of every lead's mail. */
export const sellCarMailTexts: Record<Language, SellCarMailTexts> = {
  sv: {
    subject: { sell: 'Bil att köpa: {plate} – {site}', tradein: 'Inbyte: {plate} – {site}' },
    sell: 'sälja bilen',
    tradein: 'byta in bilen',
  },
  en: {
    subject: { sell: 'Car for sale: {plate} – {site}', tradein: 'Part exchange: {plate} – {site}' },
    sell: 'to sell the car',
    tradein: 'to part-exchange the car',
  },
  nb: {
    subject: { sell: 'Bil til salgs: {plate} – {site}', tradein: 'Innbytte: {plate} – {site}' },
    sell: 'å selge bilen',
    tradein: 'å bytte inn bilen',
  },
  fi: {
    subject: { sell: 'Auto myytävänä: {plate} – {site}', tradein: 'Vaihtoauto: {plate} – {site}' },
    sell: 'myydä auton',
    tradein: 'antaa auton vaihdossa',
  },
  sk: {
    subject: { sell: 'Auto na predaj: {plate} – {site}', tradein: 'Protiúčet: {plate} – {site}' },
    sell: 'predaj vozidla',
    tradein: 'výmenu vozidla na protiúčet',
  },
  de: {
    subject: { sell: 'Ankauf: {plate} – {site}', tradein: 'Inzahlungnahme: {plate} – {site}' },
    sell: 'das Auto verkaufen',
    tradein: 'das Auto in Zahlung geben',
  },
};
