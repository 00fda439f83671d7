import { segmentsAfter } from '../../shared/catalogue/carPaths.ts';
import { indexFor } from '../../shared/catalogue/indexFor.ts';
import { brandSearch, listSearch } from '../../shared/catalogue/listSearch.ts';
import {
  brandFacet,
  isIndexable,
  mergeFilters,
  parseListQuery,
  resolveSegments,
  segmentTitle,
  toAddress,
  toListPath,
  withFilter,
} from '../../shared/catalogue/listState.ts';
import type { ListContext, ListState } from '../../shared/catalogue/listState.ts';
import type { LayoutAnswer } from '../../shared/content/ContentTypes.ts';
import { fillText } from '../../shared/site/fillText.ts';
import type { LoadContext, PageRoute, RouteOutcome } from '../app/PageRoute.ts';
import type { PageHead } from '../app/pageState.ts';
import { loadFrame } from '../app/loadLayout.ts';
import { versionsBelow } from './versionsBelow.ts';
import { listMissing, loadCarList } from './carListState.ts';
import { listContextOf } from './listContext.ts';
import { absoluteAddress } from '../site/absoluteAddress.ts';
import { breadcrumbData } from '../site/breadcrumbData.ts';
import type { Crumb } from '../site/breadcrumbData.ts';
import { crumbsToList, layoutText, missingHead } from './pageHead.ts';

interface CarListParams {
  /** Brand and model in the path, as written there. */
  segments: string[];
}

/** A list address understood: its state, and the display texts of its path segments. */
interface ReadList {
  list: ListState;
  texts: string[];
  /** The address with words of the keyphrase turned into filters; null when no word is a filter. */
  matched: string | null;
}

/** The car list with its search, filters and sorts, all held in the address. */
export const carListRoute: PageRoute<CarListParams> = {
  name: 'carList',
  source: 'client/catalogue/pages/CarListPage.tsx',
  match: (path, t) => {
    const segments = segmentsAfter(path, t('pathToCarList'));
    return segments && segments.length <= 2 ? { segments } : null;
  },
  loadPage: async () => (await import('./pages/CarListPage.tsx')).CarListPage,

  load: async (context, params): Promise<RouteOutcome> => {
    const { site, t, store } = context;
    const urls = listContextOf(site, t);
    const contentPath = `/${t('pathToCarList')}`;
    if (!site.features.stock) {
      store.dispatch(listMissing());
      const layout = await loadFrame(context, contentPath);
      const head = missingHead(`${t('notFoundTitle')} | ${site.displayName}`, t('notFoundText'));
      return { kind: 'page', status: 404, head, layout, breadcrumbs: [] };
    }
    const { list, texts, matched } = await readList(context, params, urls);
    if (matched !== null) return { kind: 'redirect', status: 302, location: matched };
    const [frame] = await Promise.all([loadFrame(context, contentPath), store.dispatch(loadCarList(list, urls))]);
    const layout = versionsBelow(frame, params.segments);
    const failed = store.getState().carList.status === 'error';
    const breadcrumbs = crumbsOf(context, layout, texts, urls);
    const head = headOf(context, layout, list, texts, breadcrumbs, urls);
    const nothing = store.getState().carList.total === 0;
    return {
      kind: 'page',
      status: 200,
      head: { ...head, noindex: head.noindex || failed || nothing },
      layout,
      breadcrumbs,
    };
  },

  prefetch: async (context, params) => {
    const { site, t, gateways } = context;
    if (!site.features.stock) return;
    const urls = listContextOf(site, t);
    const { list, matched } = await readList(context, params, urls);
    if (matched === null)
      await gateways.catalogue.searchCars(listSearch(indexFor(site.name, 'vehicles'), list, urls, 'all'));
  },
};

async function readList(context: LoadContext, { segments }: CarListParams, urls: ListContext): Promise<ReadList> {
  const list = parseListQuery(context.location.search, urls);
  const index = indexFor(context.site.name, 'vehicles');
  const { catalogue } = context.gateways;
  const [brands, meaning] = await Promise.all([
    segments.length === 0 ? null : catalogue.searchCars(brandSearch(index, urls)),
    list.keyphrase === ''
      ? null
      : catalogue.understand({ index, language: context.site.language, keyphrase: list.keyphrase }),
  ]);
  const texts = resolveSegments(segments, brands?.facet ?? []);
  const values = list.filters[brandFacet] ?? [];
  const page = list.page; // choosing goes to the first page, reading an address does not
  const read = texts.length > 0 ? { ...withFilter(list, brandFacet, [...values, texts.join('>')]), page } : list;
  if (meaning === null || Object.keys(meaning.filters).length === 0) return { list: read, texts, matched: null };
  return { list: read, texts, matched: toAddress(mergeFilters(read, meaning.filters, meaning.keyphrase), urls) };
}

function crumbsOf(context: LoadContext, layout: LayoutAnswer | null, texts: string[], urls: ListContext): Crumb[] {
  const { site, t } = context;
  const segments = texts.map((title, at) => {
    const value = texts.slice(0, at + 1).join('>');
    return { title, path: toListPath({ filters: { [brandFacet]: [value] } }, urls) };
  });
  return [...crumbsToList(layout, site, t, urls.listPath), ...segments];
}

function headOf(
  { site, t }: LoadContext,
  layout: LayoutAnswer | null,
  list: ListState,
  texts: string[],
  crumbs: Crumb[],
  urls: ListContext,
): PageHead {
  const value = segmentTitle(texts);
  const own = layoutText(layout, 'metaTitle') || t('carListTitle');
  const title = value ? fillText(t('carListTitleTemplate'), { value }) : own;
  const description = layoutText(layout, 'metaDescription') || t('carListDescription');
  return {
    title: title.includes(site.displayName) ? title : `${title} | ${site.displayName}`,
    description,
    canonical: absoluteAddress(toListPath(list, urls), site),
    ogImage: '',
    ogDescription: description,
    noindex: !isIndexable(list),
    structuredData: [breadcrumbData(crumbs, site)],
  };
}
