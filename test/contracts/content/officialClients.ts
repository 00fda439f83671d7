import type { GraphQLRequestClientFactory } from '@sitecore-content-sdk/core';
import type { GraphQLRequestClientFactory as Jss22ClientFactory } from 'jss22/graphql';
import type { GraphQLRequestClientFactory as Jss23ClientFactory } from 'jss23/graphql';
import {
  core,
  sdkClient,
  sdkConfig,
  sdkLayout,
  sdkI18n,
  sdkSite,
  sdkEditing,
  sdkPersonalize,
  graphql22,
  layout22,
  i18n22,
  site22,
  editing22,
  personalize22,
  graphql23,
  layout23,
  i18n23,
  site23,
} from './officialPackages.ts';

/** URL and credential of a platform, as configured in each generation of clients. */
export type Connection =
  | { kind: 'apiKey'; origin: string; path: string; key: string }
  /** Sent as a header by the Content SDK, and in the URL by JSS. */
  | { kind: 'contextId'; origin: string; key: string }
  | { kind: 'header'; origin: string; path: string; header: string; key: string };

export interface EditingQuery {
  site: string;
  itemId: string;
  language: string;
  mode: 'edit' | 'preview';
}

/** The services of one client; those missing from its generation are left out. */
export interface OfficialClient {
  layout(site: string, path: string, language: string): Promise<unknown>;
  dictionary(site: string, language: string, pageSize: number): Promise<unknown>;
  /** Uses a search below the site, as self-hosted platforms need. */
  dictionaryBySearch?(site: string, language: string, pageSize: number): Promise<unknown>;
  sites(): Promise<unknown>;
  redirects(site: string): Promise<unknown>;
  robots(site: string): Promise<unknown>;
  sitemaps(site: string): Promise<unknown>;
  errorPages(site: string, language: string): Promise<unknown>;
  llmsTxt?(site: string): Promise<unknown>;
  paths?(sites: string[], languages: string[], pageSize: number, personalized: boolean): Promise<unknown>;
  variants?(site: string, path: string, language: string): Promise<unknown>;
  editing?(query: EditingQuery): Promise<unknown>;
}

export const errorPageCodes = sdkClient.ErrorPage;
export const pageStates = sdkLayout.LayoutServicePageState;

const noCache = { cacheEnabled: false };
/** Timeout of the personalize services in ms; their default is too short for a busy test machine. */
const timeout = 10_000;

function apiOf(connection: Exclude<Connection, { kind: 'header' }>) {
  const { origin, key } = connection;
  if (connection.kind === 'contextId') return { edge: { contextId: key, edgeUrl: origin } };
  return { local: { apiHost: origin, apiKey: key, path: connection.path } };
}

function contentSdk(connection: Connection): OfficialClient {
  const clientFactory: GraphQLRequestClientFactory =
    connection.kind === 'header'
      ? (config) =>
          new core.GraphQLRequestClient(connection.origin + connection.path, {
            ...config,
            headers: { [connection.header]: connection.key },
          })
      : sdkClient.createGraphQLClientFactory({ api: apiOf(connection) });
  return {
    layout: (site, path, locale) =>
      new sdkLayout.LayoutService({ clientFactory }).fetchLayoutData(path, { site, locale }),
    dictionary: (site, language, pageSize) =>
      new sdkI18n.DictionaryService({ clientFactory, ...noCache, pageSize }).fetchDictionaryData(language, site),
    sites: () => new sdkSite.SiteInfoService({ clientFactory, ...noCache }).fetchSiteInfo(),
    redirects: (site) => new sdkSite.RedirectsService({ clientFactory, ...noCache }).fetchRedirects(site),
    robots: (siteName) => new sdkSite.RobotsService({ clientFactory, siteName }).fetchRobots(),
    llmsTxt: (siteName) => new sdkSite.LlmsTxtService({ clientFactory, siteName }).fetchLlmsTxt(),
    sitemaps: (siteName) => new sdkSite.SitemapXmlService({ clientFactory, siteName }).fetchSitemaps(),
    errorPages: (site, language) =>
      new sdkSite.ErrorPagesService({ clientFactory, language }).fetchErrorPages(site, language),
    paths: (sites, languages, pageSize, includePersonalizedRoutes) =>
      new sdkSite.SitePathService({ clientFactory, pageSize, includePersonalizedRoutes }).fetchSiteRoutes(
        sites,
        languages,
      ),
    variants: (site, path, language) =>
      new sdkPersonalize.PersonalizeService({ clientFactory, ...noCache, timeout }).getPersonalizeInfo(
        path,
        language,
        site,
      ),
    editing: async ({ mode, ...query }) => {
      const service = new sdkEditing.EditingService({ clientFactory });
      const { layoutData } = await service.fetchEditingData({
        ...query,
        mode: mode === 'edit' ? pageStates.Edit : pageStates.Preview,
        variantId: sdkPersonalize.DEFAULT_VARIANT,
      });
      return layoutData;
    },
  };
}

/** Returns the endpoint of a JSS client and its further configuration. */
function jssEndpoint(connection: Connection, addressOf: (contextId: string, origin: string) => string) {
  const { origin, key } = connection;
  if (connection.kind === 'contextId') return { endpoint: addressOf(key, origin), config: {} };
  const endpoint = origin + connection.path;
  if (connection.kind === 'apiKey') return { endpoint, config: { apiKey: key } };
  return { endpoint, config: { headers: { [connection.header]: key } } };
}

function jss22(connection: Connection): OfficialClient {
  const { endpoint, config: own } = jssEndpoint(connection, graphql22.getEdgeProxyContentUrl);
  const clientFactory: Jss22ClientFactory = (config) =>
    new graphql22.GraphQLRequestClient(endpoint, { ...config, ...own });
  const dictionary = (siteName: string, pageSize: number, useSiteQuery: boolean) =>
    new i18n22.GraphQLDictionaryService({ siteName, clientFactory, ...noCache, pageSize, useSiteQuery });
  return {
    layout: (siteName, path, language) =>
      new layout22.GraphQLLayoutService({ siteName, clientFactory }).fetchLayoutData(path, language),
    dictionary: (site, language, pageSize) => dictionary(site, pageSize, true).fetchDictionaryData(language),
    dictionaryBySearch: (site, language, pageSize) => dictionary(site, pageSize, false).fetchDictionaryData(language),
    sites: () => new site22.GraphQLSiteInfoService({ clientFactory, ...noCache }).fetchSiteInfo(),
    redirects: (site) => new site22.GraphQLRedirectsService({ clientFactory, ...noCache }).fetchRedirects(site),
    robots: (siteName) => new site22.GraphQLRobotsService({ clientFactory, siteName }).fetchRobots(),
    sitemaps: (siteName) => new site22.GraphQLSitemapXmlService({ clientFactory, siteName }).fetchSitemaps(),
    errorPages: (siteName, language) =>
      new site22.GraphQLErrorPagesService({ clientFactory, siteName, language }).fetchErrorPages(),
    variants: (site, path, language) =>
      new personalize22.GraphQLPersonalizeService({ clientFactory, ...noCache, timeout }).getPersonalizeInfo(
        path,
        language,
        site,
      ),
    editing: async ({ site: siteName, mode, ...query }) => {
      const states = layout22.LayoutServicePageState;
      const service = new editing22.GraphQLEditingService({ clientFactory });
      const { layoutData } = await service.fetchEditingData({
        ...query,
        siteName,
        mode: mode === 'edit' ? states.Edit : states.Preview,
      });
      return layoutData;
    },
  };
}

function jss23(connection: Connection): OfficialClient {
  // This generation does not know context ids: the whole URL is configured.
  const { endpoint, config: own } = jssEndpoint(connection, graphql22.getEdgeProxyContentUrl);
  const clientFactory: Jss23ClientFactory = (config) =>
    new graphql23.GraphQLRequestClient(endpoint, { ...config, ...own });
  const bySearch = (siteName: string, language: string, pageSize: number) =>
    new i18n23.GraphQLDictionaryService({ siteName, clientFactory, ...noCache, pageSize }).fetchDictionaryData(
      language,
    );
  return {
    layout: (siteName, path, language) =>
      new layout23.GraphQLLayoutService({ siteName, clientFactory }).fetchLayoutData(path, language),
    dictionary: bySearch,
    dictionaryBySearch: bySearch,
    sites: () => new site23.GraphQLSiteInfoService({ clientFactory, ...noCache }).fetchSiteInfo(),
    redirects: (site) => new site23.GraphQLRedirectsService({ clientFactory, ...noCache }).fetchRedirects(site),
    robots: (siteName) => new site23.GraphQLRobotsService({ clientFactory, siteName }).fetchRobots(),
    sitemaps: (siteName) => new site23.GraphQLSitemapXmlService({ clientFactory, siteName }).fetchSitemaps(),
    errorPages: (siteName, language) =>
      new site23.GraphQLErrorPagesService({ clientFactory, siteName, language }).fetchErrorPages(),
  };
}

/** Each generation of the clients, by name. */
export const officialClients: Record<string, (connection: Connection) => OfficialClient> = {
  'Content SDK': contentSdk,
  'JSS 22': jss22,
  'JSS 23': jss23,
};

/** Creates the newest generation's client for everything. */
export function sitecoreClient(connection: Exclude<Connection, { kind: 'header' }>, site: string, language: string) {
  const config = sdkConfig.defineConfig({
    api: apiOf(connection),
    defaultSite: site,
    defaultLanguage: language,
    dictionary: { caching: { enabled: false } },
  });
  return new sdkClient.SitecoreClient(config);
}
