import type { PageRoute } from '../../framework/PageRoute.ts';

/** A comparison with its own address for sharing and printing: /{pathToCompare}?cars=id,id. */
export const compareRoute: PageRoute = {
  name: 'compare',
  path: (t) => t('pathToCompare'),
  load: async (context) => (await import('./loadComparePage.ts')).loadComparePage(context),
};
