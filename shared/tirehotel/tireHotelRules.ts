import { withoutSeparators } from '../kit/withoutSeparators.ts';

/** One-time code: so many digits. */
export const codeLength = 4;
/** Letters and digits of a registration number, of any country. */
export const regNoLength = { min: 2, max: 10 };
export const ratingRange = { min: 1, max: 5 };

/** Without separators, in upper case, at most ten characters: " abc 123 " and "ABC-123" give "ABC123". */
export function tireRegNo(typed: string): string {
  return withoutSeparators(typed).toUpperCase().slice(0, regNoLength.max);
}

/** The digits of what was typed or pasted, as many as a code has. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, codeLength);
}

/** Something before the @, a dotted domain after it, two letters or more at its end. */
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

/** The vehicle that was searched for, else the first (decision D-68). */
export function shownVehicle<T extends { regNo: string }>(vehicles: readonly T[], regNo: string): T | null {
  return vehicles.find((vehicle) => vehicle.regNo === regNo) ?? vehicles[0] ?? null;
}

/** The same vehicles with the one that was searched for as the first, so that it is still known after a reload. */
export function searchedFirst<T extends { regNo: string }>(vehicles: readonly T[], regNo: string): T[] {
  const searched = vehicles.filter((vehicle) => tireRegNo(vehicle.regNo) === regNo);
  return [...searched, ...vehicles.filter((vehicle) => !searched.includes(vehicle))];
}
