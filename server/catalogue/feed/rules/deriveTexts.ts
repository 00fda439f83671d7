import type { CarDraft } from '../cars/carFields.ts';
import type { DisplayTexts } from '../cars/displayTexts.ts';
import type { DerivedText, FeedMapping } from '../mapping/FeedMappingTypes.ts';

const sources = {
  car_price_text: 'car_price',
  car_retail_price_text: 'car_retail_price',
  car_campaign_price_text: 'car_campaign_price',
  car_lowest_price_30_days_text: 'car_lowest_price_30_days',
  car_mileage_text: 'car_mileage',
  car_power_text: 'car_power',
} as const satisfies Record<DerivedText, keyof CarDraft>;

/** Fills display texts that the feed left blank from their numbers, as the mapping specifies. */
export function deriveTexts(car: CarDraft, mapping: FeedMapping, texts: DisplayTexts | null): void {
  if (texts === null) {
    return;
  }
  for (const field of mapping.derived) {
    const amount = car[sources[field]];
    if (car[field] !== '' || typeof amount !== 'number') {
      continue;
    }
    if (field === 'car_mileage_text') {
      car[field] = texts.distance(amount);
    } else if (field === 'car_power_text') {
      car[field] = texts.power(amount);
    } else {
      car[field] = texts.money(amount);
    }
  }
  if (car.car_price_currency === '') {
    car.car_price_currency = texts.currency;
  }
}
