import type { Storage } from '../../storage/Storage.ts';
import type { PersonMatch } from './createPersonMatch.ts';

export interface FindOptions {
  storage: Storage;
  matches: PersonMatch;
  /** Country of a site, ISO 3166-1 alpha-2; "" for one that no longer exists. */
  countryOf: (site: string) => string;
  /** Time from which bookings count as ahead. */
  now: Date;
  /** Includes the contents of photos. */
  withPhotos: boolean;
}
