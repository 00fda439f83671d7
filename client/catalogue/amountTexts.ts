import { parseRange } from '../../shared/catalogue/rangeFacets.ts';
import { numberText, moneyText } from '../../shared/catalogue/moneyText.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';

const moneyFacets = [
  'car_price',
  'car_campaign_price',
  'car_privateleasing_monthly_cost',
  'car_companyleasing_monthly_cost',
];

/** A number of a range facet with its unit: "180 000 kr", "2 500 mil". */
export function amountText(facet: string, amount: number, site: SiteContext): string {
  if (moneyFacets.includes(facet)) return moneyText(amount, site.locale, site.currency);
  const text = numberText(amount, site.locale);
  return facet === 'car_mileage' ? `${text} ${site.distanceUnit}` : text;
}

/** A chosen range, open ends left out: "180 000 kr – 560 000 kr". */
export function rangeText(facet: string, value: string, site: SiteContext): string {
  const range = parseRange(value);
  if (!range) return value;
  const from = range.min > 0 ? amountText(facet, range.min, site) : '';
  const to = range.max < Number.MAX_SAFE_INTEGER ? amountText(facet, range.max, site) : '';
  if (from && to) return `${from} – ${to}`;
  return from ? `≥ ${from}` : `≤ ${to}`;
}
