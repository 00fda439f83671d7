import { distanceText } from '../../shared/catalogue/distanceUnits.ts';
import { moneyText, percentText } from '../../shared/catalogue/moneyText.ts';
import type { CarCost } from '../../shared/finance/carCosts.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { Translate } from '../site/translate.ts';

/** What the stock says itself, in the first language of the site; in another one the page's own words say it. */
export function asDelivered(text: string | undefined, { language, languages }: SiteContext): string {
  return language === languages[0] ? (text ?? '') : '';
}

/** What a monthly cost is called: a loan as the stock calls it. */
export function costTitle(cost: CarCost, site: SiteContext, t: Translate): string {
  return (cost.kind === 'loan' && asDelivered(cost.title, site)) || t(cost.kind);
}

/** "4 513 kr/mån": of a loan as the stock writes it. */
export function costText(cost: CarCost, site: SiteContext, t: Translate): string {
  const delivered = cost.kind === 'loan' ? asDelivered(cost.text, site) : '';
  if (delivered) return delivered;
  const amount = cost.kind === 'loan' ? cost.example.cost : cost.amount;
  return t('perMonth', { amount: moneyText(amount, site.locale, site.currency) });
}

/**
 * What has to stand beside a monthly cost: of a loan its representative example with the credit warning, of leasing its
 * term, mileage and VAT. "36 mån, 1 500 mil/år, inkl. moms"
 */
export function costTerms(cost: CarCost, site: SiteContext, t: Translate): string {
  if (cost.kind === 'loan') return exampleText(cost.example, site, t);
  const { kind, months, mileage } = cost;
  const distance = distanceText(mileage, site);
  return [
    months > 0 ? t('months', { count: months }) : '',
    mileage > 0 ? t('perYear', { amount: distance }) : '',
    t(kind === 'companyLeasing' ? 'priceExclVat' : 'priceInclVat'),
  ]
    .filter(Boolean)
    .join(', ');
}

function exampleText(
  example: Extract<CarCost, { kind: 'loan' }>['example'],
  { locale, currency }: SiteContext,
  t: Translate,
): string {
  const money = (amount: number): string => moneyText(amount, locale, currency);
  const text = t('representativeExample', {
    rate: percentText(example.rate, locale),
    effective: percentText(example.effectiveRate, locale),
    months: example.months,
    credit: money(example.credit),
    startFee: money(example.startFee),
    invoiceFee: money(example.invoiceFee),
    total: money(example.total),
  });
  return `${text} ${t('consumerCreditWarning')}!`;
}
