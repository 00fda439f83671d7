import { cutText } from '../kit/text/cutText.ts';
import { plateKey } from '../kit/text/plateKey.ts';

/** Number of digits in the one-time code. */
export const codeLength = 4;
/** Length of a registration number of any country, in letters and digits. */
export const regNoLength = { min: 2, max: 10 };
export const ratingRange = { min: 1, max: 5 };

/**
 * Normalises a registration number: upper case, at most ten characters.
 * It keeps no separators but a hyphen between letters: " abc 123 " and "ABC-123" give "ABC123".
 */
export function tireRegNo(typed: string): string {
  return cutText(plateKey(typed), regNoLength.max);
}

/** Returns the digits of typed or pasted text, limited to the code's length. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, codeLength);
}

/** Validates a mail address: text, @ and a dotted domain that ends in two letters or more. */
export function isTireEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[\p{L}]{2,}$/u.test(typed.trim());
}

/** "205/55 R16" */
export function tireSize({
  sectionWidth,
  aspectRatio,
  rimDiameter,
}: {
  sectionWidth: number;
  aspectRatio: number;
  rimDiameter: number;
}): string {
  return `${String(sectionWidth)}/${String(aspectRatio)} R${String(rimDiameter)}`;
}

/** Moves the searched vehicle to the front, so that it is still known after a reload. */
export function searchedFirst<T extends { regNo: string }>(vehicles: readonly T[], regNo: string): T[] {
  const searched = vehicles.filter((vehicle) => tireRegNo(vehicle.regNo) === regNo);
  return [...searched, ...vehicles.filter((vehicle) => !searched.includes(vehicle))];
}
