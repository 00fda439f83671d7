import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Storage } from '../../storage/Storage.ts';
import { createPhotoFiles } from './createPhotoFiles.ts';

const dayMs = 24 * 60 * 60_000;
/** Validity of photo links for the recipient of a lead. */
const goodForDays = 30;

/** Creates photo URLs for the system that leads are sent to. Anyone with such a URL can open it for a month. */
export function createPhotoAddresses(options: {
  storage: Storage;
  /** "https://www.fjord-bil.example" */
  origin: string;
  clock: Clock;
}): (ids: readonly string[]) => Promise<string[]> {
  const { storage, origin, clock } = options;
  const files = createPhotoFiles(storage);
  return async (ids) => {
    // expires at the end of a day, so that a retry sends the same URL
    const today = Math.floor(clock.now().getTime() / dayMs);
    const links = await files.links(ids, new Date((today + 1 + goodForDays) * dayMs));
    return links.map((link) => `${origin}/api/forms/photos/${link}`);
  };
}
