/**
 * Marks an excluded value in list state and URLs: car_brand=!Volvo. A delivered value that itself begins with the
 * mark cannot be chosen; no brand, model, colour or equipment does, and text search still finds it.
 */
const mark = '!';

/** The form of an excluded value in list state: "!Volvo". */
export function excludedValue(value: string): string {
  return `${mark}${value}`;
}

/** True if a value of the list state excludes. */
export function isExcluded(value: string): boolean {
  return value.startsWith(mark);
}

/** Removes the mark: "!Volvo" and "Volvo" give "Volvo". */
export function plainValue(value: string): string {
  return isExcluded(value) ? value.slice(mark.length) : value;
}
