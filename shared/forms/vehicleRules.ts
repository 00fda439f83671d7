import type { FieldFault } from './contactRules.ts';
import { trimInvisible } from './cleanText.ts';
import { fieldLimits } from './fieldLimits.ts';

/** A registration number of any country: letters, digits, blanks and dashes, at least two of them letters or digits. */
export function anyPlateFault(plate: string): FieldFault | null {
  const trimmed = tidyPlate(plate);
  if (trimmed === '') return 'missing';
  const { min, max } = fieldLimits.anyPlate;
  if (trimmed.length > max) return 'tooLong';
  const signs = trimmed.replace(/[ -]/g, '');
  return signs.length >= min && /^[\p{L}\p{N}]+$/u.test(signs) ? null : 'invalid';
}

/** A registration number as it is sent: trimmed, upper case, with single spaces and plain hyphens inside. */
export function tidyPlate(plate: string): string {
  return trimInvisible(plate)
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .toUpperCase();
}

/** The whole number of a mileage that was typed ("12 500", "12.500"); null for what is none. */
export function readMileage(text: string): number | null {
  const digits = text.trim().replace(/(?<=\d)[\s.,'’](?=\d{3}(?!\d))/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** A mileage that must be given: a whole number, 0 or more, that a vehicle can have run. */
export function mileageFault(text: string): FieldFault | null {
  if (text.trim() === '') return 'missing';
  const mileage = readMileage(text);
  return mileage !== null && mileage <= fieldLimits.mileage ? null : 'invalid';
}
