import { segmentsAfter } from '../../../shared/catalogue/car/carPaths.ts';
import type { PageRoute } from '../../framework/PageRoute.ts';
import type { DealerDetailParams } from './loadDealerDetailPage.ts';

/** The page of one dealer. Redirects to the list when there is no dealer to show. */
export const dealerDetailRoute: PageRoute<DealerDetailParams> = {
  name: 'dealerDetail',
  match: (path, t) => {
    const segments = segmentsAfter(path, t('pathToSiteDetail'));
    return segments && segments.length <= 1 ? { slug: segments[0] ?? '' } : null;
  },
  load: async (context, params) => (await import('./loadDealerDetailPage.ts')).loadDealerDetailPage(context, params),
};
