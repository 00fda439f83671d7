import type { PageRoute } from '../framework/PageRoute.ts';

/**
 * Pages of the content platform, including the start page.
 * A path unknown to the platform is 404 in the site's frame.
 */
export const contentRoute: PageRoute = {
  name: 'content',
  path: () => '*',
  load: async (context) => (await import('./loadContentPage.ts')).loadContentPage(context),
};
