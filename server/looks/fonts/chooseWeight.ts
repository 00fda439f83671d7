/**
 * Returns the weight that browsers choose for a requested one.
 * @param weights of the faces, fixed or as ranges
 * @see https://www.w3.org/TR/css-fonts-4/#font-style-matching
 */
export function chooseWeight<T extends { weights: readonly [min: number, max: number] }>(
  faces: readonly T[],
  wanted: number,
): T | undefined {
  const exact = faces.find(({ weights: [min, max] }) => min <= wanted && wanted <= max);
  if (exact) return exact;
  const heavier = faces.filter(({ weights }) => weights[0] > wanted).sort((a, b) => a.weights[0] - b.weights[0]);
  const lighter = faces.filter(({ weights }) => weights[1] < wanted).sort((a, b) => b.weights[1] - a.weights[1]);
  const medium = heavier.find(({ weights }) => wanted >= 400 && weights[0] <= 500);
  const ordered = wanted > 500 ? [...heavier, ...lighter] : [...(medium ? [medium] : []), ...lighter, ...heavier];
  return ordered[0];
}
