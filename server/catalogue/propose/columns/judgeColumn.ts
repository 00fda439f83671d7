import type { CarField } from '../../../../shared/catalogue/Car.ts';
import { factsWith, fieldsOf } from '../../../../shared/catalogue/car/carFacts.ts';
import { carFieldKinds } from '../../../../shared/catalogue/car/carFieldKinds.ts';
import { facets, shareOf } from './columnEvidence.ts';
import type { Evidence, Facet } from './columnEvidence.ts';
import type { Purpose } from './loadColumnNames.ts';
import { isAddressList } from './pictureTexts.ts';
import { hasValidCheckDigit, isVin } from './vinCheckDigit.ts';

/** Fit of a column's values to a purpose. */
export interface Judgement {
  /** "yes": values like those of the field; "open": values that say nothing; "no": values of something else. */
  fit: 'yes' | 'open' | 'no';
  reason: string;
}

const yes = (reason: string): Judgement => ({ fit: 'yes', reason });
const open = (reason: string): Judgement => ({ fit: 'open', reason });
const no = (reason: string): Judgement => ({ fit: 'no', reason });

/** Bounds of the median of a field's numbers, in any currency and unit. */
const medians: Partial<Record<Purpose, [number, number]>> = {
  car_year: [1950, 2100],
  car_price: [500, 100_000_000],
  'car_price/sale': [500, 100_000_000],
  car_retail_price: [500, 100_000_000],
  car_campaign_price: [500, 100_000_000],
  car_mileage: [1, 1_000_000],
  car_power: [10, 1500],
  car_seats: [1, 60],
  car_doors: [1, 7],
  car_owners: [0, 20],
};

/** Cells such as "on request" may stand between numbers. */
const minNumeric = 0.6;
const minShare = 0.7;

const isPrice = (purpose: Purpose): boolean => purpose === 'car_price/sale' || purpose.endsWith('_price');

function judgeNumber(purpose: Purpose, { numeric, median, isSerial, years }: Evidence): Judgement {
  if (numeric < minNumeric) return no('its values are no numbers');
  const [min, max] = medians[purpose] ?? [-Infinity, Infinity];
  if (median < min || median > max) return no(`its median ${String(median)} is implausible`);
  if (purpose === 'car_year') return years >= minNumeric ? yes('years') : no('its values are no years');
  if (isPrice(purpose) || purpose === 'car_mileage') {
    if (years >= 0.9) return no('its values are years');
    if (isSerial) return open('its numbers are like those of a series');
  }
  return yes('plausible numbers');
}

function judgeFacet(facet: Facet, evidence: Evidence): Judgement {
  const own = evidence.wordedFacets.get(facet) ?? 0;
  if (own >= 0.5) return yes('known values');
  const other = facets.find((one) => one !== facet && (evidence.facets.get(one) ?? 0) > Math.max(own, 0.5));
  if (other) return no(`its values are those of ${other}`);
  if (evidence.numeric > 0.8) return no('its values are numbers');
  return own > 0 ? yes('some known values') : open('none of its values is known');
}

/** Letters and digits in the length of a registration number of any country. */
const plateShape = /^(?=.*\d)[\p{Lu}\d](?:[ .·-]?[\p{Lu}\d]){1,9}$/iu;

/** Dates, also with names of months or two digits of the year: "01-JAN-19", "14. mars 2020". */
const dateShape =
  /^(?:\d{1,2}[./ -]+)?(?:\d{1,2}|\p{L}{3,12})[./ -]+(?:\d\d|(?:19|20)\d\d)$|^(?:19|20)\d\d[./ -]?\d\d(?:[./ -]?\d\d)?$/iu;

function judgePlate({ column: { texts }, plates, years, numeric }: Evidence): Judgement {
  if (plates >= minShare) return yes("registration numbers of the site's country");
  if (years >= 0.9 || numeric >= 0.9) return no('its values are numbers');
  const share = shareOf(texts, (text) => plateShape.test(text) && !dateShape.test(text));
  if (share < minShare) return no('its values are no registration numbers');
  return yes('letters and digits like registration numbers');
}

function judgeVin({ column: { texts }, vins }: Evidence): Judgement {
  if (vins < minShare) {
    const isShort = shareOf(texts, (text) => /^(?=.*\d)[A-Z\d-]{5,17}$/i.test(text)) >= minShare;
    return isShort ? open('chassis numbers that are no VIN') : no('its values are no VIN');
  }
  const checked = texts.filter(isVin).flatMap((vin) => hasValidCheckDigit(vin) ?? []);
  const valid = checked.filter(Boolean).length;
  if (checked.length > 0 && valid < checked.length / 2) return open('VINs whose check digits are wrong');
  return yes(checked.length > 0 ? 'VINs with valid check digits' : 'VINs');
}

const textJudges: Partial<Record<Purpose, (evidence: Evidence) => Judgement>> = {
  car_regno: judgePlate,
  car_chassino: judgeVin,
  images: ({ isPictures, column: { texts } }) => {
    if (isPictures) return yes('photo addresses');
    return isAddressList(texts) ? yes('addresses') : no('its values are no addresses');
  },
  'seller/email': ({ emails }) => (emails >= minShare ? yes('e-mail addresses') : no('its values are no addresses')),
  'seller/phone': ({ phones }) => (phones >= minShare ? yes('phone numbers') : no('its values are no phone numbers')),
  id: ({ distinct, length, dates, isFlag }) => {
    if (isFlag || dates !== null || length > maxIdLength) return no('its values are no numbers of cars');
    return distinct >= minUnique ? yes('unique') : no('its values repeat');
  },
  car_brand: ({ brands, numeric, titles }) => {
    if (brands >= 0.5) return yes('known brands');
    if (numeric > 0.5) return no('its values are numbers');
    return titles >= 0.5 ? no('its values are titles') : open('few of its values are known brands');
  },
  car_model: ({ isFlag, length, dates }) => {
    if (isFlag || length > maxModelLength) return no('its values are no models');
    return dates === null ? yes('short texts') : no('its values are dates');
  },
  car_equipment: ({ isFlag, numeric }) => (isFlag || numeric > 0.5 ? no('its values are no texts') : yes('texts')),
  car_description: ({ isFlag, numeric, isPictures }) =>
    isFlag || isPictures || numeric > 0.5 ? no('its values are no texts') : yes('texts'),
  car_sale_state: ({ dates, numeric, isFlag }) =>
    dates !== null || (numeric > 0.5 && !isFlag) ? no('its values are no words') : yes('words'),
};

const maxIdLength = 40;
const maxModelLength = 40;
export const minUnique = 0.95;

/** Fields of dates. */
export const dateFields: readonly CarField[] = [
  ...fieldsOf(factsWith('form', 'day')),
  'car_publishdate',
  'car_sold_at',
];

const isFacet = (purpose: Purpose): purpose is Facet => (facets as readonly string[]).includes(purpose);

/** Judges whether the values of a column are those of a purpose. */
export function judgeColumn(purpose: Purpose, evidence: Evidence): Judgement {
  const { column, dates, numeric } = evidence;
  if (column.texts.length === 0) return no('it is blank');
  const judge = textJudges[purpose];
  if (judge) return judge(evidence);
  if (isFacet(purpose)) return judgeFacet(purpose, evidence);
  if (dateFields.includes(purpose as CarField)) return dates === null ? no('its values are no dates') : yes('dates');
  if (purpose === 'car_price/sale' || carFieldKinds[purpose as CarField] === 'number') {
    return judgeNumber(purpose, evidence);
  }
  if (purpose === 'title') return numeric > 0.5 || evidence.isFlag ? no('its values are no names') : yes('texts');
  return evidence.isFlag ? no('its values are yes or no') : yes('texts');
}
