import type { Language, SiteContext } from '../../site/SiteTypes.ts';
import type { Car } from '../Car.ts';
import { factsWith, fieldsOf } from './carFacts.ts';
import { distanceText } from './distanceUnits.ts';
import { measureTextIn } from './measureTextIn.ts';
import { moneyText } from '../moneyText.ts';
import { valueLabel } from '../vocabulary.ts';
import type { ValueLabels } from '../ValueLabels.ts';

/** Part of a site's context that decides how a car is shown. */
export type CarLanguageSite = Pick<
  SiteContext,
  'language' | 'languages' | 'locale' | 'currency' | 'distanceUnit' | 'displayDistanceUnit' | 'valueLabels'
>;

const labelledFields = fieldsOf(factsWith('form', 'label'));
/** Texts of a number with its unit. */
const measureFields = fieldsOf(factsWith('form', 'measure'));

const priceFields = [
  ['car_price_text', 'car_price'],
  ['car_retail_price_text', 'car_retail_price'],
  ['car_campaign_price_text', 'car_campaign_price'],
  ['car_lowest_price_30_days_text', 'car_lowest_price_30_days'],
] as const;

/** Returns whether the page is in the language of the stock. */
export function isStockLanguage({ language, languages }: Pick<SiteContext, 'language' | 'languages'>): boolean {
  return language === languages[0];
}

/** A text of a car with its language. */
export interface CarText {
  text: string;
  /** Language of the text if it differs from the page's; else null. */
  language: Language | null;
}

/** Returns a car's description in the page's language if the feed has it, else as delivered; or null. */
export function carDescription(
  car: Partial<Car>,
  { language, languages }: Pick<SiteContext, 'language' | 'languages'>,
): CarText | null {
  const own = car.car_texts?.[language]?.car_description;
  if (own) return { text: own, language: null };
  const text = car.car_description ?? '';
  const delivered = languages[0] ?? language;
  return text === '' ? null : { text, language: delivered === language ? null : delivered };
}

/**
 * Localizes a car for display: values by their labels, numbers and units of the locale. URLs, filters, leads and
 * events use the delivered car. In the stock's language the car itself is returned unless a value has a label.
 */
export function carInLanguage<C extends Partial<Car>>(car: C, site: CarLanguageSite): C {
  if (isStockLanguage(site) && !site.valueLabels) return car;
  const shown = withLabels(car, site.valueLabels);
  return isStockLanguage(site) ? shown : withLocalTexts(shown, site);
}

function withLabels<C extends Partial<Car>>(car: C, labels: ValueLabels | undefined): C {
  const shown = { ...car };
  for (const field of labelledFields) {
    const value = car[field];
    if (value) shown[field] = valueLabel(labels, field, value);
  }
  if (car.car_equipment) {
    shown.car_equipment = car.car_equipment.map((item) => valueLabel(labels, 'car_equipment', item));
  }
  if (car.car_campaigns) {
    shown.car_campaigns = car.car_campaigns.map((name) => valueLabel(labels, 'car_campaigns', name));
  }
  const { car_model: model, car_model_text: text } = car;
  if (model) shown.car_model = valueLabel(labels, 'car_model', model);
  if (text) {
    const label = valueLabel(labels, 'car_model', text);
    shown.car_model_text =
      label === text && model ? text.replace(model, valueLabel(labels, 'car_model', model)) : label;
  }
  return shown;
}

/** Localizes a copy in place: texts delivered in the stock's language. */
function withLocalTexts<C extends Partial<Car>>(shown: C, site: CarLanguageSite): C {
  const { car_version: version } = shown.car_texts?.[site.language] ?? {};
  if (version) shown.car_version = version;
  for (const [text, amount] of priceFields) {
    if (shown[text] === undefined) continue;
    const price = shown[amount];
    shown[text] = price ? moneyText(price, site.locale, shown.car_price_currency || site.currency) : '';
  }
  if (shown.car_price_title) shown.car_price_title = '';
  if (shown.car_mileage_text) {
    shown.car_mileage_text =
      typeof shown.car_mileage === 'number'
        ? distanceText(shown.car_mileage, site)
        : measureTextIn(shown.car_mileage_text, site.locale, site.valueLabels);
  }
  for (const field of measureFields) {
    const text = shown[field];
    if (text) shown[field] = measureTextIn(text, site.locale, site.valueLabels);
  }
  return shown;
}
