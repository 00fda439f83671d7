import { withFirstValues } from '../../../shared/catalogue/facets/withFirstValues.ts';
import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import { brandSearch, listSearch } from '../../../shared/catalogue/list/listSearch.ts';
import {
  areKnownSegments,
  brandFacet,
  emptyListState,
  calculateLastPage,
  mergeFilters,
  parseListQuery,
  resolveSegments,
  toSegment,
  toAddress,
  toListPath,
  withFilter,
} from '../../../shared/catalogue/list/listState.ts';
import { isIndexable, landingValue } from '../../../shared/catalogue/list/indexedLists.ts';
import type { ListContext, ListState } from '../../../shared/catalogue/list/listState.ts';
import type { KeyphraseMeaning } from '../../../shared/catalogue/keyphrase/KeyphraseTypes.ts';
import { typedWords, withTypedWords } from '../../../shared/catalogue/keyphrase/meantAddress.ts';
import type { ListValue } from '../../../shared/catalogue/facets/ListFacet.ts';
import type { Facet, FacetValue } from '../../../shared/catalogue/SearchTypes.ts';
import type { LayoutAnswer } from '../../../shared/content/ContentTypes.ts';
import { parseQuery } from '../../../shared/kit/text/queryText.ts';
import type { LoadContext, RouteOutcome } from '../../framework/PageRoute.ts';
import type { PageHead } from '../../framework/pageState.ts';
import { loadFrame } from '../../framework/loadLayout.ts';
import { withoutSections } from '../withoutSections.ts';
import { versionsBelow } from '../versionsBelow.ts';
import { facetsReplaced, landingLoaded, listUnknown, searchNoticeSet } from './carListState.ts';
import type { SearchNotice } from './carListState.ts';
import { loadCarList } from './loadCarList.ts';
import type { Landing } from './carListState.ts';
import { listTitle } from './listTitle.ts';
import { segmentLabels } from '../filters/facetValueText.ts';
import { buildListContext } from '../listContext.ts';
import { absoluteAddress } from '../../site/absoluteAddress.ts';
import { breadcrumbData } from '../../site/breadcrumbData.ts';
import { loadMissingPage } from '../loadMissingPage.ts';
import { crumbsToList, layoutText, missingHead } from '../pageHead.ts';
import type { Crumb } from '../../site/breadcrumbData.ts';
import { cutText } from '../../../shared/kit/text/cutText.ts';

/** A parsed list address: its state, and the display texts of its path segments. */
interface ReadList {
  list: ListState;
  texts: string[];
  /** Address with keyphrase words turned into filters or dropped; null when all are used as text. */
  matched: string | null;
  /** True when the path names no brand or model of the stock. */
  unknown: boolean;
  /** Words that were ignored or corrected on the way to this address. */
  notice: SearchNotice | null;
}

/** Parses the address, searches, and determines the outcome of the page. */
export async function loadCarListPage(context: LoadContext, params: CarListParams): Promise<RouteOutcome> {
  const { site, t, store } = context;
  const urls = buildListContext(site, t);
  const contentPath = `/${t('pathToCarList')}`;
  if (!site.features.stock) return loadMissingPage(context);
  const { list, texts, matched, notice, unknown } = await readList(context, params, urls);
  if (matched !== null) return { kind: 'redirect', status: 302, location: matched };
  store.dispatch(searchNoticeSet(notice));
  const isFirst = store.getState().carList.facets.length === 0;
  const [frame, own, isKnown] = await Promise.all([
    loadFrame(context, contentPath),
    texts.length > 0 ? loadOwn(context, `${contentPath}/${texts.map(toSegment).join('/')}`) : null,
    unknown ? true : store.dispatch(loadCarList(list, urls)),
  ]);
  if (unknown && !own) return unknownPage(context, texts, frame);
  if (unknown) await store.dispatch(loadCarList(list, urls));
  const shown = store.getState().carList;
  const isShown = shown.status === 'ready' && toAddress(shown.list, urls) === toAddress(list, urls);
  const page = isShown ? Math.min(list.page, calculateLastPage(shown.total)) : list.page;
  if (page !== requestedPage(context)) {
    return { kind: 'redirect', status: 302, location: toAddress({ ...list, page }, urls) };
  }
  const breadcrumbs = buildCrumbs(context, frame, texts, urls);
  const layout = withOwn(versionsBelow(frame, params.segments), own);
  const { status, total } = store.getState().carList;
  const indexed = status === 'ready' && total > 0 && isIndexable(list, urls);
  const landing = await landingOfList(context, list, indexed && landingValue(list, urls) === null, urls);
  if (isFirst) store.dispatch(facetsReplaced(withFirstValues(store.getState().carList.facets, list)));
  const head = buildHead(context, texts.length > 0 ? own : layout, { list, indexed }, urls);
  const description = head.description || landing?.text || t('carListDescription');
  return {
    kind: 'page',
    status: 200,
    head: {
      ...head,
      description,
      ogDescription: description,
      noindex: !indexed,
      structuredData: [breadcrumbData(breadcrumbs, site)],
    },
    layout,
    breadcrumbs,
    ...(isKnown ? {} : { mayBeRedirected: true }),
  };
}

/** Page number in the address as typed; 0 without a readable one. */
function requestedPage({ location }: LoadContext): number {
  const [page = ''] = parseQuery(location.search).get('page') ?? [];
  return /^\d{1,4}$/.test(page) ? Number(page) : 0;
}

/** Not-found page in place of a list without cars, with a search for its words. */
async function unknownPage(
  { site, t, store }: LoadContext,
  texts: string[],
  layout: LayoutAnswer | null,
): Promise<RouteOutcome> {
  const value = cutText(texts.join(' ').replaceAll('-', ' '), 100);
  store.dispatch(listUnknown(value));
  const head = missingHead(`${t('notFoundTitle')} | ${site.displayName}`, t('unknownListText', { value }));
  return { kind: 'page', status: 404, head, layout: withoutSections(layout, layout?.languages), breadcrumbs: [] };
}

/** Prefetches the cars of an address. */
export async function prefetchCarList(context: LoadContext, params: CarListParams): Promise<void> {
  const { site, t, gateways } = context;
  if (!site.features.stock) return;
  const urls = buildListContext(site, t);
  const { list, matched } = await readList(context, params, urls);
  if (matched === null) {
    await gateways.catalogue.searchCars(listSearch(indexFor(site.name, 'vehicles'), list, urls, 'all'));
  }
}

/** Brands on screen, whose spelling a failed search does not know. */
function shownBrands({ store }: LoadContext): Facet[] {
  const shown = store.getState().carList.facets.find(({ name }) => name === brandFacet);
  if (shown?.kind !== 'values') return [];
  const toValue = ([text, count, children]: ListValue): FacetValue => ({
    text,
    count,
    children: children?.map(toValue) ?? [],
  });
  return [{ name: brandFacet, type: 'terms', value: shown.values.map(toValue) }];
}

async function readList(context: LoadContext, { segments }: CarListParams, urls: ListContext): Promise<ReadList> {
  const list = parseListQuery(context.location.search, urls);
  const index = indexFor(context.site.name, 'vehicles');
  const { catalogue } = context.gateways;
  const understandKeyphrase = (keyphrase: string): Promise<KeyphraseMeaning> | null =>
    keyphrase === '' ? null : catalogue.understand({ index, language: context.site.language, keyphrase });
  const [brands, meaning, typed] = await Promise.all([
    segments.length === 0 ? null : catalogue.searchCars(brandSearch(index, urls)),
    understandKeyphrase(list.keyphrase),
    understandKeyphrase(typedWords(context.location.search)),
  ]);
  const texts = resolveSegments(segments, brands?.error ? shownBrands(context) : (brands?.facet ?? []));
  const unknown = brands !== null && !brands.error && !areKnownSegments(segments, brands.facet);
  const values = list.filters[brandFacet] ?? [];
  const page = list.page; // choosing a filter resets the page, reading an address does not
  const read = texts.length > 0 ? { ...withFilter(list, brandFacet, [...values, texts.join('>')]), page } : list;
  const understood =
    meaning !== null && (Object.keys(meaning.filters).length > 0 || meaning.keyphrase !== list.keyphrase);
  const notice = typed && { ignored: typed.ignored ?? [], corrections: typed.corrections ?? [] };
  if (!understood) return { list: read, texts, matched: null, notice, unknown };
  const address = toAddress(mergeFilters(read, meaning.filters, meaning.keyphrase), urls);
  return { list: read, texts, matched: withTypedWords(address, meaning, list.keyphrase), notice, unknown };
}

function buildCrumbs(context: LoadContext, layout: LayoutAnswer | null, texts: string[], urls: ListContext): Crumb[] {
  const { site, t } = context;
  const segments = segmentLabels(texts, site.valueLabels).map((title, at) => {
    const value = texts.slice(0, at + 1).join('>');
    return { title, path: toListPath({ filters: { [brandFacet]: [value] } }, urls) };
  });
  return [...crumbsToList(layout, site, t, urls.listPath), ...segments];
}

/** Stores the landing text, unless another list has been requested meanwhile. */
async function landingOfList(
  context: LoadContext,
  list: ListState,
  indexed: boolean,
  urls: ListContext,
): Promise<Landing | null> {
  const { store } = context;
  // loaded on demand: a page from the server carries the finished text
  const landing = indexed ? (await import('./landing.ts')).buildLanding(list, store.getState().carList, context) : null;
  if (toAddress(store.getState().carList.list, urls) === toAddress(list, urls)) store.dispatch(landingLoaded(landing));
  return landing;
}

/** The platform's own page of a brand or model, if editors have made one at its address. */
async function loadOwn({ site, gateways }: LoadContext, path: string): Promise<LayoutAnswer | null> {
  try {
    const layout = await gateways.content.layout({ site: site.name, language: site.language, path });
    return layout.route ? layout : null;
  } catch {
    return null; // the gateway has logged it; the list works without
  }
}

/** The frame with the content of a brand or model page replacing that of the list's own page. */
function withOwn(frame: LayoutAnswer | null, own: LayoutAnswer | null): LayoutAnswer | null {
  return own && frame ? { ...frame, route: own.route } : (own ?? frame);
}

/** @param page the platform's page at this exact address */
function buildHead(
  context: LoadContext,
  page: LayoutAnswer | null,
  { list, indexed }: Pick<ReadList, 'list'> & { indexed: boolean },
  urls: ListContext,
): Pick<PageHead, 'title' | 'description' | 'canonical' | 'ogImage'> {
  const { site, t } = context;
  const usual = listTitle(list, urls, t, site.valueLabels);
  // the platform's page has the texts of the list without filters
  const isNarrowed = landingValue(list, urls) !== null;
  const title = (isNarrowed ? '' : layoutText(page, 'metaTitle')) || usual;
  const description = layoutText(page, 'metaDescription');
  return {
    title: title.includes(site.displayName) ? title : `${title} | ${site.displayName}`,
    description: isNarrowed ? `${usual}. ${description || t('carListDescription')}` : description,
    // each further page has its own; a page that is not indexed names no other
    canonical: indexed
      ? absoluteAddress(toAddress({ ...emptyListState(urls), filters: list.filters, page: list.page }, urls), site)
      : '',
    ogImage: '',
  };
}

export interface CarListParams {
  /** Brand and model in the path, as written there. */
  segments: string[];
}
