import type { PageRoute, RouteParams } from '../../framework/PageRoute.ts';
import type { CarListParams } from './loadCarListPage.ts';

/** The car list; its search, filters and sort order are in the address. */
export const carListRoute: PageRoute = {
  name: 'carList',
  texts: ['carList', 'saved'],
  path: (t) => `${t('pathToCarList')}/:brand?/:model?`,
  load: async (context, params) => (await import('./loadCarListPage.ts')).loadCarListPage(context, read(params)),
  prefetch: async (context, params) => (await import('./loadCarListPage.ts')).prefetchCarList(context, read(params)),
};

function read({ brand, model }: RouteParams): CarListParams {
  return { segments: [brand, model].filter((segment) => segment !== undefined) };
}
