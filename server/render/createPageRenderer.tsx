import type { Gateways } from '../../client/framework/Gateways.ts';
import { initialPage } from '../../client/framework/pageState.ts';
import { preparePage } from '../../client/app/navigation/preparePage.ts';
import { createStore } from '../../client/app/store.ts';
import type { AppState, AppStore } from '../../client/app/store.ts';
import { takeFormPost } from '../../client/app/takeFormPost.ts';
import { EditorScripts } from '../../client/app/EditorScripts.tsx';
import { errorLinks } from '../../client/site/errorLinks.ts';
import { sitePhone } from '../../client/site/sitePhone.ts';
import { createTranslate } from '../../client/site/translate.ts';
import type { ValueLabels } from '../../shared/catalogue/ValueLabels.ts';
import type { ContentBackend } from '../../shared/content/ContentGateway.ts';
import { CatalogueUnavailableError } from '../../shared/catalogue/CatalogueGateway.ts';
import { ContentUnavailableError } from '../../shared/content/ContentGateway.ts';
import { tagManagerId } from '../../shared/content/tagManagerId.ts';
import { withSentForm } from '../../shared/forms/FormPost.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { MapTiles } from '../../shared/places/MapTiles.ts';
import type { CustomerNotices, Language, SiteConfig } from '../../shared/site/SiteTypes.ts';
import { contentSecurityPolicy } from '../http/security/contentSecurityPolicy.ts';
import { retryAfterSeconds } from '../http/limits/retryAfterSeconds.ts';
import { thirdPartySources } from '../http/security/thirdPartySources.ts';
import type { ContentForOrigin } from '../site/runningSites.ts';
import { languageOfPath, siteContext } from '../site/siteOfRequest.ts';
import type { AssetManifest } from './AssetManifest.ts';
import { decodedPath } from './decodedPath.ts';
import { documentAssets } from './documentAssets.ts';
import { enterSite } from './enterSite.ts';
import type { Admission, Slot } from '../http/overload/Admission.ts';
import { withSearchFailureFallback } from './failures/withSearchFailureFallback.ts';
import { logIncompleteSections } from './failures/logIncompleteSections.ts';
import type { PageCards } from './parts/createCardMarkup.ts';
import type { PageParts } from './parts/createPartMarkup.ts';
import { PageHtml } from './PageHtml.ts';
import type { PageRenderer, PageToRender, RenderedDocument, RenderedPage } from './PageRenderer.ts';
import { pageRendered } from '../telemetry/signals.ts';
import { renderDocument } from './renderDocument.tsx';
import type { SiteErrorLinks } from './failures/SiteErrorLinks.ts';
import type { FindPageTexts } from './state/createPageTexts.ts';
import { pageStateJson } from './state/pageStateJson.ts';
import { showErrorPage } from './failures/showErrorPage.ts';
import type { StaticErrorPage } from './failures/staticErrorPage.ts';
import { cutText } from '../../shared/kit/text/cutText.ts';

export interface RendererParts {
  admission: Pick<Admission, 'enter'>;
  gateways: Gateways;
  /** The editors' own error pages. */
  errorPages: ContentBackend['errorPages'];
  contentFor: ContentForOrigin;
  findTexts: FindPageTexts;
  staticErrorPage: StaticErrorPage;
  siteDoors: SiteErrorLinks;
  manifest: AssetManifest;
  logger: Logger;
  /** Map tiles of another host; null when this server draws them. */
  otherMapTiles: MapTiles | null;
  /** Messages to customers of workshops and the tire hotel, by channel. */
  customerNotices: (site: string) => CustomerNotices;
  /** Labels of facet values for the pages of a site in a language. */
  labelsOf: (site: SiteConfig, language: Language) => Promise<ValueLabels | undefined>;
  /** Cards of a page's list; see createCardMarkup. */
  cardMarkup: (state: AppState) => PageCards;
  /** Other parts of a page that were rendered before; see createPartMarkup. */
  partMarkup: (state: AppState) => PageParts;
}

/** Seconds after which a form that the services could not store is worth a retry. */
const formRetrySeconds = 5;

/** The outcome of a page load, ready to render. */
interface LoadedPage {
  status: number;
  headers: Record<string, string>;
}

/**
 * Renders pages: route matched, data loaded, status or redirect known, then one React render to a stream. Nothing is
 * fetched while rendering.
 */
export function createPageRenderer(parts: RendererParts): PageRenderer {
  return async (page, { priority, signal }) => {
    const slot = await parts.admission.enter(priority, signal);
    try {
      return await renderInSlot(parts, page, slot);
    } finally {
      slot.release();
    }
  };
}

async function renderInSlot(parts: RendererParts, page: PageToRender, slot: Slot): Promise<RenderedPage> {
  // editors see the URLs that they save
  const content = page.editor ? page.editor.content : parts.contentFor(parts.gateways.content, page.origin);
  const search = { failed: false };
  const catalogue = withSearchFailureFallback(parts.gateways.catalogue, {
    logger: parts.logger,
    onFailure: () => (search.failed = true),
  });
  const gateways = { ...parts.gateways, content, catalogue };
  const store = createStore(gateways, { page: { ...initialPage, mode: page.editor?.mode ?? 'normal' } });
  const started = performance.now();
  const loaded = await loadPage(parts, page, gateways, store);
  if ('kind' in loaded) return loaded;
  const loadedAt = performance.now();
  await slot.turn();
  const drawingAt = performance.now();
  const drawn = await drawPage(parts, page, store, loaded);
  if (pageRendered.isHeard) {
    pageRendered.send({ load: (loadedAt - started) / 1000, draw: (performance.now() - drawingAt) / 1000 });
  }
  return search.failed ? { ...drawn, isPartial: true } : drawn;
}

async function loadPage(
  parts: RendererParts,
  page: PageToRender,
  gateways: Gateways,
  store: AppStore,
): Promise<LoadedPage | (RenderedPage & { kind: 'redirect' })> {
  const { site, origin, path, search, editor, post } = page;
  const headers: Record<string, string> = {};
  try {
    const context = siteContext(
      site,
      { origin, path },
      {
        otherMapTiles: parts.otherMapTiles,
        ...parts.customerNotices(site.name),
        valueLabels: await parts.labelsOf(site, languageOfPath(site, path).language),
      },
    );
    await enterSite(store, gateways, { context, findTexts: parts.findTexts });
    const prepared = await preparePage(store, gateways, { path: decodedPath(path), search }, page.match);
    if (prepared.kind === 'redirect') return prepared;
    prepared.show();
    if (!editor) logIncompleteSections(store.getState().page, parts.logger);
    const { status } = store.getState().page;
    if (status === 503) headers['Retry-After'] = String(retryAfterSeconds(null));
    if (!post) return { status, headers };
    const { kind } = await takeFormPost(store, post, parts.logger);
    if (kind === 'sent') {
      return { kind: 'redirect', status: 303, location: `${path}${withSentForm(search, post.form)}#${post.form}-form` };
    }
    const answered = statusOfPost(kind, post.tooMany, status);
    if (answered === 503) headers['Retry-After'] = String(formRetrySeconds);
    if (answered === 405) headers['Allow'] = 'GET, HEAD';
    return { status: answered, headers };
  } catch (error) {
    parts.logger.error('page.loadFailed', { path: cutText(path, 300), error });
    const isUnavailable = error instanceof ContentUnavailableError || error instanceof CatalogueUnavailableError;
    const status = isUnavailable ? 503 : 500;
    await showErrorPage(store, { gateways, errorPages: parts.errorPages }, { path, search }, status);
    return { status, headers: isUnavailable ? { 'Retry-After': String(retryAfterSeconds(error)) } : {} };
  }
}

/** Status of a page with a form that was not accepted. */
function statusOfPost(
  kind: 'begun' | 'invalid' | 'failed' | 'refused' | 'gone' | 'noForm',
  tooMany: boolean,
  pageStatus: number,
): number {
  if (kind === 'invalid' || kind === 'refused') return 422;
  if (kind === 'failed') return tooMany ? 429 : 503;
  if (kind === 'begun' || pageStatus !== 200) return pageStatus;
  return kind === 'gone' ? 409 : 405;
}

async function drawPage(
  parts: RendererParts,
  { site, path, search, editor }: PageToRender,
  store: AppStore,
  { status, headers }: LoadedPage,
): Promise<RenderedDocument> {
  const state = store.getState();
  const { context, texts } = state.site;
  const doors = errorLinks(context, createTranslate(texts, context.locale));
  parts.siteDoors.remember(site, context.language, { doors, phone: sitePhone(state.page.layout) });
  const assets = documentAssets(parts.manifest, state.site, state.page);
  const tagManager = tagManagerId(state.page.layout?.fields, state.site.context.gtmId) !== '';
  const embeds = thirdPartySources(site, tagManager, parts.otherMapTiles);
  const policy = embeds.length > 0 ? { 'Content-Security-Policy': contentSecurityPolicy(...embeds) } : {};
  const editing = editor?.page(policy, context.language);
  const stateJson = pageStateJson(state, editing);
  const pageParts = parts.partMarkup(state);
  const document = {
    ...{ store, serverState: state, assets, stateJson },
    editing: editing && <EditorScripts page={editing} mode={state.page.mode} />,
  };
  const logFailure = (error: unknown): void =>
    parts.logger.error('page.renderFailed', { path: cutText(path, 300), error });
  try {
    const html = await renderDocument(document, {
      readyCards: parts.cardMarkup(state),
      readyParts: pageParts.ready,
      onSectionError: (error) => parts.logger.error('section.renderFailed', { path: cutText(path, 300), error }),
    });
    html.whole.then(pageParts.learn, logFailure);
    return { kind: 'document', status, headers: editor ? headers : { ...headers, ...policy }, html };
  } catch (error) {
    logFailure(error);
    const html = new PageHtml().end(parts.staticErrorPage({ site, status: 500, url: path + search }));
    return { kind: 'document', status: 500, headers: policy, html };
  }
}
