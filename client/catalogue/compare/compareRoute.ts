import { segmentsAfter } from '../../../shared/catalogue/car/carPaths.ts';
import type { PageRoute } from '../../framework/PageRoute.ts';

/** A comparison with its own address for sharing and printing: /{pathToCompare}?cars=id,id. */
export const compareRoute: PageRoute<true> = {
  name: 'compare',
  match: (path, t) => segmentsAfter(path, t('pathToCompare'))?.length === 0 || null,
  load: async (context) => (await import('./loadComparePage.ts')).loadComparePage(context),
};
