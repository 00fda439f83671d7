import type { PageRoute } from '../../framework/PageRoute.ts';

/**
 * Search of a site's pages and stories, with its words in the query parameter q.
 * Only the server can search: in the browser the load of a search fails, and navigation leaves the page to the server.
 */
export const siteSearchRoute: PageRoute = {
  name: 'siteSearch',
  texts: ['siteSearch'],
  path: (t) => t('pathToSearch'),
  load: async (context) => (await import('./loadSiteSearchPage.ts')).loadSiteSearchPage(context),
};
