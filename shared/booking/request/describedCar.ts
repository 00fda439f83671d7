import { withoutSeparators } from '../../kit/text/withoutSeparators.ts';
import type { BookingCar, CarQuestions, DescribedCar } from '../BookingTypes.ts';

/** Part of a description that is wrong: a field, or the name of a code. */
export type DescribedCarFaults = Partial<Record<string, 'missing' | 'invalid'>>;

const firstYear = 1900;

/** Longest brand or model. */
export const maxModelLength = 40;

/** Characters of brands and models ("Kia cee'd", "VW ID.3"); a mail program makes no link of them. */
const isModelText = (text: string): boolean =>
  text.length <= maxModelLength && /^[\p{L}\p{N} .,'’&+()/-]*$/u.test(text) && !/\.\p{L}{2}|\/\//u.test(text);

/**
 * Normalises a typed description: trimmed, codes and VIN in upper case without separators.
 * Unknown codes are dropped.
 */
export function normalizeDescribedCar(typed: DescribedCar, { codes }: Pick<CarQuestions, 'codes'>): DescribedCar {
  const code = (text: string): string => withoutSeparators(text).toUpperCase();
  return {
    brand: typed.brand.trim(),
    model: typed.model.trim(),
    year: typed.year.trim(),
    vin: code(typed.vin),
    codes: Object.fromEntries(
      codes.flatMap(({ name }) => {
        const value = code((Object.hasOwn(typed.codes, name) ? typed.codes[name] : undefined) ?? '');
        return value === '' ? [] : [[name, value]];
      }),
    ),
  };
}

/**
 * Returns the wrong parts of a normalised description; none if it identifies a car.
 * It does so by brand, model and year, by its VIN, or by all codes of the country.
 * @param thisYear newest models are of the next one
 */
export function describedCarFaults(
  { brand, model, year, vin, codes: given }: DescribedCar,
  { codes }: Pick<CarQuestions, 'codes'>,
  thisYear: number,
): DescribedCarFaults {
  const faults: DescribedCarFaults = {};
  const hasModel = [brand, model, year].every((text) => text !== '');
  const hasCodes = codes.length > 0 && codes.every(({ name }) => given[name] !== undefined);
  const isYear = /^\d{4}$/.test(year) && Number(year) >= firstYear && Number(year) <= thisYear + 1;
  if (!hasModel && vin === '' && !hasCodes) {
    const isByCodes = codes.some(({ name }) => given[name] !== undefined);
    const parts = isByCodes
      ? codes.map(({ name }) => [name, given[name] ?? ''])
      : Object.entries({ brand, model, year });
    for (const [name = '', text] of parts) if (text === '') faults[name] = 'missing';
  }
  if (!isModelText(brand)) faults['brand'] = 'invalid';
  if (!isModelText(model)) faults['model'] = 'invalid';
  if (year !== '' && !isYear) faults['year'] = 'invalid';
  if (vin !== '' && !isVin(vin)) faults['vin'] = 'invalid';
  for (const { name, pattern } of codes) {
    const value = given[name];
    if (value !== undefined && !new RegExp(`^(?:${pattern})$`).test(value)) faults[name] = 'invalid';
  }
  return faults;
}

/** Value of a character: the last digit of its position. */
const vinValues = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
const vinWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Returns whether a normalised text is a vehicle identification number (ISO 3779).
 * Only those of North America (first character 1 to 5) have a check digit.
 */
export function isVin(text: string): boolean {
  if (!/^[A-HJ-NPR-Z\d]{17}$/.test(text)) return false;
  if (!/^[1-5]/.test(text)) return true;
  const sum = Array.from(text).reduce(
    (total, sign, at) => total + (vinValues.indexOf(sign) % 10) * (vinWeights[at] ?? 0),
    0,
  );
  return text[8] === (sum % 11 === 10 ? 'X' : String(sum % 11));
}

/** Brand, model and, of a described car, its year: "Opel Astra 2015"; "" where only numbers are known. */
export function carName({ brand, model, described }: Pick<BookingCar, 'brand' | 'model' | 'described'>): string {
  return [brand, model, described?.year ?? ''].filter((part) => part !== '').join(' ');
}

/** Name of a car with the numbers that its customer typed: "Opel Astra 2015, VIN W0L…, HSN 0035". */
export function withCarNumbers(name: string, described?: Pick<DescribedCar, 'vin' | 'codes'>): string {
  const { vin = '', codes = {} } = described ?? {};
  const numbers = Object.entries({ ...(vin === '' ? {} : { VIN: vin }), ...codes });
  return [name, ...numbers.map(([label, value]) => `${label} ${value}`)].filter((part) => part !== '').join(', ');
}

/** Adds its description to a car that the register does not have: a register knows the year. */
export function withDescription<Car extends BookingCar>(car: Car, described: DescribedCar | undefined): Car {
  return described && car.buildYear === 0 ? { ...car, buildYear: Number(described.year), described } : car;
}
