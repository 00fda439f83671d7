import { withoutSeparators } from '../kit/text/withoutSeparators.ts';

/** Forms of registration numbers, as regular expressions of whole numbers. */
type PlateSources = readonly string[];

/** Part of a source where a separator tells cars apart. */
const countingSeparator = '-?';

/** Returns whether a separator tells cars apart in one of the forms. */
export function separatorsCount(sources: PlateSources): boolean {
  return sources.some((source) => source.includes(countingSeparator));
}

/**
 * Returns the numbers that a typed one can mean: several where a missing separator tells cars apart.
 * "b ab 123" means "B-AB123", "BAB123" that or "BA-B123". Other separators are removed.
 */
export function plateReadings(typed: string, sources: PlateSources): [string, ...string[]] {
  const plain = withoutSeparators(typed).toUpperCase();
  const forms = sources.filter((source) => separatorsCount([source])).map((source) => new RegExp(source));
  const places = Array.from(plain, (_sign, at) => at).slice(1);
  const readingsAt = (at: number): string[] => {
    const reading = `${plain.slice(0, at)}-${plain.slice(at)}`;
    return forms.some((form) => form.test(reading)) ? [reading] : [];
  };
  const typedPlaces = new Set(
    [...typed.matchAll(/[\s\p{Pd}./·]+/gu)].map(({ index }) => withoutSeparators(typed.slice(0, index)).length),
  );
  const [asTyped] = places.filter((at) => typedPlaces.has(at)).flatMap(readingsAt);
  if (asTyped !== undefined) return [asTyped];
  const [first = plain, ...others] = forms.length > 0 ? places.flatMap(readingsAt) : [];
  return [first, ...others];
}
