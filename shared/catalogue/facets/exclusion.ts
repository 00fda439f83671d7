/**
 * Marks an excluded value in list state and URLs: car_brand=!Volvo. A delivered value that itself begins with the
 * mark cannot be chosen; no brand, model, colour or equipment does, and text search still finds it.
 */
const mark = '!';

/** Returns the list state value for an exclusion: "!Volvo". */
export function excludedValue(value: string): string {
  return `${mark}${value}`;
}

/** Returns whether a value of the list state is an exclusion. */
export function isExcluded(value: string): boolean {
  return value.startsWith(mark);
}

/** Removes the mark: "!Volvo" and "Volvo" give "Volvo". */
export function plainValue(value: string): string {
  return isExcluded(value) ? value.slice(mark.length) : value;
}
