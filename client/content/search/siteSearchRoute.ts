import type { PageRoute } from '../../framework/PageRoute.ts';

/**
 * Search of a site's pages and stories, with its words in the query parameter q.
 * Only the server can search: in the browser the load of a search fails, and navigation leaves the page to the server.
 */
export const siteSearchRoute: PageRoute<true> = {
  name: 'siteSearch',
  match: (path, t) => path.replace(/\/$/, '') === `/${t('pathToSearch')}` || null,
  load: async (context) => (await import('./loadSiteSearchPage.ts')).loadSiteSearchPage(context),
};
