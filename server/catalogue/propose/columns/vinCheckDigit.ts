const alphabet = /^[A-HJ-NPR-Z0-9]{17}$/;
/** Regions that require the check digit of ISO 3779: North America and China. */
const checkedRegions = /^[1-5L]/;
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** Values of the letters from A to Z; I, O and Q do not occur. */
const letterValues = '12345678 12345 7 923456789';

/** True for a text of 17 characters of the alphabet of VINs. */
export const isVin = (text: string): boolean => alphabet.test(text.toUpperCase());

function valueOf(character: string): number {
  return /\d/.test(character) ? Number(character) : Number(letterValues[character.charCodeAt(0) - 65]);
}

/**
 * Verifies the ninth character of a VIN (ISO 3779, 49 CFR 565).
 * @returns null where the maker's region requires no check digit
 */
export function hasValidCheckDigit(vin: string): boolean | null {
  const upper = vin.toUpperCase();
  if (!checkedRegions.test(upper)) return null;
  const sum = weights.reduce((total, weight, at) => total + valueOf(upper.charAt(at)) * weight, 0);
  const remainder = sum % 11;
  return upper[8] === (remainder === 10 ? 'X' : String(remainder));
}
