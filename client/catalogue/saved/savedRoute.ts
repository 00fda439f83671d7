import { segmentsAfter } from '../../../shared/catalogue/car/carPaths.ts';
import type { PageRoute } from '../../framework/PageRoute.ts';

/** The cars remembered on the visitor's device. The server's page is the same for all and has no cars. */
export const savedRoute: PageRoute<true> = {
  name: 'saved',
  match: (path, t) => segmentsAfter(path, t('pathToSaved'))?.length === 0 || null,
  load: async (context) => (await import('./loadSavedPage.ts')).loadSavedPage(context),
};
