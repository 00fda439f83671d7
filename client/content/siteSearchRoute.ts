import { maxSiteSearchCharacters } from '../../shared/content/SiteSearchGateway.ts';
import type { PageRoute } from '../app/PageRoute.ts';
import { loadFrame } from '../app/loadLayout.ts';
import { startPath } from '../site/components/sitePaths.ts';
import { siteSearched } from './siteSearchState.ts';

/**
 * The search of a site's pages and stories, with its words in the query parameter q. Only the server can search: in the
 * browser the load of a search fails, and navigation leaves the page to the server.
 */
export const siteSearchRoute: PageRoute<true> = {
  name: 'siteSearch',
  source: 'client/content/pages/SiteSearchPage.tsx',
  match: (path, t) => path.replace(/\/$/, '') === `/${t('pathToSearch')}` || null,
  loadPage: async () => (await import('./pages/SiteSearchPage.tsx')).SiteSearchPage,
  load: async (context) => {
    const { site, t, location, store, gateways } = context;
    const text = (new URLSearchParams(location.search).get('q') ?? '').trim().slice(0, maxSiteSearchCharacters);
    const query = { site: site.name, language: site.language, text };
    const [layout, found] = await Promise.all([
      loadFrame(context, '/'),
      text === '' ? [] : gateways.siteSearch.search(query),
    ]);
    store.dispatch(siteSearched({ text, found }));
    const title = t('siteSearchTitle');
    const frame = layout?.route
      ? { ...layout, route: { ...layout.route, fields: {}, placeholders: withoutMain(layout.route.placeholders) } }
      : null;
    return {
      kind: 'page',
      status: 200,
      head: {
        title: `${text === '' ? title : `${text} – ${title}`} | ${site.displayName}`,
        description: '',
        canonical: '',
        ogImage: '',
        ogDescription: '',
        noindex: true,
        structuredData: [],
      },
      layout: frame && { ...frame, languages: [] },
      breadcrumbs: [
        { title: t('start'), path: startPath(site) },
        { title, path: location.path },
      ],
    };
  },
};

function withoutMain<T>(placeholders: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(placeholders).filter(([name]) => name !== 'headless-main'));
}
