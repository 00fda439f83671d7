import type { PageRoute } from '../../framework/PageRoute.ts';

/** The list of dealers; its search, filters and place are in the address. */
export const dealerListRoute: PageRoute = {
  name: 'dealerList',
  texts: ['dealers'],
  path: (t) => t('pathToSiteList'),
  load: async (context) => (await import('./loadDealerListPage.ts')).loadDealerListPage(context),
};
