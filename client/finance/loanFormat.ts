import { fixedPercentText, moneyText, percentText } from '../../shared/catalogue/moneyText.ts';
import type { LoanFormat } from '../../shared/finance/loanDisclaimer.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';

/** Digits of an effective rate: one in English (as the FCA wants an APR, CONC App 1.2.6R), two elsewhere. */
const rateDigits = ({ language }: Pick<SiteContext, 'language'>): number => (language === 'en' ? 1 : 2);

/** How the figures of a loan are written on a site in a language. */
export function loanFormat(site: SiteContext): LoanFormat {
  return {
    money: (amount) => moneyText(amount, site.locale, site.currency),
    percent: (percent, digits) => percentText(percent, site.locale, digits),
    effectiveRate: (percent) => fixedPercentText(percent, site.locale, rateDigits(site)),
    total: site.currency === 'GBP' ? 'withDeposit' : 'withoutDeposit',
  };
}
