import { hasDealers } from '../../../shared/catalogue/hasDealers.ts';
import {
  dealerListAddress,
  narrowsDealers,
  nearPlace,
  parseDealerQuery,
} from '../../../shared/catalogue/dealers/dealerQuery.ts';
import type { NearPlace } from '../../../shared/catalogue/dealers/dealerQuery.ts';
import type { LoadContext, RouteOutcome } from '../../framework/PageRoute.ts';
import { loadFrame } from '../../framework/loadLayout.ts';
import { absoluteAddress } from '../../site/absoluteAddress.ts';
import { breadcrumbData } from '../../site/breadcrumbData.ts';
import { loadMissingPage } from '../loadMissingPage.ts';
import { crumbsTo, layoutText } from '../pageHead.ts';
import { dealerListPath } from './dealerPaths.ts';
import { loadDealerList } from './loadDealerList.ts';
import { loadPlace, suggestPlaces } from '../../places/placesThunks.ts';

/**
 * Loads the list of dealers. The page reports a failed search. A site without dealers has no such page.
 * Words that match no dealer but name a place redirect to the dealers nearest to it.
 */
export async function loadDealerListPage(context: LoadContext): Promise<RouteOutcome> {
  const { site, t, store, location } = context;
  const listPath = dealerListPath(site, t);
  const contentPath = `/${t('pathToSiteList')}`;
  if (!hasDealers(site)) return loadMissingPage(context);
  const list = parseDealerQuery(location.search);
  const [layout] = await Promise.all([loadFrame(context, contentPath), store.dispatch(loadDealerList(list, listPath))]);
  const { status, total } = store.getState().dealerList;
  if (status === 'ready' && total === 0 && list.keyphrase && !list.near) {
    const near = await placeOfWords(list.keyphrase, context);
    if (near) {
      const location = dealerListAddress(listPath, { ...list, keyphrase: '', page: 0, near });
      return { kind: 'redirect', status: 302, location };
    }
  }
  const breadcrumbs = crumbsTo(layout, site, t, { title: t('dealerListTitle'), path: listPath });
  const title = layoutText(layout, 'metaTitle') || t('dealerListTitle');
  const description = layoutText(layout, 'metaDescription') || t('dealerListDescription');
  return {
    kind: 'page',
    status: 200,
    head: {
      title: title.includes(site.displayName) ? title : `${title} | ${site.displayName}`,
      description,
      // search engines index the whole list; filters and sorting show the same dealers again
      canonical: absoluteAddress(listPath, site),
      ogImage: '',
      ogDescription: description,
      noindex: status === 'error' || total === 0 || narrowsDealers(list) || list.near !== null,
      structuredData: [breadcrumbData(breadcrumbs, site)],
    },
    layout,
    breadcrumbs,
  };
}

/** Returns the likeliest place of the site's country for a town or postcode; null if none is found. */
async function placeOfWords(
  words: string,
  { store, site }: Pick<LoadContext, 'store' | 'site'>,
): Promise<NearPlace | null> {
  const [first] = (await store.dispatch(suggestPlaces(words, site))) ?? [];
  const place = first && (await store.dispatch(loadPlace(first.placeId, site.language)));
  return place ? nearPlace({ lat: place.latitude, lng: place.longitude }, place.name) : null;
}
