import { foldText } from '../../../../shared/catalogue/foldText.ts';
import { loggableValue } from '../../feed/mapping/loggableValue.ts';
import { severe, minCompared, shareOf, slight } from './SampledCar.ts';
import type { Doubt, SampledCar } from './SampledCar.ts';

const isDigits = (text: string): boolean => /^\d+$/.test(text);
const quoted = (text: string): string => `"${loggableValue(text) ?? '…'}"`;

/** Share of equal values from which two fields are taken for one column. */
const sameColumn = 0.9;
/** Share of different values from which a column numbers its cars. */
const uniqueShare = 0.95;
/** Cars below which all names may differ. */
const minUniqueCars = 10;
const firstModelYear = 1950;

/** Doubts about the brands. @param isKnownBrand whether the product knows a brand's name */
export function doubtBrands(cars: readonly SampledCar[], isKnownBrand: (brand: string) => boolean): Doubt[] {
  const brands = cars.map(({ brand }) => brand).filter(Boolean);
  const different = [...new Set(brands)];
  if (brands.length < minCompared) return [];
  const ofDigits = shareOf(brands, isDigits);
  if (ofDigits > 0) {
    const text = `is a number, such as ${quoted(different.find(isDigits) ?? '')}`;
    return [ofDigits >= 0.5 ? severe(text) : slight(text)];
  }
  if (brands.length >= minUniqueCars && different.length >= brands.length * uniqueShare) {
    return [severe('differs from car to car')];
  }
  if (different.some(isKnownBrand)) return [];
  const named = different.slice(0, minCompared).map(quoted).join(', ');
  return [slight(`is none that config/brands.yaml knows: ${named}`)];
}

/** Doubts about the models. @param thisYear the year of the reading */
export function doubtModels(
  cars: readonly SampledCar[],
  isKnownBrand: (brand: string) => boolean,
  thisYear: number,
): Doubt[] {
  const named = cars.filter(({ model }) => model !== '');
  if (named.length < minCompared) return [];
  const different = new Set(named.map(({ model }) => model));
  const isYear = ({ model }: SampledCar): boolean =>
    isDigits(model) && Number(model) >= firstModelYear && Number(model) <= thisYear + 1;
  if (different.size > 1 && shareOf(named, isYear) >= sameColumn) return [severe('looks like the year')];
  if (shareOf(named, ({ model, brand }) => model === brand) >= sameColumn) return [severe('is the same as the brand')];
  if (shareOf(named, ({ model, id }) => model === id) >= sameColumn) return [severe('is the same as the id')];
  const ofDigits = shareOf(named, ({ model }) => isDigits(model));
  const isUnique = named.length >= minUniqueCars && different.size >= named.length * uniqueShare;
  if (ofDigits >= sameColumn && isUnique) return [severe('numbers the cars')];
  const brands = new Set(named.map(({ brand }) => brand));
  const [brand = ''] = brands;
  if (brands.size === 1 && different.size > 1 && ofDigits === 1 && !isKnownBrand(brand)) {
    return [slight(`is a number for every car, all of the brand ${quoted(brand)}`)];
  }
  const repeats = ({ brand: own, model }: SampledCar): boolean =>
    own !== '' && foldText(model).startsWith(`${foldText(own)} `);
  const [example] = named.filter(repeats);
  if (example && shareOf(named, repeats) >= 0.5) {
    return [slight(`repeats the brand: ${quoted(`${example.brand} ${example.model}`)}`)];
  }
  return [];
}
