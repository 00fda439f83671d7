import type { Car } from '../../../shared/catalogue/Car.ts';
import type { DemoMedia, PictureSet } from './demoMedia.ts';
import { carImages, pictureSetsOf, primaryImage } from './demoMedia.ts';
import { seededRandom } from './seededRandom.ts';
import type { CarShape } from './models/modelShapes.ts';
import type { DemoSite } from './siteTexts.ts';
import { carTexts } from './siteTexts.ts';

/** A car and the shape shown in its pictures; null without one. */
export interface ShapedCar {
  car: Car;
  shape: CarShape | null;
}

type Order = (one: Car, other: Car) => number;

/** Orders in which lists show cars, the default first. */
export const listOrders: readonly Order[] = [
  (one, other) => other.car_publishdate.localeCompare(one.car_publishdate),
  (one, other) => (one.car_price ?? Infinity) - (other.car_price ?? Infinity),
  (one, other) => (one.car_mileage ?? Infinity) - (other.car_mileage ?? Infinity),
  (one, other) => (other.car_power ?? 0) - (one.car_power ?? 0),
  (one, other) => (other.car_year ?? 0) - (one.car_year ?? 0),
];

/** Maximum passes in search of picture sets that differ from neighbouring cars. */
const passes = 20;
/** Number of neighbours on either side in a list, and the weight of an equal picture there. */
const nearness = [30, 10, 8];
/** Factor for the default order of lists, which most visitors see. */
const defaultOrderFactor = 4;
/** Factor for lists without a filter. */
const wholeListFactor = 2;

const pictureOf = (car: Car): string => car.car_primary_image?.thumbnail_url ?? '';

/** Returns the neighbours of each car in a list, with the weight of an equal picture. */
function neighbourhoods(cars: readonly ShapedCar[]): Map<ShapedCar, { other: ShapedCar; weight: number }[]> {
  const near = new Map(cars.map((shaped) => [shaped, [] as { other: ShapedCar; weight: number }[]]));
  const shared = new Map<string, ShapedCar[]>();
  for (const shaped of cars) {
    const { car_body, car_brand, car_condition, car_axles, car_use } = shaped.car;
    const own = ['', `body ${car_body}`, `brand ${car_brand}`, `condition ${car_condition}`];
    if (car_axles) own.push(`axles ${String(car_axles)}`, `use ${String(car_use)}`);
    for (const key of own) shared.set(key, [...(shared.get(key) ?? []), shaped]);
  }
  for (const [key, list] of shared) {
    for (const [rank, order] of listOrders.entries()) {
      const factor = (rank === 0 ? defaultOrderFactor : 1) * (key === '' ? wholeListFactor : 1);
      const sorted = [...list].sort((one, other) => order(one.car, other.car));
      sorted.forEach((shaped, at) => {
        nearness.forEach((weight, step) => {
          for (const other of [sorted[at - step - 1], sorted[at + step + 1]]) {
            if (other && other.shape === shaped.shape && other.car.car_model !== shaped.car.car_model) {
              near.get(shaped)?.push({ other, weight: weight * factor });
            }
          }
        });
      });
    }
  }
  return near;
}

function paint(car: Car, set: PictureSet, site: DemoSite, media: DemoMedia): void {
  car.car_color = carTexts[site.language].colour[set.colour];
  car.car_images = carImages(media, set.id);
  car.car_primary_image = primaryImage(car.car_images);
}

/** Changes the colour of cars next to a car of another model with the same picture. */
export function separatePictures(cars: readonly ShapedCar[], site: DemoSite, media: DemoMedia): void {
  const random = seededRandom(`${site.name}:paint`);
  const near = neighbourhoods(cars);
  for (let pass = 0; pass < passes; pass += 1) {
    for (const shaped of cars) {
      const { car, shape } = shaped;
      if (shape === null || car.car_primary_image === null) continue;
      const costOf = (picture: string): number =>
        (near.get(shaped) ?? []).reduce(
          (sum, { other, weight }) => sum + (pictureOf(other.car) === picture ? weight : 0),
          0,
        );
      let best = costOf(pictureOf(car));
      if (best === 0) continue;
      const sets = pictureSetsOf(media, shape);
      for (const set of random.sample(sets, sets.length)) {
        const cost = costOf(primaryImage(carImages(media, set.id))?.thumbnail_url ?? '');
        if (cost > best) continue;
        best = cost;
        paint(car, set, site, media);
      }
    }
  }
}
