import type { Car } from '../../../../shared/catalogue/Car.ts';
import type { SeededRandom } from '../seededRandom.ts';
import type { DemoSite } from '../siteTexts.ts';
import { carTexts } from '../siteTexts.ts';
import { dealerPrice, moneyText } from '../textFormat.ts';

export type CarPrices = Pick<
  Car,
  | 'car_price'
  | 'car_price_title'
  | 'car_price_text'
  | 'car_retail_price'
  | 'car_retail_price_text'
  | 'car_campaign_price'
  | 'car_campaign_price_text'
  | 'car_lowest_price_30_days'
  | 'car_lowest_price_30_days_text'
  | 'car_has_campaign_price'
>;

/**
 * Derives a car's prices from its value in local money. About 2 % are on request and 14 % of the others have a
 * campaign price; then car_price is the campaign price, which the buyer pays. `history` supplies the price before the
 * campaign from its own random numbers, so that the rest of a car does not depend on it.
 */
export function carPrices(
  value: number,
  car: { sample: boolean; withoutVat: boolean },
  site: DemoSite,
  random: SeededRandom,
  history: SeededRandom,
): CarPrices {
  const texts = carTexts[site.language];
  const title = car.sample ? texts.priceFrom : car.withoutVat ? texts.priceWithoutVat : texts.price;
  const unknownLowest = { car_lowest_price_30_days: null, car_lowest_price_30_days_text: '' };
  const noCampaign = {
    car_campaign_price: null,
    car_campaign_price_text: '',
    ...unknownLowest,
    car_has_campaign_price: false,
  };
  const onRequest = random.chance(0.02) && !car.sample;
  const campaign = random.chance(0.145) && !car.sample;
  const discount = 0.03 + random.next() * 0.06;

  if (onRequest) {
    return {
      car_price: null,
      car_price_title: title,
      car_price_text: texts.priceOnRequest,
      car_retail_price: null,
      car_retail_price_text: '',
      ...noCampaign,
    };
  }
  const retail = dealerPrice(value, site);
  const retailTexts = { car_retail_price: retail, car_retail_price_text: moneyText(retail, site) };
  const lowered = dealerPrice(retail * (1 - discount), site);
  if (!campaign || lowered >= retail) {
    return {
      car_price: retail,
      car_price_title: title,
      car_price_text: moneyText(retail, site),
      ...retailTexts,
      ...noCampaign,
    };
  }
  const lowest = lowestBefore(lowered, retail, site, history);
  return {
    car_price: lowered,
    car_price_title: texts.campaignPrice,
    car_price_text: moneyText(lowered, site),
    ...retailTexts,
    car_campaign_price: lowered,
    car_campaign_price_text: moneyText(lowered, site),
    ...(lowest === null
      ? unknownLowest
      : { car_lowest_price_30_days: lowest, car_lowest_price_30_days_text: moneyText(lowest, site) }),
    car_has_campaign_price: true,
  };
}

/**
 * Returns the lowest price of the 30 days before a campaign.
 * It is usually the ordinary one, for one car in four a value between it and the campaign's, and unknown for one in
 * twelve.
 */
function lowestBefore(campaign: number, retail: number, site: DemoSite, history: SeededRandom): number | null {
  if (history.chance(1 / 12)) return null;
  if (!history.chance(0.25)) return retail;
  return dealerPrice(campaign + (retail - campaign) * history.next(), site);
}
