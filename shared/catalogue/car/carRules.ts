import { formatDate } from '../../kit/format/formatDate.ts';
import type { Car } from '../Car.ts';

/** Returns the display name of a car: brand and model as delivered, or the model's name. */
export function carName(car: Partial<Car>): string {
  return [car.car_brand, car.car_model_text || car.car_model].filter(Boolean).join(' ');
}

/** Returns a car's name with its version, year and mileage, which tell it from others of its model by ear. */
export function fullCarName(car: Partial<Car>): string {
  const { car_version: version, car_year: year, car_mileage_text: mileage } = car;
  return [carName(car), version, year, mileage?.replace(/(\d) /g, '$1\u00a0')].filter(Boolean).join(', ');
}

/** True for commercial vehicles, whose prices are shown without VAT. */
export function isPricedWithoutVat({ car_vehicle_type_code: code }: Partial<Car>): boolean {
  return code === 'LCV' || code === 'HCV';
}

/** Returns the amount of a price; null for zero and below, which mean "price on request". */
export function knownAmount(amount: number | null | undefined): number | null {
  return typeof amount === 'number' && amount > 0 ? amount : null;
}

/** Returns the price to pay for a car; null when it is on request. */
export function askingPrice(car: Partial<Car>): number | null {
  const campaign = isOnCampaign(car) ? knownAmount(car.car_campaign_price) : null;
  return campaign ?? knownAmount(car.car_price) ?? knownAmount(car.car_retail_price);
}

/**
 * Returns the amount of the price that the page of a car shows.
 * Null when it is on request, is known as text only, or when text and amount of the stock differ.
 */
export function displayedPrice(car: Partial<Car>): number | null {
  const { main, campaign } = carPrice(car);
  const usual = shownText(car.car_price_text, car.car_price) === '' ? car.car_retail_price : car.car_price;
  const amount = knownAmount(campaign ? car.car_campaign_price : usual);
  if (amount === null) return null;
  const digits = main.replace(/\D/g, '');
  return [Math.trunc(amount), Math.round(amount)].some((whole) => digits.includes(String(whole))) ? amount : null;
}

function isOnCampaign(car: Partial<Car>): boolean {
  return car.car_has_campaign_price === true && shownText(car.car_campaign_price_text, car.car_campaign_price) !== '';
}

/** Returns a price text as delivered; "" when the amount or the text ("0 kr") is zero or below. */
function shownText(text: string | undefined, amount: number | null | undefined): string {
  const isZero = /\d/.test(text ?? '') && !/[1-9]/.test(text ?? '');
  return !text || isZero || (typeof amount === 'number' && amount <= 0) ? '' : text;
}

/** Prices of a car by role. A missing text is "". */
export interface CarPrice {
  /** The price to pay. */
  main: string;
  /** The ordinary price, to be struck through. */
  struck: string;
  /** Lowest price of the last 30 days, shown next to a struck price; null when unknown. */
  lowest: KnownPrice | null;
  campaign: boolean;
  /** Campaign saving in whole units of currency; 0 when it must not be advertised. */
  saving: number;
  /** A sample of a new car: the price is a starting price. */
  from: boolean;
  vat: 'incl' | 'excl';
}

interface KnownPrice {
  amount: number;
  /** As delivered; "" when only the amount is known. */
  text: string;
}

/**
 * Returns the prices to show; a campaign price replaces the ordinary one.
 * Commercial vehicles are priced without VAT. The ordinary price is struck only where the lowest price of the
 * last 30 days is known and the campaign goes below it, and the saving counts from that lowest price (directive
 * 98/6/EC, article 6a, and judgment C-330/23).
 * @param withoutHistory the site's setting for cars whose lowest price is unknown
 */
export function carPrice(car: Partial<Car>, withoutHistory: 'show' | 'hide' = 'hide'): CarPrice {
  const campaign = isOnCampaign(car);
  const retail = shownText(car.car_retail_price_text, car.car_retail_price);
  const price = shownText(car.car_price_text, car.car_price);
  const lowest = campaign ? readLowestPrice(car) : null;
  const campaignPrice = car.car_campaign_price ?? 0;
  const before = lowest ? lowest.amount : withoutHistory === 'show' ? (car.car_retail_price ?? car.car_price ?? 0) : 0;
  const lowered = campaign && (lowest ? campaignPrice < lowest.amount : withoutHistory === 'show');
  return {
    main: campaign ? (car.car_campaign_price_text ?? '') : price || retail,
    struck: lowered ? retail || price : '',
    lowest: lowered ? lowest : null,
    campaign,
    saving: lowered && campaignPrice > 0 ? Math.max(0, before - campaignPrice) : 0,
    from: car.car_is_sample === true,
    vat: isPricedWithoutVat(car) ? 'excl' : 'incl',
  };
}

function readLowestPrice(car: Partial<Car>): KnownPrice | null {
  const amount = car.car_lowest_price_30_days;
  return amount ? { amount, text: car.car_lowest_price_30_days_text ?? '' } : null;
}

/** Returns the day of an ISO date or time, a month or year alone as it is; else "". */
export function isoDay(date: string | undefined): string {
  return /^\d{4}(?:-\d{2}-\d{2}|(?:-\d{2})?$)/.exec(date ?? '')?.[0] ?? '';
}

/** Returns an ISO date in the notation of a locale ("28.7.2023", "July 2023"); "" for any other text. */
export function localDay(date: string | undefined, locale: string): string {
  const day = isoDay(date);
  return day.length > 4 ? formatDate(day, locale, day.length > 7 ? 'numericDate' : 'month') : day;
}

/** Days for which the page of a sold car stays online. */
export const daysOfSoldPage = 14;

/** Returns whether a car was sold so long ago that its page is gone; false if the date is unknown. */
export function isLongSold(car: Partial<Car>, now: Date): boolean {
  if (car.car_sale_state !== 'sold') return false;
  const soldAt = Date.parse(car.car_sold_at ?? '');
  return now.getTime() - soldAt >= daysOfSoldPage * 86_400_000; // False without a date: NaN compares to nothing.
}
