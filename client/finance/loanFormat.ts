import { fixedPercentText, moneyText, percentText } from '../../shared/catalogue/moneyText.ts';
import { monthlyReturn } from '../../shared/finance/loanRules.ts';
import type { LoanFormat } from '../../shared/finance/loanDisclaimer.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';

/** Decimals of an effective rate: as the country's law requires, else one in English and two elsewhere. */
const rateDigits = ({ language, credit }: Pick<SiteContext, 'language' | 'credit'>): number =>
  credit.rateDigits ?? (language === 'en' ? 1 : 2);

/** Formatters for loan figures in the site's language. */
export function loanFormat(site: SiteContext): LoanFormat {
  return {
    money: (amount) => moneyText(amount, site.locale, site.currency),
    percent: (percent, digits) => percentText(percent, site.locale, digits),
    effectiveRate: (percent) => {
      const shown = site.credit.rate === 'nominal' ? monthlyReturn(percent) * 12 : percent;
      return fixedPercentText(shown, site.locale, rateDigits(site));
    },
    total: site.credit.total ?? 'withoutDeposit',
  };
}
