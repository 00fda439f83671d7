import type { Car } from '../../shared/catalogue/Car.ts';
import { moneyText } from '../../shared/catalogue/moneyText.ts';
import { carCosts } from '../../shared/finance/carCosts.ts';
import { readFinanceChoice, writeFinanceChoice } from '../../shared/finance/financeChoice.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { Translate } from '../site/translate.ts';
import { costTerms, costText, costTitle, shownCosts } from './costTexts.ts';

/**
 * Financing text of an enquiry, from the choice in the page's address; "" without a choice.
 * Example: "Med lån: 3 742 kr/mån, 48 mån, 100 000 kr i kontantinsats".
 */
export function enquiryFinancing(car: Partial<Car>, search: string, site: SiteContext, t: Translate): string {
  const choice = readFinanceChoice(search);
  if (Object.keys(choice).length === 0) return '';
  const { financing = 'loan' } = choice;
  const kind = financing === 'loan' ? 'loan' : (`${financing}Leasing` as const);
  const cost = shownCosts(carCosts(car, choice), site).find((one) => one.kind === kind);
  if (!cost) return '';
  const amount = costText(cost, site, t);
  if (cost.kind !== 'loan') {
    return t('enquiryLeasing', { kind: costTitle(cost, site, t), amount, terms: costTerms(cost, site, t) });
  }
  const { months, deposit } = cost.example;
  return t('enquiryLoan', {
    amount,
    months: t('months', { count: months }),
    deposit: moneyText(deposit, site.locale, site.currency),
  });
}

/** Address of a page without the financing choice. */
export function withoutFinanceChoice(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname + writeFinanceChoice(url.search, {});
}
