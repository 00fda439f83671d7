import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Storage } from '../../storage/Storage.ts';
import { createPhotoFiles } from './createPhotoFiles.ts';

const dayMs = 24 * 60 * 60_000;
/** Whoever gets a lead has so many days to fetch its photos. */
const goodForDays = 30;

/** Addresses of photos for the system that leads are sent to: of whoever has one, for a month. */
export function createPhotoAddresses(options: {
  storage: Storage;
  /** "https://www.fjord-bil.example" */
  origin: string;
  clock: Clock;
}): (ids: readonly string[]) => Promise<string[]> {
  const { storage, origin, clock } = options;
  const files = createPhotoFiles(storage);
  return async (ids) => {
    // the end of a day, so that another attempt sends the same
    const today = Math.floor(clock.now().getTime() / dayMs);
    const links = await files.links(ids, new Date((today + 1 + goodForDays) * dayMs));
    return links.map((link) => `${origin}/api/forms/photos/${link}`);
  };
}
