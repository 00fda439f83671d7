import type { DemoSite } from './siteTexts.ts';
import { carTexts } from './siteTexts.ts';

/** Space inside an amount, which prevents a line break between a number and its unit. */
const nbsp = '\u00a0';

/**
 * Formats a whole number with groups of three digits. Does not use Intl, so that every Node version gives the same
 * bytes.
 */
export function grouped(amount: number, separator: string = nbsp): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** "17,2", in English "17.2". */
export function decimal(amount: number, digits: number, site: DemoSite): string {
  const text = amount.toFixed(digits);
  return site.language === 'en' ? text : text.replace('.', ',');
}

/** Joins an amount and its unit without a line break: "82 kWh". "" without an amount. */
export function measure(amount: string | number | null, unit: string): string {
  return amount === null ? '' : `${amount}${nbsp}${unit}`;
}

/** "489 900 kr", "24 990 €", "£24,995". */
export function moneyText(amount: number, site: DemoSite): string {
  if (site.currency === 'GBP') return `£${grouped(amount, ',')}`;
  return measure(grouped(amount), site.currency === 'EUR' ? '€' : 'kr');
}

/** "7 180 kr/mån", "632 €/kk", "£312 per month". */
export function monthlyText(amount: number, site: DemoSite): string {
  const { perMonth } = carTexts[site.language];
  if (site.currency === 'GBP') return `£${grouped(amount, ',')}${nbsp}${perMonth}`;
  return measure(grouped(amount), perMonth);
}

/** "5,95 %", in English "5.95%". */
export function percentText(percent: number, site: DemoSite): string {
  const text = decimal(percent, 2, site);
  return site.language === 'en' ? `${text}%` : measure(text, '%');
}

/** "2 140 mil", "21 400 km", "13,300 miles". */
export function distanceText(distance: number, site: DemoSite): string {
  const amount = grouped(distance, site.language === 'en' ? ',' : nbsp);
  return measure(amount, carTexts[site.language].distance[site.distanceUnit]);
}

/** "408 hk (300 kW)"; Slovakia puts the kilowatts first, Britain quotes imperial horsepower: "402 bhp". */
export function powerText(horsepower: number, site: DemoSite): string {
  if (site.language === 'en') return measure(powerIn(horsepower, site), carTexts.en.horsepower);
  const power = measure(horsepower, carTexts[site.language].horsepower);
  const kilowatts = measure(kilowattsOf(horsepower), 'kW');
  return site.language === 'sk' ? `${kilowatts} (${power})` : `${power} (${kilowatts})`;
}

/** Converts metric horsepower to the unit that the site quotes first: kW in Slovakia, bhp in Britain. */
export function powerIn(horsepower: number, site: DemoSite): number {
  if (site.language === 'sk') return kilowattsOf(horsepower);
  return site.language === 'en' ? Math.round(horsepower * 0.98632) : horsepower;
}

/** Converts metric horsepower to kilowatts. */
function kilowattsOf(horsepower: number): number {
  return Math.round(horsepower * 0.73549875);
}

/** Rounds a price as dealers in the country do: 489 900 kr, £24,995, 24 990 €. */
export function dealerPrice(amount: number, site: DemoSite): number {
  if (site.currency === 'GBP') return Math.max(995, Math.round(amount / 500) * 500 - 5);
  if (site.currency === 'EUR') return Math.max(990, Math.round(amount / 500) * 500 - 10);
  if (amount < 100_000) return Math.max(9900, Math.round(amount / 1000) * 1000 - 100);
  return Math.round(amount / 5000) * 5000 - 100;
}
