import type { DistanceUnit } from '../../site/SiteTypes.ts';
import type { Car } from '../Car.ts';
import { factNames, factOf } from './carFacts.ts';
import { carName, carPrice, isoDay, displayedPrice } from './carRules.ts';
import { convertDistance } from './distanceUnits.ts';
import { leadingNumber } from '../energy/leadingNumber.ts';
import { usedState } from './usedState.ts';

const availabilities = { available: 'InStock', reserved: 'LimitedAvailability', sold: 'SoldOut' } as const;

/** UN/CEFACT recommendation 20 codes by odometer unit. */
const distanceCodes: Record<string, string> = { km: 'KMT', mil: 'KMT', miles: 'SMI', mi: 'SMI' };

/** Seller of a car, as far as known. The page URL is absolute. */
export interface CarSellerData {
  name: string;
  page: string;
  phone: string;
  email: string;
  street: string;
  zip: string;
  city: string;
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** URLs and context for a car's structured data. `address` and `images` are absolute. */
export interface CarPlace {
  address: string;
  images: string[];
  currency: string;
  /** Unit of `car_mileage`. */
  distanceUnit: DistanceUnit;
  /** Description in the page's language; "" without one. */
  description: string;
  /** Null if only the dealer named in the car is known. */
  seller: CarSellerData | null;
  /** Values of schema.org by field; absent for values that the vocabulary does not translate. */
  schemaValues?: { drive: string | undefined; body: string | undefined; condition?: string | undefined };
  /** "none" in a country without VAT, "unstated" where the page does not say whether the price includes it. */
  vat?: 'none' | 'unstated' | undefined;
  /** Year of the page, which tells an old car of unknown distance from a new one. */
  thisYear?: number | undefined;
  /** The site's setting for campaigns whose previous price is unknown. */
  struckWithoutHistory?: 'show' | 'hide' | undefined;
}

/** Returns a schema.org Car with its Offer. Availability follows the state of sale; unknown values are left out. */
export function carStructuredData(car: Partial<Car>, place: CarPlace): object {
  const used = usedState(car, place.distanceUnit, statedCondition(place), place.thisYear);
  const condition = used ? `https://schema.org/${used === 'used' ? 'UsedCondition' : 'NewCondition'}` : undefined;
  const data: Record<string, unknown> = {
    '@context': 'https://schema.org',
    '@type': 'Car',
    '@id': place.address,
    name: [carName(car), car.car_version].filter(Boolean).join(' '),
    description: place.description || undefined,
    sku: car.car_id || undefined,
    url: place.address,
    image: place.images.length > 0 ? place.images : undefined,
    brand: car.car_brand ? { '@type': 'Brand', name: car.car_brand } : undefined,
    model: car.car_model || undefined,
    vehicleConfiguration: car.car_version || undefined,
    vehicleModelDate: car.car_year ? String(car.car_year) : undefined,
    dateVehicleFirstRegistered: isoDay(car.car_firstregistration) || undefined,
    mileageFromOdometer: mileage(car, place.distanceUnit),
    vehicleEngine: engine(car),
    emissionsCO2: leadingNumber(car.car_emission_mixed_text),
    ...consumption(car),
    driveWheelConfiguration: place.schemaValues?.drive,
    bodyType: place.schemaValues?.body,
    ...deliveredFacts(car),
    itemCondition: condition,
    offers: { ...offer(car, place), itemCondition: condition },
  };
  return JSON.parse(JSON.stringify(data)) as object;
}

/** Returns the facts that schema.org has a property for, as delivered. */
function deliveredFacts(car: Partial<Car>): Record<string, string | number | null | undefined> {
  return Object.fromEntries(
    factNames.flatMap((name) => {
      const { field, schemaOrg } = factOf(name);
      return schemaOrg === undefined ? [] : [[schemaOrg, car[field] === '' ? undefined : (car[field] ?? undefined)]];
    }),
  );
}

/** Returns the condition that the stock states in a word of the vocabulary; null for none. */
function statedCondition({ schemaValues }: CarPlace): 'used' | 'new' | null {
  if (schemaValues?.condition === 'https://schema.org/NewCondition') return 'new';
  return schemaValues?.condition ? 'used' : null;
}

/** Rounding of a mileage in Swedish mil, km. */
const maxRoundingKm = 10;

/**
 * Returns the mileage with its unit code; a site may count in Swedish mil.
 * The odometer reading is more exact, but counts only where it agrees with the mileage that the page shows.
 */
function mileage(car: Partial<Car>, distanceUnit: DistanceUnit): object | undefined {
  const shown = distance(car.car_mileage, distanceUnit);
  const odometer = distance(car.car_odometer, (car.car_odometer_unit ?? '').toLowerCase());
  const agrees = !shown || !odometer || Math.abs(shown.km - odometer.km) <= maxRoundingKm;
  const { value, unitCode } = (agrees ? odometer : null) ?? shown ?? {};
  return unitCode === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode };
}

/** Returns a distance by its unit code, and in km; null when either is unknown. */
function distance(
  amount: number | null | undefined,
  unit: string,
): { value: number; unitCode: string; km: number } | null {
  const unitCode = distanceCodes[unit];
  if (typeof amount !== 'number' || unitCode === undefined) return null;
  const value = unit === 'mil' ? amount * 10 : amount;
  return { value, unitCode, km: unitCode === 'SMI' ? convertDistance(value, 'miles', 'km') : value };
}

/** Returns the price that a car is offered at, with its currency; null when its page shows none. */
export function offeredPrice(car: Partial<Car>, currency: string): { amount: number; currency: string } | null {
  const amount = displayedPrice(car);
  return amount ? { amount, currency: car.car_price_currency || currency } : null;
}

/** UN/CEFACT recommendation 20 codes for units of power: brake horsepower, metric horsepower, kilowatts. */
const powerCodes: readonly (readonly [RegExp, string])[] = [
  [/^bhp$/i, 'BHP'],
  [/^(?:hk|hp|hv|ps|k|ch)$/i, 'HJ'],
  [/^kW$/i, 'KWT'],
];

/** Returns the engine, with its power in the first unit of the text: kW in "85 kW (116 PS)". */
function engine(car: Partial<Car>): object | undefined {
  const text = car.car_power_text ?? '';
  const value = leadingNumber(text);
  const first = /\p{L}+/u.exec(text)?.[0] ?? '';
  const unitCode = powerCodes.find(([unit]) => unit.test(first))?.[1];
  if (value === undefined || !unitCode) return undefined;
  return { '@type': 'EngineSpecification', enginePower: { '@type': 'QuantitativeValue', value, unitCode } };
}

/** Returns consumption or miles per gallon as delivered; schema.org accepts a text with its unit. */
function consumption(car: Partial<Car>): object {
  const text = car.car_fuel_combined_text || car.wltp_electric_consumption_text || '';
  const value = leadingNumber(text);
  if (value === undefined) return {};
  const unitText = text.replace(/^\s*\d+(?:[.,]\d+)?\s*/, '').trim();
  const amount = { '@type': 'QuantitativeValue', value, ...(unitText ? { unitText } : {}) };
  return /\bmpg/i.test(unitText) ? { fuelEfficiency: amount } : { fuelConsumption: amount };
}

function offer(car: Partial<Car>, { address, currency, seller, vat: rule, struckWithoutHistory }: CarPlace): object {
  const { struck, vat } = carPrice(car, struckWithoutHistory);
  const offered = offeredPrice(car, currency);
  const price = offered?.amount;
  const priceCurrency = offered?.currency;
  const priced = {
    '@type': 'UnitPriceSpecification',
    priceCurrency,
    ...(rule === undefined ? { valueAddedTaxIncluded: vat === 'incl' } : {}),
  };
  const before = struck ? car.car_retail_price : null;
  return {
    '@type': 'Offer',
    url: address,
    ...(price ? { price, priceCurrency } : {}),
    ...(price && before
      ? {
          priceSpecification: [
            { ...priced, price },
            { ...priced, price: before, priceType: 'https://schema.org/StrikethroughPrice' },
          ],
        }
      : price
        ? { priceSpecification: { ...priced, price } }
        : {}),
    availability: `https://schema.org/${availabilities[car.car_sale_state ?? 'available']}`,
    seller: seller
      ? sellerData(seller)
      : car.car_site_name
        ? { '@type': 'AutoDealer', name: car.car_site_name }
        : undefined,
  };
}

function sellerData({ name, page, phone, email, street, zip, city, region, country }: CarSellerData): object {
  return {
    '@type': 'AutoDealer',
    '@id': page,
    name,
    url: page,
    telephone: phone || undefined,
    email: email || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street || undefined,
      postalCode: zip || undefined,
      addressLocality: city || undefined,
      addressRegion: region || undefined,
      addressCountry: country,
    },
  };
}
