import type { PageRoute } from '../../framework/PageRoute.ts';

/** The cars remembered on the visitor's device. The server's page is the same for all and has no cars. */
export const savedRoute: PageRoute = {
  name: 'saved',
  texts: ['saved'],
  path: (t) => t('pathToSaved'),
  load: async (context) => (await import('./loadSavedPage.ts')).loadSavedPage(context),
};
