import { maxSiteSearchCharacters } from '../../../shared/content/SiteSearchGateway.ts';
import { loadFrame } from '../../framework/loadLayout.ts';
import type { LoadContext, PageOutcome } from '../../framework/PageRoute.ts';
import { versionsByDictionary } from '../../framework/versionsByDictionary.ts';
import { startPath } from '../../site/components/sitePaths.ts';
import { findDealers } from './findDealers.ts';
import { siteSearched } from './siteSearchState.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';

/** Searches the site for the words of the address. Rejects in the browser: only the server can search. */
export async function loadSiteSearchPage(context: LoadContext): Promise<PageOutcome> {
  const { site, t, location, store, gateways } = context;
  const text = cutText((new URLSearchParams(location.search).get('q') ?? '').trim(), maxSiteSearchCharacters);
  const query = { site: site.name, language: site.language, text };
  const [layout, dealers, pages] = await Promise.all([
    loadFrame(context, '/'),
    findDealers(context, text),
    text === '' ? [] : gateways.siteSearch.search(query),
  ]);
  store.dispatch(siteSearched({ text, found: [...dealers, ...pages] }));
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
    layout: frame && { ...frame, languages: await versionsByDictionary(context, frame, 'pathToSearch') },
    breadcrumbs: [
      { title: t('start'), path: startPath(site) },
      { title, path: location.path },
    ],
  };
}

function withoutMain<T>(placeholders: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(placeholders).filter(([name]) => name !== 'headless-main'));
}
