import type { PageMatch } from '../../client/app/matchPage.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { PageMode } from '../../shared/content/ContentTypes.ts';
import type { EditingPage } from '../../shared/content/EditingPage.ts';
import type { FormPost } from '../../shared/forms/FormPost.ts';
import type { Priority } from '../http/overload/AdmissionQueue.ts';
import type { PageHtml } from './PageHtml.ts';
import type { Language, SiteConfig } from '../../shared/site/SiteTypes.ts';

/** A page to render. It depends on nothing else of a request, so that one rendered page serves every visitor. */
export interface PageToRender {
  site: SiteConfig;
  /** Scheme and host of the page's absolute URLs. */
  origin: string;
  /** With the language segment, not decoded. */
  path: string;
  /** With "?", or "". */
  search: string;
  /** The route of the path, if it is known; matched again when the site's texts have changed since. */
  match?: PageMatch;
  editor?: {
    mode: Exclude<PageMode, 'normal'>;
    content: ContentGateway;
    /** Called with the page's own headers when its data is loaded, and responsible for sending them. */
    page(headers: PageHeaders, language: Language): EditingPage;
  };
  /** A form posted to the URL of the page. */
  post?: FormPost;
}

/** Header names and values; names in the case in which they are sent. */
export type PageHeaders = Readonly<Record<string, string>>;

export interface RenderedDocument {
  kind: 'document';
  status: number;
  /** Headers that depend on the page. Those for caching and encoding are set by the sender. */
  headers: PageHeaders;
  html: PageHtml;
  /** The search failed for a part of it: it must not be cached. */
  isPartial?: boolean;
}

export interface RenderedRedirect {
  kind: 'redirect';
  status: 301 | 302 | 303 | 308;
  /** Path and search of this site, encoded. */
  location: string;
}

export type RenderedPage = RenderedDocument | RenderedRedirect;

/** Priority of a queued render, and its cancellation. */
export interface RenderWait {
  priority: Priority;
  /** Aborts the render in the queue when no client waits for it any more. */
  signal?: AbortSignal;
}

/**
 * Renders a page.
 * A failure is a page too.
 * @throws OverloadedError when the render could not start in time, or the signal's reason.
 */
export type PageRenderer = (page: PageToRender, wait: RenderWait) => Promise<RenderedPage>;
