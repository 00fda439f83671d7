import { minCompared, slight } from './SampledCar.ts';
import type { Doubt, SampledCar } from './SampledCar.ts';

/** Share of the cars with photos from which a repeated one is no accident. */
const minShare = 0.02;

/** Doubts about the photos: different cars with the same first one. */
export function doubtPhotos(sample: readonly SampledCar[]): Doubt[] {
  const byPhoto = new Map<string, { cars: number; kinds: Set<string> }>();
  let pictured = 0;
  for (const { photo, brand, model } of sample) {
    if (photo === '') continue;
    pictured += 1;
    const same = byPhoto.get(photo) ?? { cars: 0, kinds: new Set() };
    same.cars += 1;
    same.kinds.add(`${brand} ${model}`);
    byPhoto.set(photo, same);
  }
  const shared = [...byPhoto]
    .filter(([, { cars, kinds }]) => kinds.size >= minCompared && cars >= pictured * minShare)
    .sort(([, one], [, other]) => other.cars - one.cars);
  const [first] = shared;
  if (!first) return [];
  const [address, { cars, kinds }] = first;
  return [slight(`are the same for ${String(cars)} cars of ${String(kinds.size)} models`, `First photo: ${address}`)];
}
