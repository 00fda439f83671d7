import { segmentsAfter } from '../../../shared/catalogue/car/carPaths.ts';
import type { PageRoute } from '../../framework/PageRoute.ts';
import type { CarDetailParams } from './loadCarDetailPage.ts';

/**
 * The page of one car.
 * An id alone redirects to the full path; another slug shows the car, with its canonical path. The page of a sold car
 * stays for some days, then it is gone (410).
 */
export const carDetailRoute: PageRoute<CarDetailParams> = {
  name: 'carDetail',
  match: (path, t) => {
    const segments = segmentsAfter(path, t('pathToCarDetail'));
    const [carId, slug = ''] = segments ?? [];
    return carId && segments && segments.length <= 2 ? { carId, slug } : null; // without an id there is no such page
  },
  load: async (context, params) => (await import('./loadCarDetailPage.ts')).loadCarDetailPage(context, params),
  prefetch: async (context, params) => (await import('./loadCarDetailPage.ts')).prefetchCarDetail(context, params),
};
