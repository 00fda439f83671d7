import type { DistanceUnit } from '../../site/SiteTypes.ts';
import type { FieldFault } from './contactRules.ts';
import { trimInvisible } from '../cleanText.ts';
import { fieldLimits } from './fieldLimits.ts';
import { maxMileage } from './maxMileage.ts';

/**
 * Validates a registration number of any country.
 * It has letters, digits, spaces and dashes, with at least two letters or digits.
 */
export function anyPlateFault(plate: string): FieldFault | null {
  const trimmed = tidyPlate(plate);
  if (trimmed === '') return 'missing';
  const { min, max } = fieldLimits.anyPlate;
  if (trimmed.length > max) return 'tooLong';
  const characters = trimmed.replace(/[ -]/g, '');
  return characters.length >= min && /^[\p{L}\p{N}]+$/u.test(characters) ? null : 'invalid';
}

/** Normalises a registration number: trimmed, upper case, single spaces, plain hyphens. */
export function tidyPlate(plate: string): string {
  return trimInvisible(plate)
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .toUpperCase();
}

/** Parses a typed mileage as a whole number ("12 500", "12.500"); null if invalid. */
export function readMileage(text: string): number | null {
  const digits = text.trim().replace(/(?<=\d)[\s.,'’](?=\d{3}(?!\d))/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

/** Validates a required mileage: a realistic whole number, 0 or more; `tooLong` above the limit of the unit. */
export function mileageFault(text: string, unit: DistanceUnit): FieldFault | null {
  if (text.trim() === '') return 'missing';
  const mileage = readMileage(text);
  if (mileage === null) return 'invalid';
  return mileage > maxMileage[unit] ? 'tooLong' : null;
}
