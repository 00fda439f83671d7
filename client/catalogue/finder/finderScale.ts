export const priceFacet = 'car_price';

/** Number of steps that a slider has at least. */
const minSteps = 40;

/** Bounds of a price slider: its step is 1, 2 or 5 times a power of ten, and its end a multiple of it. */
export function finderScale(maxPrice: number): { max: number; step: number } {
  if (maxPrice < minSteps) return { max: 0, step: 1 };
  const power = 10 ** Math.floor(Math.log10(maxPrice / minSteps));
  const step = ([5, 2].find((factor) => factor * power <= maxPrice / minSteps) ?? 1) * power;
  return { max: Math.ceil(maxPrice / step) * step, step };
}
