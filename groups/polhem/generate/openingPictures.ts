import type { Car } from '../../../shared/catalogue/Car.ts';
import type { DemoMedia } from './demoMedia.ts';
import { carImages, pictureSetsOf, showImages } from './demoMedia.ts';
import { listNeighbours } from './listNeighbours.ts';
import { defaultOrder } from './listOrders.ts';
import { firstPicture, lookOf } from './pictureLook.ts';
import { seededRandom } from './seededRandom.ts';

/** Views that may be the first picture of a car, with their cost: buyers want to see the front. */
const viewCosts = {
  'front-three-quarter': 0,
  'side-left': 60,
  front: 100,
  'rear-three-quarter': 300,
} as const;
/** Factors of these costs for the first cars in the default order, which most visitors see. */
const firstCars: readonly (readonly [cars: number, factor: number])[] = [
  [12, 16],
  [60, 10],
];
/** Rounds of random changes, each with one change per car. With 40, a pair of cars was left. */
const rounds = 100;
/** Maximum rise of the cost by a change in the first round; it declines to 0 in the last. */
const firstTolerance = 200;

/** A possible first picture of a car. */
interface Opening {
  set: string;
  view: string;
  look: string;
  cost: number;
}

/** Returns the possible first pictures of a car in its colour, the present set first. */
function openingsOf(car: Car, factor: number, media: DemoMedia): Opening[] {
  const own = firstPicture(car);
  const shape = media.cars[own?.set ?? '']?.shape;
  if (!own || !shape) return [];
  const sets = pictureSetsOf(media, shape);
  const colour = sets.find(({ id }) => id === own.set)?.colour;
  const alike = sets.filter((set) => set.colour === colour).map(({ id }) => id);
  return [own.set, ...alike.filter((id) => id !== own.set)].flatMap((set) =>
    Object.entries(viewCosts)
      .filter(([view, cost]) => view in (media.cars[set]?.views ?? {}) && (cost === 0 || !car.caroftheweek))
      .map(([view, cost]) => ({ set, view, look: lookOf(set, view), cost: cost * factor })),
  );
}

/**
 * Chooses first pictures so that no list of a site shows the same one of two models in a row.
 * Changes views, and paints within a colour; a car of the week keeps its front. Searches by threshold accepting, in
 * whole numbers only, so that the result is the same on every machine.
 * @param cars those that lists show: without sold ones
 */
export function chooseOpeningPictures(cars: readonly Car[], siteName: string, media: DemoMedia): void {
  const random = seededRandom(`${siteName}:opening`);
  const near = listNeighbours(cars);
  const place = new Map([...cars].sort(defaultOrder).map((car, at) => [car, at]));
  const factorOf = (car: Car): number => firstCars.find(([count]) => (place.get(car) ?? 0) < count)?.[1] ?? 1;
  const chosen = new Map<Car, Opening>();
  const choices = cars.flatMap((car) => {
    const openings = openingsOf(car, factorOf(car), media);
    if (openings[0]) chosen.set(car, openings[0]);
    return openings.length > 1 ? [{ car, openings }] : [];
  });
  const costOf = (car: Car, { look, cost }: Opening): number => {
    let sum = cost;
    for (const [other, weight] of near.get(car) ?? []) if (chosen.get(other)?.look === look) sum += weight;
    return sum;
  };
  for (let round = 1; round <= rounds; round += 1) {
    const tolerance = Math.floor((firstTolerance * (rounds - round)) / rounds);
    for (let change = 0; change < choices.length; change += 1) {
      const { car, openings } = random.pick(choices);
      const opening = random.pick(openings);
      const present = chosen.get(car);
      if (present && costOf(car, opening) - costOf(car, present) <= tolerance) chosen.set(car, opening);
    }
  }
  for (const [car, { set, view }] of chosen) {
    const images = carImages(media, set);
    const isOpening = ({ original }: { original: string }): boolean => original.includes(`/${view}-1280.`);
    showImages(car, [...images.filter(isOpening), ...images.filter((image) => !isOpening(image))]);
  }
}
