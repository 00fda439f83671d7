import type { PageRoute } from '../../framework/PageRoute.ts';

/** The page of one dealer. Redirects to the list when there is no dealer to show. */
export const dealerDetailRoute: PageRoute = {
  name: 'dealerDetail',
  texts: ['dealers'],
  path: (t) => `${t('pathToSiteDetail')}/:slug?`,
  load: async (context, { slug = '' }) =>
    (await import('./loadDealerDetailPage.ts')).loadDealerDetailPage(context, { slug }),
};
