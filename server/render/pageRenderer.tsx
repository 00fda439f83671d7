import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { renderToPipeableStream } from 'react-dom/server';
import type { Navigator } from 'react-router-dom';
import { Document } from '../../client/app/Document.tsx';
import type { Gateways } from '../../client/app/Gateways.ts';
import { initialPage, pageShown } from '../../client/app/pageState.ts';
import type { PageLocation } from '../../client/app/pageState.ts';
import { preparePage } from '../../client/app/preparePage.ts';
import { createStore, serverSlices } from '../../client/app/store.ts';
import type { AppStore } from '../../client/app/store.ts';
import { structuredDataJson } from '../../client/app/structuredDataJson.ts';
import { textRoomsOf } from '../../client/app/textRoomsOf.ts';
import { takeFormPost } from '../../client/app/takeFormPost.ts';
import { sitePhone } from '../../client/site/sitePhone.ts';
import { createTranslate } from '../../client/site/translate.ts';
import type { LayoutAnswer } from '../../shared/content/ContentTypes.ts';
import { ContentUnavailableError } from '../../shared/content/ContentGateway.ts';
import { tagManagerId } from '../../shared/content/tagManagerId.ts';
import { withSentForm } from '../../shared/forms/FormPost.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { MapTiles } from '../../shared/places/MapTiles.ts';
import { closedMessage } from '../http/closedMessage.ts';
import { contentSecurityPolicy } from '../http/contentSecurityPolicy.ts';
import { thirdPartySources } from '../http/thirdPartySources.ts';
import { languageOfPath, siteContext } from '../site/siteOfRequest.ts';
import { retryAfterSeconds } from '../http/retryAfterSeconds.ts';
import type { ValueLabels } from '../../shared/catalogue/vocabulary.ts';
import type { BuiltInTexts, Language, SiteConfig } from '../../shared/site/SiteTypes.ts';
import type { ContentOfRequest } from '../site/runningSites.ts';
import type { AssetManifest } from './AssetManifest.ts';
import { documentAssets } from './documentAssets.ts';
import type { EditorView, RenderPage } from '../http/EditorView.ts';
import { enterSite } from './enterSite.ts';
import { logIncompleteSections } from './logIncompleteSections.ts';
import { withTextsOf } from './roomTexts.ts';
import type { StaticErrorPage } from './staticErrorPage.ts';

export interface RendererParts {
  gateways: Gateways;
  contentFor: ContentOfRequest;
  builtInTexts: BuiltInTexts;
  staticErrorPage: StaticErrorPage;
  manifest: AssetManifest;
  logger: Logger;
  /** Map tiles of another host; null when this server draws them. */
  otherMapTiles: MapTiles | null;
  vocabularies: {
    /** Labels of facet values for the pages of a site in a language. */
    labelsOf(site: SiteConfig, language: Language): ValueLabels | undefined;
  };
}

/** Rendering happens in one go; navigation belongs to the browser. */
const stillNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};

/** No boundary may be sent as a fallback with a later replacement: that needs an inline script and moves the page. */
const neverSplit = 1e9;
const renderTimeout = 10_000;

/**
 * Renders pages: site and language known → route matched → data loaded → status, redirect or ETag known → one render,
 * piped straight into the answer. Nothing is fetched while rendering.
 */
export function createPageRenderer(parts: RendererParts): RenderPage {
  return async (request, response, { site, path, search, editor, post }) => {
    // editors see the addresses that they save
    const content = editor ? editor.content : parts.contentFor(parts.gateways.content, request);
    const gateways = { ...parts.gateways, content };
    const store = createStore(gateways, { page: { ...initialPage, mode: editor?.mode ?? 'normal' } });
    let answeredWith: number | null = null;
    try {
      const context = siteContext(site, request, path, {
        otherMapTiles: parts.otherMapTiles,
        valueLabels: parts.vocabularies.labelsOf(site, languageOfPath(site, path).language),
      });
      await enterSite(store, gateways, {
        context,
        builtInTexts: parts.builtInTexts[context.language],
        closedMessage: closedMessage(request.headers.cookie),
      });
      const prepared = await preparePage(store, gateways, { path: decodedPath(path), search });
      if (prepared.kind === 'redirect') {
        response.set('Cache-Control', editor ? 'no-store' : 'no-cache').redirect(prepared.status, prepared.location);
        return;
      }
      prepared.show();
      if (!editor) logIncompleteSections(store.getState().page, parts.logger);
      if (post) {
        const { kind } = await takeFormPost(store, post, parts.logger);
        if (kind === 'sent') {
          response.redirect(303, `${path}${withSentForm(search, post.form)}#${post.form}-form`);
          return;
        }
        answeredWith = statusOfPost(kind, post.tooMany, store.getState().page.status);
        if (answeredWith === 503) response.set('Retry-After', '5');
        if (answeredWith === 405) response.set('Allow', 'GET, HEAD');
      }
    } catch (error) {
      parts.logger.error('page.loadFailed', { path: request.path.slice(0, 300), error });
      const isUnavailable = error instanceof ContentUnavailableError;
      if (isUnavailable) response.set('Retry-After', String(retryAfterSeconds(error)));
      await showError(store, gateways, { path: request.path, search }, isUnavailable ? 503 : 500);
    }
    sendPage(parts, store, request, response, { site, editor, answeredWith });
  };
}

/** The status of a page that answers a form which was not taken. */
function statusOfPost(kind: 'invalid' | 'failed' | 'gone' | 'noForm', tooMany: boolean, pageStatus: number): number {
  if (kind === 'invalid') return 422;
  if (kind === 'failed') return tooMany ? 429 : 503;
  if (pageStatus !== 200) return pageStatus;
  return kind === 'gone' ? 409 : 405;
}

/** The path as visitors read it (å, not %C3%A5); an address that cannot be decoded stays as it is and is not found. */
function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

async function showError(store: AppStore, gateways: Gateways, location: PageLocation, status: number): Promise<void> {
  const { context, texts } = store.getState().site;
  const query = { site: context.name, language: context.language, path: '/' };
  const frame: LayoutAnswer | null = await gateways.content.layout(query).catch(() => null);
  const main = frame?.route
    ? { ...frame.route, fields: {}, placeholders: withoutMain(frame.route.placeholders) }
    : null;
  const title = `${createTranslate(texts, context.locale)('errorTitle')} | ${context.displayName}`;
  store.dispatch(
    pageShown({
      routeName: 'content',
      location,
      status,
      head: {
        title,
        description: '',
        canonical: '',
        ogImage: '',
        ogDescription: '',
        noindex: true,
        structuredData: [],
      },
      layout: main,
      breadcrumbs: [],
      languages: [],
      mode: store.getState().page.mode,
    }),
  );
}

function withoutMain<T>(placeholders: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(placeholders).filter(([key]) => key !== 'headless-main'));
}

function sendPage(
  parts: RendererParts,
  store: AppStore,
  request: Request,
  response: Response,
  { site, editor, answeredWith }: { site: SiteConfig; editor: EditorView | null; answeredWith: number | null },
): void {
  const state = store.getState();
  const ofServer = serverSlices.flatMap((name) => state[name] ?? []);
  // an editor may place any section
  const ofSite = editor ? state.site : withTextsOf(textRoomsOf(state.page.layout), state.site);
  const pageState = { ...state, site: ofSite, ...Object.fromEntries(serverSlices.map((name) => [name, undefined])) };
  const assets = documentAssets(parts.manifest, site, state.page);
  const status = answeredWith ?? state.page.status;
  const tagManager = tagManagerId(state.page.layout?.fields, state.site.context.gtmId) !== '';
  const embeds = thirdPartySources(site, tagManager, parts.otherMapTiles);
  if (embeds.length > 0) response.set('Content-Security-Policy', contentSecurityPolicy(...embeds));
  const editing = editor?.page(response);
  const stateJson = structuredDataJson({ state: pageState, assets, ...(editing ? { editing } : {}) });
  if (state.page.status === 503 && !response.get('Retry-After')) response.set('Retry-After', '30');
  if (status !== 200 && !editor) response.set('Cache-Control', 'no-store');
  if (status === 200 && !editor) {
    // a page is a function of its state and the build, so the state's hash stands for it and a 304 needs no render
    const hash = createHash('sha256').update(parts.manifest.entry).update(stateJson).update(JSON.stringify(ofServer));
    const tag = hash.digest('base64url').slice(0, 27);
    response.set({ ETag: `W/"${tag}"`, 'Cache-Control': 'no-cache' });
    if (request.fresh) {
      response.status(304).end();
      return;
    }
  }
  response.status(status).type('html');
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const stream = renderToPipeableStream(
    <Document
      store={store}
      navigator={stillNavigator}
      serverState={state}
      assets={assets}
      stateJson={stateJson}
      editing={editing}
    />,
    {
      bootstrapModules: [parts.manifest.entry],
      progressiveChunkSize: neverSplit,
      onAllReady: () => {
        stream.pipe(response);
      },
      onShellError: (error) => {
        parts.logger.error('page.renderFailed', { path: request.path.slice(0, 300), error });
        response.status(500).set('Cache-Control', 'no-store').removeHeader('ETag');
        const phone = sitePhone(state.page.layout);
        response.send(parts.staticErrorPage({ site, status: 500, url: request.originalUrl, phone }));
      },
      onError: (error) => {
        parts.logger.error('section.renderFailed', { path: request.path.slice(0, 300), error });
      },
    },
  );
  const timer = setTimeout(() => stream.abort(), renderTimeout);
  response.once('close', () => {
    clearTimeout(timer);
  });
}
