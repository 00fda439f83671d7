/** Facts of a car that are compared with those of others. Unknown texts are "", unknown numbers null. */
export interface SampledCar {
  id: string;
  brand: string;
  model: string;
  price: number | null;
  /** Highest plausible price in the country of the car's site; null where it states none. */
  maxPrice: number | null;
  /** As in the feed's stock, in the unit of the site. */
  mileage: number | null;
  /** The same in kilometres; null where the unit is unknown. */
  km: number | null;
  year: number | null;
  /** Address of the first photo. */
  photo: string;
  /** Stated as new. */
  isNew: boolean;
  /** A heavy vehicle, which drives farther. */
  isHeavy: boolean;
}

/** A reason why the values of a field are probably wrong. */
export interface Doubt {
  /** Follows the field's name: "is the same as the id". */
  text: string;
  cure?: string;
  /** The check fails. */
  isFault: boolean;
}

/** Fewer cars show no pattern. */
export const minCompared = 3;

export const severe = (text: string, cure?: string): Doubt => ({
  text,
  ...(cure ? { cure } : {}),
  isFault: true,
});
export const slight = (text: string, cure?: string): Doubt => ({ text, ...(cure ? { cure } : {}), isFault: false });

/** The middle one of some numbers; null for none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** Share of the items that fulfil a condition; 0 for none. */
export function shareOf<T>(items: readonly T[], condition: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(condition).length / items.length;
}
