import type { Car } from './Car.ts';

/** What a car is called: brand and model as delivered for display, or the model's name. */
export function carName(car: Partial<Car>): string {
  return [car.car_brand, car.car_model_text || car.car_model].filter(Boolean).join(' ');
}

/** The amount of a price; null for zero and below, which stand for "price on request". */
export function knownAmount(amount: number | null | undefined): number | null {
  return typeof amount === 'number' && amount > 0 ? amount : null;
}

/** Price to pay for a car; null when it is on request. */
export function askedAmount(car: Partial<Car>): number | null {
  const campaign = isOnCampaign(car) ? knownAmount(car.car_campaign_price) : null;
  return campaign ?? knownAmount(car.car_price) ?? knownAmount(car.car_retail_price);
}

function isOnCampaign(car: Partial<Car>): boolean {
  return car.car_has_campaign_price === true && shownText(car.car_campaign_price_text, car.car_campaign_price) !== '';
}

/** A price as delivered; "" when its amount is zero or below, or the text itself is one of zero ("0 kr"). */
function shownText(text: string | undefined, amount: number | null | undefined): string {
  const isZero = /\d/.test(text ?? '') && !/[1-9]/.test(text ?? '');
  return !text || isZero || (typeof amount === 'number' && amount <= 0) ? '' : text;
}

/** Which prices stand where. Every text is "" when there is none. */
export interface CarPrice {
  /** The price to pay. */
  main: string;
  /** The ordinary price, to be struck through. */
  struck: string;
  /** The lowest price of the last 30 days, which stands beside a struck one; null when it is not known. */
  lowest: KnownPrice | null;
  campaign: boolean;
  /** How much the campaign takes off, whole units of currency; 0 when nothing may be said of it. */
  saving: number;
  /** A sample of a new car: the price is where prices begin. */
  from: boolean;
  vat: 'incl' | 'excl';
}

interface KnownPrice {
  amount: number;
  /** As delivered; "" when the amount came alone. */
  text: string;
}

/**
 * A campaign price stands in the place of the ordinary one; light commercial vehicles are priced without VAT.
 * The ordinary price is struck only where the lowest price of the last 30 days is known and the campaign goes below it,
 * and the saving counts from that lowest price (directive 98/6/EC, article 6a, and the court's judgment C-330/23).
 * `withoutHistory` is the site's word for cars whose lowest price is not known; hidden when left out.
 */
export function carPrice(car: Partial<Car>, withoutHistory: 'show' | 'hide' = 'hide'): CarPrice {
  const campaign = isOnCampaign(car);
  const retail = shownText(car.car_retail_price_text, car.car_retail_price);
  const price = shownText(car.car_price_text, car.car_price);
  const lowest = campaign ? lowestOf(car) : null;
  const asked = car.car_campaign_price ?? 0;
  const before = lowest ? lowest.amount : withoutHistory === 'show' ? (car.car_retail_price ?? car.car_price ?? 0) : 0;
  const lowered = campaign && (lowest ? asked < lowest.amount : withoutHistory === 'show');
  return {
    main: campaign ? (car.car_campaign_price_text ?? '') : price || retail,
    struck: lowered ? retail || price : '',
    lowest: lowered ? lowest : null,
    campaign,
    saving: lowered && asked > 0 ? Math.max(0, before - asked) : 0,
    from: car.car_is_sample === true,
    vat: car.car_vehicle_type_code === 'LCV' ? 'excl' : 'incl',
  };
}

function lowestOf(car: Partial<Car>): KnownPrice | null {
  const amount = car.car_lowest_price_30_days;
  return amount ? { amount, text: car.car_lowest_price_30_days_text ?? '' } : null;
}

/** The badge of car-store sites on cars whose VAT the buyer may deduct. */
export function showsVatBadge(car: Partial<Car>, carStore: boolean): boolean {
  return carStore && car.car_vat_eligible === true;
}

/** YYYY-MM-DD of an ISO date or date and time; "" when it begins with no date. */
export function isoDay(date: string | undefined): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0] ?? '';
}

/** So long the page of a sold car stays, days. */
const daysOfSoldPage = 14;

/** Whether a car was sold so long ago that its page is gone. One whose day of sale nobody knows stays. */
export function isLongSold(car: Partial<Car>, now: Date): boolean {
  if (car.car_sale_state !== 'sold') return false;
  const soldAt = Date.parse(car.car_sold_at ?? '');
  return now.getTime() - soldAt >= daysOfSoldPage * 86_400_000; // false for no date: NaN compares to nothing
}
