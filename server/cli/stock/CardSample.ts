import type { Car } from '../../../shared/catalogue/Car.ts';
import { carPrice } from '../../../shared/catalogue/car/carRules.ts';

const maxCards = 10;
/** Cars kept of each kind, so that rare kinds are among the cards. */
const maxOfKind = { usual: maxCards, odd: 2 };

/** Picks cars to show: mostly with price and photos, and some without, of the first site that has cars. */
export class CardSample {
  private readonly byKind = new Map<string, Car[]>();
  site: string | null = null;

  take(site: string, car: Car): void {
    this.site ??= site;
    if (site !== this.site) return;
    const isUsual = carPrice(car).main !== '' && car.car_images.length > 0;
    const kind = `${String(carPrice(car).main !== '')} ${String(car.car_images.length > 0)} ${car.car_sale_state}`;
    const cars = this.byKind.get(kind) ?? [];
    if (cars.length >= (isUsual ? maxOfKind.usual : maxOfKind.odd)) return;
    this.byKind.set(kind, [...cars, car]);
  }

  /** Returns at most ten cars: first one of each kind, then the others in the order of the feed. */
  cars(): Car[] {
    const kinds = [...this.byKind.values()];
    const firsts = kinds.flatMap((cars) => cars.slice(0, 1));
    const others = kinds.flatMap((cars) => cars.slice(1));
    return [...firsts, ...others].slice(0, maxCards);
  }
}
