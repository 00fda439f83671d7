import type { CarLookup, Offering, OfferingCategory, UnitPrice } from '../../../shared/booking/BookingTypes.ts';
import { isNumber, readFields, readList, readText } from './bookingAnswers.ts';

/* Parsers for responses about a car and what it is offered; the steps after those have no use for them.
   See bookingAnswers.ts. */

export function readCar(value: unknown): CarLookup | null {
  const { registrationNumber, brand, model, buildYear, hasServiceAgreement, isSupported } = readFields(value);
  if (typeof registrationNumber !== 'string' || typeof brand !== 'string') return null;
  return {
    registrationNumber,
    brand,
    model: readText(model),
    buildYear: typeof buildYear === 'number' ? buildYear : 0,
    hasServiceAgreement: hasServiceAgreement === true,
    isSupported: isSupported === true,
  };
}

export function readCategories(value: unknown): OfferingCategory[] | null {
  return readList(readFields(value)['serviceOfferingCategories'], (entry) => {
    const { name, icon, offerings, selectionType } = readFields(entry);
    const known = readList(offerings, readOffering);
    if (typeof name !== 'string' || !known) return null;
    return {
      name,
      icon: readText(icon),
      offerings: known,
      selectionType: typeof selectionType === 'string' ? selectionType : null,
    };
  });
}

function readOffering(value: unknown): Offering | null {
  const fields = readFields(value);
  const { name, code, price, priceDiscount } = fields;
  if (typeof name !== 'string' || typeof code !== 'string') return null;
  return {
    name,
    code,
    price: isNumber(price) ? price : 0,
    description: readText(fields['description']),
    unitPrice: readUnitPrice(fields['unitPrice']),
    isAvailable: fields['isAvailable'] === true,
    priceKnown: fields['priceKnown'] === true && isNumber(price),
    notKnownPriceText: readText(fields['notKnownPriceText']),
    priceDiscount: isNumber(priceDiscount) ? priceDiscount : null,
    allowUserInput: fields['allowUserInput'] === true,
    listItems: readList(fields['listItems'], (item) => (typeof item === 'string' ? item : null)) ?? [],
  };
}

/** Maximum number of units in a choice; more do not make a usable list. */
const maxUnits = 99;

function readUnitPrice(value: unknown): UnitPrice | null {
  const { minimum, maximum, unit, unitAbbreviation, postfix } = readFields(value);
  if (!Number.isInteger(minimum) || !Number.isInteger(maximum)) return null;
  const [least, most] = [Math.max(1, Number(minimum)), Math.min(maxUnits, Number(maximum))];
  if (most < least) return null;
  return {
    minimum: least,
    maximum: most,
    unit: readText(unit),
    unitAbbreviation: readText(unitAbbreviation),
    postfix: readText(postfix),
  };
}
