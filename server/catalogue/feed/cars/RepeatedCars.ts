import type { Car } from '../../../../shared/catalogue/Car.ts';
import type { RowProblem } from '../FeedRow.ts';
import { identityOf } from './carIdentity.ts';
import type { VehicleIdentifier } from './carIdentity.ts';

/** Finds cars that a feed has twice, under different ids. A sold car may be there again for sale. */
export class RepeatedCars {
  private readonly lines = new Map<string, number>();

  /** Records a car. Returns its problem if an earlier line has the same one; null for none. */
  add(site: string, car: Car, line: number): RowProblem | null {
    const identity = car.car_sale_state === 'sold' ? null : identityOf(car);
    if (identity === null) return null;
    const key = `${site}/${identity.text}/${car.car_brand}`;
    const earlier = this.lines.get(key);
    if (earlier !== undefined) return repeatedCar(identity, line, earlier);
    this.lines.set(key, line);
    return null;
  }
}

function repeatedCar({ kind }: VehicleIdentifier, line: number, earlier: number): RowProblem {
  return {
    line,
    reason: `the same car (${kind}) occurs in an earlier line, too`,
    value: `line ${String(earlier)}`,
    cure: 'Remove one of the rows at the source; the first one is served.',
  };
}
