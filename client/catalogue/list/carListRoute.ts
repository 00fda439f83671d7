import { segmentsAfter } from '../../../shared/catalogue/car/carPaths.ts';
import type { PageRoute } from '../../framework/PageRoute.ts';
import type { CarListParams } from './loadCarListPage.ts';

/** The car list; its search, filters and sort order are in the address. */
export const carListRoute: PageRoute<CarListParams> = {
  name: 'carList',
  match: (path, t) => {
    const segments = segmentsAfter(path, t('pathToCarList'));
    return segments && segments.length <= 2 ? { segments } : null;
  },
  load: async (context, params) => (await import('./loadCarListPage.ts')).loadCarListPage(context, params),
  prefetch: async (context, params) => (await import('./loadCarListPage.ts')).prefetchCarList(context, params),
};
