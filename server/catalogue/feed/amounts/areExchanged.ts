/** Fewer cars show no pattern. */
const minCars = 3;
/** Ids below it, and those with smaller steps, may all end in 0 by chance. */
const minAmount = 1000;
const seriesStep = 100;
/** Shares of prices that end in 0, 5 or 9, as people set them; numbers of cars do in three of ten cars. */
const minRounded = 0.9;
const maxChance = 0.45;

function roundedShare(numbers: readonly number[]): number {
  return numbers.filter((number) => /[059]$/.test(String(number))).length / numbers.length;
}

/**
 * True if the ids of cars are rounded like prices, while each price is another number.
 * Few of those prices are rounded.
 * The columns, or their names, are then exchanged.
 * @param ids of the same cars; only numbers count
 */
export function areExchanged(prices: readonly number[], ids: readonly string[]): boolean {
  const amounts = ids.filter((id) => /^\d+(?:\.\d+)?$/.test(id)).map(Number);
  if (prices.length < minCars || new Set(amounts).size < minCars) return false;
  const sorted = amounts.toSorted((a, b) => a - b);
  const [min = 0, max = 0] = [sorted[0], sorted.at(-1)];
  if (min < minAmount || max - min < seriesStep * amounts.length) return false;
  const isUnique = new Set(prices).size === prices.length;
  return isUnique && roundedShare(amounts) >= minRounded && roundedShare(prices) < maxChance;
}
