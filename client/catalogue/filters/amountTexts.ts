import { parseRange } from '../../../shared/catalogue/facets/rangeFacets.ts';
import { numberText, moneyText } from '../../../shared/catalogue/moneyText.ts';
import type { SiteContext } from '../../../shared/site/SiteTypes.ts';
import { distanceText } from '../../../shared/catalogue/car/distanceUnits.ts';
import { facetLabel } from './facetLabel.ts';
import type { Translate } from '../../site/translate.ts';

/** Formats a range facet's amount with its unit: "180 000 kr", "2 500 mil", "3 200 kr/mån", "190 hk". */
export function amountText(facet: string, amount: number, site: SiteContext, t: Translate): string {
  const money = (): string => moneyText(amount, site.locale, site.currency);
  if (facet.endsWith('_monthly_cost')) return t('perMonth', { amount: money() });
  if (facet.endsWith('_price')) return money();
  if (facet === 'car_year') return String(amount);
  if (facet === 'car_mileage') return distanceText(amount, site);
  const text = numberText(amount, site.locale);
  const unit = facet === 'car_gross_weight' ? 'kg' : site.facets.find(({ name }) => name === facet)?.unit;
  if (unit) return `${text}\u00a0${unit}`;
  if (facet === 'car_power' && site.powerUnit === 'kW') return `${text}\u00a0kW`;
  return facet === 'car_power' ? t('powerAmount', { amount: text }) : text;
}

/**
 * Formats a chosen range without open ends: "180 000–560 000 kr"; the facet's name for any amount.
 * A unit after the amounts is written once.
 */
export function rangeText(facet: string, value: string, site: SiteContext, t: Translate): string {
  const range = parseRange(value);
  if (!range) return value;
  const from = range.min > 0 ? amountText(facet, range.min, site, t) : '';
  const to = range.max < Number.MAX_SAFE_INTEGER ? amountText(facet, range.max, site, t) : '';
  if (!from && !to) return facetLabel(t, facet, site);
  if (from === to) return from;
  if (!from || !to) return from ? `≥ ${from}` : `≤ ${to}`;
  return `${trailingUnit(from) === trailingUnit(to) ? from.slice(0, from.length - trailingUnit(from).length) : from}–${to}`;
}

/** Text after the last digit. */
function trailingUnit(text: string): string {
  return /\D*$/.exec(text)?.[0] ?? '';
}
