import type { PageRoute, RouteParams } from '../../framework/PageRoute.ts';
import type { CarDetailParams } from './loadCarDetailPage.ts';

/**
 * The page of one car.
 * An id alone redirects to the full path; another slug shows the car, with its canonical path. The page of a sold car
 * stays for some days, then it is gone (410).
 */
export const carDetailRoute: PageRoute = {
  name: 'carDetail',
  texts: ['carDetail', 'saved', 'enquiry', 'leadForm'],
  path: (t) => `${t('pathToCarDetail')}/:carId/:slug?`,
  load: async (context, params) => (await import('./loadCarDetailPage.ts')).loadCarDetailPage(context, read(params)),
  prefetch: async (context, params) =>
    (await import('./loadCarDetailPage.ts')).prefetchCarDetail(context, read(params)),
};

function read({ carId = '', slug = '' }: RouteParams): CarDetailParams {
  return { carId, slug };
}
