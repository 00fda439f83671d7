/** Bodies of cars that have a drawn side view. */
export const bodyShapeNames = [
  'cabriolet',
  'city',
  'coupe',
  'estate',
  'hatchback',
  'pickup',
  'saloon',
  'suv',
  'van',
] as const;

export type BodyShape = (typeof bodyShapeNames)[number];
