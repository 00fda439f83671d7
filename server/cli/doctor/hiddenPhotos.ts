import type { StockCheck } from '../../catalogue/check/StockCheck.ts';
import { pictureHostEntry } from '../../../shared/kit/pictureOrigin.ts';
import { warning } from './Finding.ts';
import type { Finding } from './Finding.ts';

/**
 * Returns a warning for each host whose photos pages do not show.
 * @param shown hosts of PICTURE_HOSTS
 */
export function hiddenPhotos({ pictureHosts }: Pick<StockCheck, 'pictureHosts'>, shown: readonly string[]): Finding[] {
  return pictureHosts
    .filter(({ host }) => host !== '' && !shown.includes(host))
    .map(({ host, photos, cars }) =>
      warning(
        `${String(photos)} photos of ${String(cars)} cars, at ${host}, are not shown.`,
        `Add ${pictureHostEntry(host)} to PICTURE_HOSTS.`,
      ),
    );
}
