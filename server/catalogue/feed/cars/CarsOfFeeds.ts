import type { Car } from '../../../../shared/catalogue/Car.ts';
import { plateOf, vinOf } from './carIdentity.ts';

/** Kind of identity that a car has in two feeds. */
export type SharedIdentity = 'vin' | 'plate' | 'id';

/** Remembers the cars of feeds that are read one after the other, to find those that an earlier one has. */
export class CarsOfFeeds {
  /** Number of the feed by "site/kind/identity". */
  private readonly feedOf = new Map<string, number>();

  /** Records a car of a feed. A sold one may be for sale again in another feed, under another id. */
  add(site: string, car: Car, feed: number): void {
    for (const [kind, identity] of identities(car)) {
      if (kind !== 'id' && car.car_sale_state === 'sold') continue;
      const key = `${site}/${kind}/${identity}`;
      if (!this.feedOf.has(key)) this.feedOf.set(key, feed);
    }
  }

  /** Returns the same as earlier(), and records a car that no earlier feed has. */
  earlierOrAdd(site: string, car: Car, feed: number): SharedIdentity | null {
    const shared = this.earlier(site, car, feed);
    if (shared === null) this.add(site, car, feed);
    return shared;
  }

  /** Returns by what an earlier feed has the car; null when none has it. */
  earlier(site: string, car: Car, feed: number): SharedIdentity | null {
    const isEarlier = (number: number | undefined): boolean => number !== undefined && number < feed;
    const found = identities(car).find(([kind, identity]) => isEarlier(this.feedOf.get(`${site}/${kind}/${identity}`)));
    return found?.[0] ?? null;
  }
}

function identities(car: Car): [SharedIdentity, string][] {
  const found: [SharedIdentity, string | null][] = [
    ['vin', vinOf(car)],
    ['plate', plateOf(car)],
    ['id', car.car_id],
  ];
  return found.flatMap(([kind, identity]) => (identity === null ? [] : [[kind, identity]]));
}
