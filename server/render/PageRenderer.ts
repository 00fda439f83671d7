import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { PageMode } from '../../shared/content/ContentTypes.ts';
import type { EditingPage } from '../../shared/content/EditingPage.ts';
import type { FormPost } from '../../shared/forms/FormPost.ts';
import type { Priority } from '../http/overload/AdmissionQueue.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';

/** A page to render. It depends on nothing else of a request, so that one rendered page serves every visitor. */
export interface PageToRender {
  site: SiteConfig;
  /** Scheme and host, as absolute addresses of the page use them. */
  origin: string;
  /** With the language's segment, not decoded. */
  path: string;
  /** With "?", or "". */
  search: string;
  editor?: {
    mode: Exclude<PageMode, 'normal'>;
    content: ContentGateway;
    /** Called with the page's own headers when its data is loaded; it takes over these headers. */
    page(headers: PageHeaders): EditingPage;
  };
  /** A form of the page that was sent to its address. */
  post?: FormPost;
}

/** Header names and values; names in the spelling in which they are sent. */
export type PageHeaders = Readonly<Record<string, string>>;

export interface RenderedDocument {
  kind: 'document';
  status: number;
  /** Headers that depend on the page. Those about caching and encoding are the sender's. */
  headers: PageHeaders;
  html: Buffer;
  /** The search failed for a part of it: no one is to keep it. */
  isPartial?: boolean;
}

export interface RenderedRedirect {
  kind: 'redirect';
  status: 301 | 302 | 303 | 308;
  /** Path and search of this site, encoded. */
  location: string;
}

export type RenderedPage = RenderedDocument | RenderedRedirect;

/** Whose render it is, when others wait. */
export interface RenderWait {
  priority: Priority;
  /** Gives the render up while it waits, when no client waits for it any more. */
  signal?: AbortSignal;
}

/**
 * Renders a page. A failure is a page too.
 * @throws OverloadedError when the render could not start in time, or the signal's reason.
 */
export type PageRenderer = (page: PageToRender, wait: RenderWait) => Promise<RenderedPage>;
