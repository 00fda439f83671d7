import { distanceText } from '../../shared/catalogue/car/distanceUnits.ts';
import { moneyText } from '../../shared/catalogue/moneyText.ts';
import type { CardCost } from '../../shared/finance/carCosts.ts';
import type { LoanExample } from '../../shared/finance/representativeExample.ts';
import { showsDeliveredLoan } from '../../shared/finance/showsDeliveredLoan.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { Translate } from '../site/translate.ts';
import { loanFormat } from './loanFormat.ts';

/** Text from the stock in the site's first language; "" in others, which use the page's own wording. */
export function asDelivered(text: string | undefined, { language, languages }: SiteContext): string {
  return language === languages[0] ? (text ?? '') : '';
}

/** Monthly costs that the site's pages show: no loan where a finance provider quotes. */
export function shownCosts<Cost extends CardCost>(costs: readonly Cost[] | undefined, site: SiteContext): Cost[] {
  return (costs ?? []).filter(({ kind }) => kind !== 'loan' || showsDeliveredLoan(site));
}

/**
 * True for a loan whose example a list shows once, above its cars.
 * Where the country's law requires it with every figure, each card has its own.
 */
export function isExplainedByList(cost: CardCost, { credit }: Pick<SiteContext, 'credit'>): boolean {
  return cost.kind === 'loan' && credit.example === 'list';
}

/** Name of a monthly cost; for a loan the stock's own name. */
export function costTitle(cost: CardCost, site: SiteContext, t: Translate): string {
  return (cost.kind === 'loan' && asDelivered(cost.title, site)) || t(cost.kind);
}

/** Monthly cost: "4 513 kr/mån"; for a loan as the stock writes it. */
export function costText(cost: CardCost, site: SiteContext, t: Translate): string {
  const delivered = cost.kind === 'loan' ? asDelivered(cost.text, site) : '';
  if (delivered) return delivered;
  return t('perMonth', { amount: moneyText(cost.amount ?? 0, site.locale, site.currency) });
}

/**
 * Text required next to a monthly cost: "36 mån, 1 500 mil/år, inkl. moms".
 * For a loan this is its representative example with the credit warning, for leasing its term, mileage and VAT.
 */
export function costTerms(cost: CardCost, site: SiteContext, t: Translate): string {
  if (cost.kind === 'loan') return cost.example ? exampleText(cost.example, site, t) : '';
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

/** Representative example with the figures required by EU law; in Britain by CONC 3.5.5R. */
function exampleText(example: LoanExample, site: SiteContext, t: Translate): string {
  const { money, percent, effectiveRate, total } = loanFormat(site);
  const text = t(total === 'withDeposit' ? 'creditExample' : 'representativeExample', {
    rate: percent(example.rate),
    effective: effectiveRate(example.effectiveRate),
    months: example.months,
    price: money(example.price),
    deposit: money(example.deposit),
    credit: money(example.credit),
    monthly: money(example.cost),
    residual: money(example.residual),
    startFee: money(example.startFee),
    invoiceFee: money(example.invoiceFee),
    total: money(example.total + (total === 'withDeposit' ? example.deposit : 0)),
  });
  return `${text} ${t('consumerCreditWarning')}`;
}

/** Contract that a visitor chose: "48 mån, 100 000 kr i kontantinsats". */
export function loanChoiceText(example: LoanExample, site: SiteContext, t: Translate): string {
  const deposit = moneyText(example.deposit, site.locale, site.currency);
  return t('loanChoice', { months: t('months', { count: example.months }), deposit });
}
