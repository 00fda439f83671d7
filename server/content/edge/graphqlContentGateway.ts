import { LRUCache } from 'lru-cache';
import { ContentUnavailableError } from '../../../shared/content/ContentGateway.ts';
import type {
  ContentBackend,
  ContentGateway,
  EditingLayout,
  EditingQuery,
  StoriesQuery,
} from '../../../shared/content/ContentGateway.ts';
import type { ContentModel } from '../../../shared/content/ContentModel.ts';
import { plainId } from '../../../shared/content/storyTags.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { readDictionaryPage, dictionaryQuery } from './readDictionaryPage.ts';
import { readEditingLayout, readLayoutAnswer, readPlace, editingQuery, layoutQuery } from './readLayoutAnswer.ts';
import type { GraphqlTransport } from './GraphqlTransport.ts';
import {
  readNavigationBelow,
  readNavigationRoot,
  buildNavigationTree,
  withAllChildren,
  moreNavigationQuery,
  navigationBelowQuery,
  navigationLevels,
  navigationQuery,
} from './readNavigation.ts';
import { readSitePages, toSitePage, pagesQuery } from './readSitePages.ts';
import { platformSite } from './platformSite.ts';
import type { PlatformSite } from './platformSite.ts';
import { readPublishInfo, publishInfoQuery } from './readPublishInfo.ts';
import { readAllPages } from './readAllPages.ts';
import { readErrorPages, errorPagesQuery } from './readErrorPages.ts';
import { readRedirects, readRobots, redirectsQuery, robotsQuery } from './readSiteFiles.ts';
import { readStories, storiesQuery } from './readStories.ts';
import { storyNeighbours } from './storyNeighbours.ts';
import { toStoryTag, readTagPage, storyTagsQuery } from './readStoryTags.ts';

export interface GraphqlContentOptions {
  transport: GraphqlTransport;
  sites: readonly SiteConfig[];
  model: ContentModel;
  logger: Logger;
  /** Cache for data of several calls: the order of stories, if cursors are valid in one search only. */
  remember?: <T extends object>(key: string, ask: () => Promise<T>) => Promise<T>;
}

/** All texts of a site in one request, as far as the platform allows. */
const dictionaryPageSize = 1000;
const maxKnownPlaces = 5000;
const childrenPerLevel = 100;
const rowsPerRequest = 100;

/**
 * Content gateway over any transport to a platform with the Edge schema.
 * It has no cache: every call makes requests. Failures are logged and rethrown: the caller decides how the page copes.
 * @throws ContentUnavailableError (from every method) when the platform fails or its response has another form
 */
export function graphqlContentGateway(options: GraphqlContentOptions): ContentBackend {
  const { transport, sites, model, logger, remember = askAgain } = options;
  const { fields, storyTemplate } = model;
  const byName = new Map(sites.map((site) => [site.name, platformSite(site, model)]));
  const queries = {
    layout: layoutQuery(fields),
    editing: editingQuery(fields),
    navigation: navigationQuery(fields),
    navigationBelow: navigationBelowQuery(fields),
    storyTags: storyTagsQuery(fields),
    publishInfo: publishInfoQuery(fields),
    pages: pagesQuery(fields),
  };
  const findNeighbours = storyNeighbours({ transport, model, remember });
  /** Items two levels above pages, by language and page. They save a request when a story's neighbours are found. */
  const grandparents = new LRUCache<string, string>({ max: maxKnownPlaces });
  const placeKey = (language: string, item: string): string => `${language} ${plainId(item)}`;

  const asking = async <T>(
    what: string,
    siteName: string,
    none: T,
    ask: (site: PlatformSite) => Promise<T>,
  ): Promise<T> => {
    const site = byName.get(siteName);
    if (!site) return none;
    try {
      return await ask(site);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.error('content.callFailed', { call: what, site: siteName, reason });
      throw new ContentUnavailableError(`The ${what} of ${siteName} could not be loaded: ${reason}`, { cause: error });
    }
  };

  const navigation: ContentGateway['navigation'] = ({ site, language }) =>
    asking('navigation', site, [], async (known) => {
      const shared = { language: known.nameOf(language), first: childrenPerLevel };
      const datasource = model.navigationRoots[site];
      const root =
        datasource === undefined
          ? readNavigationRoot(await transport(queries.navigation, { site, ...shared }))
          : readNavigationBelow(await transport(queries.navigationBelow, { datasource, ...shared }));
      const whole =
        root &&
        (await withAllChildren(root, navigationLevels, async (item, levels, after) =>
          readNavigationBelow(
            await transport(moreNavigationQuery(fields, levels), { datasource: item, after, ...shared }),
          ),
        ));
      return buildNavigationTree(whole, language, known);
    });

  const stories = ({ site, language, index, limit, cursor, tags }: StoriesQuery) =>
    asking('stories', site, { index: null, stories: [], total: 0, hasNext: false, endCursor: '' }, async (known) => {
      const chosen = Object.fromEntries(tags.map((tag, at) => [`tag${at}`, plainId(tag)]));
      const own = { datasource: index, parentId: index, language: known.nameOf(language) };
      const variables = { ...own, storyTemplate, limit, cursor, ...chosen };
      return readStories(await transport(storiesQuery(fields, tags.length), variables), language, known);
    });

  const neighbours: ContentGateway['storyNeighbours'] = ({ site, language, item }) =>
    asking('story neighbours', site, { previous: null, next: null }, (known) =>
      findNeighbours(item, language, known, grandparents.get(placeKey(language, item))),
    );

  const editingLayout = (query: EditingQuery) => {
    const none: EditingLayout = {
      layout: { route: null, ancestors: [], languages: [] },
      context: { clientScripts: [], clientData: {} },
    };
    return asking('editing layout', query.site, none, async (known) => {
      const { itemId, language, version = null } = query;
      const variables = { itemId, language: known.nameOf(language), version };
      return readEditingLayout(await transport(queries.editing, variables, editingHeaders(query)), language, known);
    });
  };

  return {
    layout: ({ site, language, path }) =>
      asking('layout', site, { route: null, ancestors: [], languages: [] }, async (known) => {
        const data = await transport(queries.layout, { site, routePath: path, language: known.nameOf(language) });
        const place = readPlace(data);
        if (place) grandparents.set(placeKey(language, place.item), place.grandparent);
        return readLayoutAnswer(data, language, known);
      }),
    navigation,
    dictionary: ({ site, language }) =>
      asking('dictionary', site, {}, async (known) => {
        const own = { site, language: known.nameOf(language), first: dictionaryPageSize };
        const rows = await readAllPages(async (after) =>
          readDictionaryPage(await transport(dictionaryQuery, { ...own, after })),
        );
        return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
      }),
    stories,
    storyTags: ({ site, language }) =>
      asking('story tags', site, [], async (known) => {
        const folder = model.tagFolder.replaceAll('{site}', site);
        const own = { folder, language: known.nameOf(language), first: rowsPerRequest };
        const rows = await readAllPages(async (after) =>
          readTagPage(await transport(queries.storyTags, { ...own, after })),
        );
        return rows.map(toStoryTag);
      }),
    storyNeighbours: neighbours,
    publishInfo: ({ site, language, datasource }) =>
      asking('publish date', site, { value: '', formatted: '' }, async (known) =>
        readPublishInfo(await transport(queries.publishInfo, { datasource, language: known.nameOf(language) })),
      ),
    pages: ({ site, language }) =>
      asking('pages', site, [], async (known) => {
        const own = { site, language: known.nameOf(language), first: rowsPerRequest };
        const rows = await readAllPages(async (after) =>
          readSitePages(await transport(queries.pages, { ...own, after })),
        );
        return rows.map((row) => toSitePage(row, language, known));
      }),
    redirects: ({ site }) =>
      asking('redirects', site, [], async (known) => readRedirects(await transport(redirectsQuery, { site }), known)),
    errorPages: ({ site, language }) =>
      asking('error pages', site, { notFound: null, serverError: null }, async (known) => {
        const data = await transport(errorPagesQuery, { site, language: known.nameOf(language) });
        return readErrorPages(data, language, known);
      }),
    robots: ({ site }) =>
      asking('robots.txt', site, '', async () => readRobots(await transport(robotsQuery, { site }))),
    editingLayout,
  };
}

const askAgain = <T>(_key: string, ask: () => Promise<T>): Promise<T> => ask();

/** Headers that describe an editor's view to the platform. */
function editingHeaders({ site, mode, layoutKind, variant, previewTime }: EditingQuery): Record<string, string> {
  return {
    sc_site: site,
    sc_layoutKind: layoutKind ?? 'final',
    sc_editMode: String(mode === 'edit'),
    sc_previewMode: String(mode === 'preview'),
    sc_variant: variant?.replace(/^_default$/, 'default') || 'default',
    ...(previewTime === undefined ? {} : { sc_previewTime: previewTime }),
  };
}
