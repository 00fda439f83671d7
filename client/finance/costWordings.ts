import type { Texts } from '../../shared/site/SiteTypes.ts';

/** Wordings of prices, durations and distances, and of the legally required examples of monthly costs. */
export const costWordings = {
  priceExclVat: 'exkl. moms',
  priceInclVat: 'inkl. moms',
  months: '{count} mån',
  perYear: '{amount}/år',
  representativeExample:
    'Ränta {rate}, eff. ränta {effective}, {months} mån, kredit {credit}, avgifter {startFee} + {invoiceFee}/mån, totalt {total}.',
  creditExample:
    'Representativt exempel: kontantpris {price}, kontantinsats {deposit}, kredit {credit}, {months} månadsbetalningar på {monthly}, restvärde {residual}, uppläggningsavgift {startFee}, totalt att betala {total}, fast ränta {rate}, effektiv ränta {effective}.',
  consumerCreditWarning: 'Att låna kostar pengar!',
  loanChoice: 'Ditt val: {months}, {deposit} i kontantinsats',
} satisfies Texts;
