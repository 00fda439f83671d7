import { segmentsAfter } from '../../../shared/catalogue/car/carPaths.ts';
import type { PageRoute } from '../../framework/PageRoute.ts';

/** The list of dealers; its search, filters and place are in the address. */
export const dealerListRoute: PageRoute<Record<string, never>> = {
  name: 'dealerList',
  match: (path, t) => (segmentsAfter(path, t('pathToSiteList'))?.length === 0 ? {} : null),
  load: async (context) => (await import('./loadDealerListPage.ts')).loadDealerListPage(context),
};
