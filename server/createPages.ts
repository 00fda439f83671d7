import express from 'express';
import type { PageMatch } from '../client/app/matchPage.ts';
import type { SiteConfig } from '../shared/site/SiteTypes.ts';
import { tidyListAddress } from './catalogue/tidyListAddress.ts';
import type { TidyAddress } from './catalogue/tidyListAddress.ts';
import type { RenderPage } from './render/PageRequest.ts';
import type { Services } from './Services.ts';
import { languageOfPath } from './site/siteOfRequest.ts';
import { createRunningSites } from './site/runningSites.ts';
import type { ContentForOrigin } from './site/runningSites.ts';
import type { TrustsProxy } from './http/security/createHostGate.ts';
import { createRedirectCheck } from './redirects/createRedirectCheck.ts';
import { createRefusal } from './render/failures/createRefusal.ts';
import type { Refusal } from './render/failures/createRefusal.ts';
import { createCardMarkup } from './render/parts/createCardMarkup.ts';
import { createPartMarkup } from './render/parts/createPartMarkup.ts';
import { createPathMatcher } from './render/createPathMatcher.ts';
import { createPageCache } from './render/pageCache/createPageCache.ts';
import type { PageCache } from './render/pageCache/createPageCache.ts';
import { createPageCopies } from './render/pageCache/pageCopies.ts';
import { createCachedPageHandler } from './render/pageCache/createCachedPageHandler.ts';
import type { CachedPageHandler } from './render/pageCache/createCachedPageHandler.ts';
import { parametersOfSite } from './render/pageCache/pageAddress.ts';
import { createPageRenderer } from './render/createPageRenderer.tsx';
import { sendUncached } from './render/sendUncached.ts';
import { SiteErrorLinks } from './render/failures/SiteErrorLinks.ts';
import { siteSheets } from './render/AssetManifest.ts';
import { createStaticErrorPage } from './render/failures/staticErrorPage.ts';
import type { StaticErrorPage } from './render/failures/staticErrorPage.ts';

/** Everything that renders, caches and sends pages. */
export interface Pages {
  cache: PageCache;
  door: CachedPageHandler;
  matchPath(site: SiteConfig, path: string): Promise<PageMatch>;
  /** Returns a redirect for the address of a list that has a better one. */
  tidyList(site: SiteConfig, path: string, search: string, segments: readonly string[]): Promise<TidyAddress | null>;
  /** Renders and sends a page for one request only. */
  sendUncached: RenderPage;
  trustsProxy: TrustsProxy;
  refuse: Refusal;
  staticErrorPage: StaticErrorPage;
  contentFor: ContentForOrigin;
}

/** Assembles the rendering of pages over the services. */
export function createPages(services: Services): Pages {
  const { gateways, manifest, logger, otherMapTiles, labelsOf, builtInTexts, findTexts, siteVersions, admission } =
    services;
  const contentFor = createRunningSites(services.sites.all);
  const siteDoors = new SiteErrorLinks();
  const staticErrorPage = createStaticErrorPage({
    texts: builtInTexts,
    defaultLanguage: services.sites.defaultSite.languages[0],
    known: siteDoors,
    cssOf: (site) => siteSheets(manifest, site?.name),
  });
  const refuse = createRefusal(staticErrorPage, services.securityHeaders);
  const trustsProxy = proxyTrust(services.trustProxy);
  const render = createPageRenderer({
    gateways,
    errorPages: services.contentBackend.errorPages,
    contentFor,
    findTexts,
    staticErrorPage,
    siteDoors,
    admission,
    manifest,
    logger,
    otherMapTiles,
    customerNotices: services.customerNotices,
    labelsOf,
    cardMarkup: createCardMarkup(),
    partMarkup: createPartMarkup(),
  });
  const copies = createPageCopies(services.copies.pages);
  const cache = createPageCache({
    render,
    maxBytes: services.pageCacheBytes,
    versions: siteVersions,
    copies,
    securityHeaders: services.securityHeaders,
    logger,
  });
  const door = createCachedPageHandler({
    cache,
    maxCacheBytes: services.pageCacheBytes,
    logger,
    declaredParameters: new Set(services.sites.all.flatMap((site) => [...parametersOfSite(site)])),
    isRedirected: createRedirectCheck(services),
  });
  return {
    cache,
    door,
    matchPath: createPathMatcher(gateways.content, findTexts),
    tidyList: async (site, path, search, segments) => {
      if (search === '' && segments.length === 0) return null;
      const { language } = languageOfPath(site, path);
      await labelsOf(site, language); // knows the values of the stock
      return tidyListAddress({ site, language, path, search, segments }, services.deliveredValue);
    },
    sendUncached: sendUncached(render),
    trustsProxy,
    refuse,
    staticErrorPage,
    contentFor,
  };
}

/** Express's check for trusted proxies, from the same setting. */
function proxyTrust(setting: Services['trustProxy']): TrustsProxy {
  const app = express();
  app.set('trust proxy', setting);
  return app.get('trust proxy fn') as TrustsProxy;
}
