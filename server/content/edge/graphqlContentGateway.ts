import { LRUCache } from 'lru-cache';
import { ContentUnavailableError } from '../../../shared/content/ContentGateway.ts';
import type {
  ContentBackend,
  ContentGateway,
  EditingLayout,
  EditingQuery,
} from '../../../shared/content/ContentGateway.ts';
import type { ContentModel } from '../../../shared/content/ContentModel.ts';
import { plainId } from '../../../shared/content/storyTags.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { readDictionaryPage, dictionaryQuery } from './site/readDictionaryPage.ts';
import { readEditingLayout, readLayoutAnswer, readPlace, editingQuery, layoutQuery } from './readLayoutAnswer.ts';
import type { GraphqlTransport } from './transport/GraphqlTransport.ts';
import {
  readNavigationBelow,
  readNavigationRoot,
  buildNavigationTree,
  withAllChildren,
  moreNavigationQuery,
  navigationBelowQuery,
  navigationLevels,
  navigationQuery,
} from './site/readNavigation.ts';
import { readSitePages, toSitePage, pagesQuery } from './site/readSitePages.ts';
import { platformSite } from './site/platformSite.ts';
import type { PlatformSite } from './site/platformSite.ts';
import { readPublishInfo, publishInfoQuery } from './site/readPublishInfo.ts';
import { readAllPages } from './readAllPages.ts';
import { readErrorPages, errorPagesQuery } from './site/readErrorPages.ts';
import { readRedirects, readRobots, redirectsQuery, robotsQuery } from './site/readSiteFiles.ts';
import { readStories, storiesQuery } from './stories/readStories.ts';
import { storyNeighbours } from './stories/storyNeighbours.ts';
import { toStoryTag, readTagPage, storyTagsQuery } from './stories/readStoryTags.ts';

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

/** Access to the platform that all calls share. */
interface Platform {
  transport: GraphqlTransport;
  model: ContentModel;
  /**
   * Calls for a site; an unknown site has nothing.
   * @param what for the log
   * @throws ContentUnavailableError
   */
  ask: <T>(what: string, siteName: string, none: T, call: (site: PlatformSite) => Promise<T>) => Promise<T>;
}

/**
 * Content gateway over any transport to a platform with the Edge schema.
 * It has no cache: every call makes requests. Failures are logged and rethrown: the caller decides how the page copes.
 * @throws ContentUnavailableError (from every method) when the platform fails or its response has another form
 */
export function graphqlContentGateway(options: GraphqlContentOptions): ContentBackend {
  const { transport, model, remember = askAgain } = options;
  const platform: Platform = { transport, model, ask: createAsk(options) };
  const grandparents = new Grandparents();
  return {
    ...layoutCalls(platform, grandparents),
    navigation: navigationCall(platform),
    ...storyCalls(platform, storyNeighbours({ transport, model, remember }), grandparents),
    ...pageCalls(platform),
    ...siteFileCalls(platform),
  };
}

function createAsk({ sites, model, logger }: GraphqlContentOptions): Platform['ask'] {
  const byName = new Map(sites.map((site) => [site.name, platformSite(site, model)]));
  return async (what, siteName, none, call) => {
    const site = byName.get(siteName);
    if (!site) return none;
    try {
      return await call(site);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.error('content.callFailed', { call: what, site: siteName, reason });
      throw new ContentUnavailableError(`The ${what} of ${siteName} could not be loaded: ${reason}`, { cause: error });
    }
  };
}

/** Items two levels above pages, by language and page. They save a request when a story's neighbours are found. */
class Grandparents {
  readonly #items = new LRUCache<string, string>({ max: maxKnownPlaces });

  get(language: string, item: string): string | undefined {
    return this.#items.get(`${language} ${plainId(item)}`);
  }

  set(language: string, item: string, grandparent: string): void {
    this.#items.set(`${language} ${plainId(item)}`, grandparent);
  }
}

function layoutCalls(
  { transport, model: { fields }, ask }: Platform,
  grandparents: Grandparents,
): Pick<ContentBackend, 'layout' | 'editingLayout'> {
  const query = layoutQuery(fields);
  const queryForEditors = editingQuery(fields);
  return {
    layout: ({ site, language, path }) =>
      ask('layout', site, { route: null, ancestors: [], languages: [] }, async (known) => {
        const data = await transport(query, { site, routePath: path, language: known.nameOf(language) });
        const place = readPlace(data);
        if (place) grandparents.set(language, place.item, place.grandparent);
        return readLayoutAnswer(data, language, known);
      }),
    editingLayout: (request) => {
      const none: EditingLayout = {
        layout: { route: null, ancestors: [], languages: [] },
        context: { clientScripts: [], clientData: {} },
      };
      return ask('editing layout', request.site, none, async (known) => {
        const { itemId, language, version = null } = request;
        const variables = { itemId, language: known.nameOf(language), version };
        return readEditingLayout(await transport(queryForEditors, variables, editingHeaders(request)), language, known);
      });
    },
  };
}

/** Navigation of a site: its first levels in one request, then what the platform left out. */
function navigationCall({ transport, model, ask }: Platform): ContentGateway['navigation'] {
  const { fields } = model;
  const query = navigationQuery(fields);
  const queryBelow = navigationBelowQuery(fields);
  return ({ site, language }) =>
    ask('navigation', site, [], async (known) => {
      const shared = { language: known.nameOf(language), first: childrenPerLevel };
      const datasource = model.navigationRoots[site];
      const root =
        datasource === undefined
          ? readNavigationRoot(await transport(query, { site, ...shared }))
          : readNavigationBelow(await transport(queryBelow, { datasource, ...shared }));
      const whole =
        root &&
        (await withAllChildren(root, navigationLevels, async (item, levels, after) =>
          readNavigationBelow(
            await transport(moreNavigationQuery(fields, levels), { datasource: item, after, ...shared }),
          ),
        ));
      return buildNavigationTree(whole, language, known);
    });
}

function storyCalls(
  { transport, model, ask }: Platform,
  findNeighbours: ReturnType<typeof storyNeighbours>,
  grandparents: Grandparents,
): Pick<ContentBackend, 'stories' | 'storyTags' | 'storyNeighbours'> {
  const { fields, storyTemplate } = model;
  const tagsQuery = storyTagsQuery(fields);
  return {
    stories: ({ site, language, index, limit, cursor, tags }) =>
      ask('stories', site, { index: null, stories: [], total: 0, hasNext: false, endCursor: '' }, async (known) => {
        const chosen = Object.fromEntries(tags.map((tag, at) => [`tag${at}`, plainId(tag)]));
        const own = { datasource: index, parentId: index, language: known.nameOf(language) };
        const variables = { ...own, storyTemplate, limit, cursor, ...chosen };
        return readStories(await transport(storiesQuery(fields, tags.length), variables), language, known);
      }),
    storyTags: ({ site, language }) =>
      ask('story tags', site, [], async (known) => {
        const folder = model.tagFolder.replaceAll('{site}', site);
        const own = { folder, language: known.nameOf(language), first: rowsPerRequest };
        const rows = await readAllPages(async (after) => readTagPage(await transport(tagsQuery, { ...own, after })));
        return rows.map(toStoryTag);
      }),
    storyNeighbours: ({ site, language, item }) =>
      ask('story neighbours', site, { previous: null, next: null }, (known) =>
        findNeighbours(item, language, known, grandparents.get(language, item)),
      ),
  };
}

/** Lists of the whole site, and facts of one page. */
function pageCalls({
  transport,
  model: { fields },
  ask,
}: Platform): Pick<ContentBackend, 'dictionary' | 'publishInfo' | 'pages'> {
  const publishQuery = publishInfoQuery(fields);
  const sitePagesQuery = pagesQuery(fields);
  return {
    dictionary: ({ site, language }) =>
      ask('dictionary', site, {}, async (known) => {
        const own = { site, language: known.nameOf(language), first: dictionaryPageSize };
        const rows = await readAllPages(async (after) =>
          readDictionaryPage(await transport(dictionaryQuery, { ...own, after })),
        );
        const ofCountry = known.config.countryTexts?.[language];
        return { ...ofCountry, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
      }),
    publishInfo: ({ site, language, datasource }) =>
      ask('publish date', site, { value: '', formatted: '' }, async (known) =>
        readPublishInfo(await transport(publishQuery, { datasource, language: known.nameOf(language) })),
      ),
    pages: ({ site, language }) =>
      ask('pages', site, [], async (known) => {
        const own = { site, language: known.nameOf(language), first: rowsPerRequest };
        const rows = await readAllPages(async (after) =>
          readSitePages(await transport(sitePagesQuery, { ...own, after })),
        );
        return rows.map((row) => toSitePage(row, language, known));
      }),
  };
}

function siteFileCalls({ transport, ask }: Platform): Pick<ContentBackend, 'redirects' | 'errorPages' | 'robots'> {
  return {
    redirects: ({ site }) =>
      ask('redirects', site, [], async (known) => readRedirects(await transport(redirectsQuery, { site }), known)),
    errorPages: ({ site, language }) =>
      ask('error pages', site, { notFound: null, serverError: null }, async (known) => {
        const data = await transport(errorPagesQuery, { site, language: known.nameOf(language) });
        return readErrorPages(data, language, known);
      }),
    robots: ({ site }) => ask('robots.txt', site, '', async () => readRobots(await transport(robotsQuery, { site }))),
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
