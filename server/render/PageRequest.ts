import type { Request, Response } from 'express';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { PageMode } from '../../shared/content/ContentTypes.ts';
import type { EditingPage } from '../../shared/content/EditingPage.ts';
import type { FormPost } from '../../shared/forms/FormPost.ts';
import type { Language, SiteConfig } from '../../shared/site/SiteTypes.ts';

/** An editor's view of a page; visitors have none. */
export interface EditorView {
  mode: Exclude<PageMode, 'normal'>;
  /** Content of this request only: drafts, and metadata of every field when editing. */
  content: ContentGateway;
  /** Called when the page is loaded; may still set headers. */
  page(response: Response, language: Language): EditingPage;
}

/** A page to render. */
export interface PageRequest {
  site: SiteConfig;
  /** With the language segment, not decoded. */
  path: string;
  /** With "?", or "". */
  search: string;
  editor: EditorView | null;
  /** A form posted to the URL of the page. */
  post?: FormPost;
}

export type RenderPage = (request: Request, response: Response, page: PageRequest) => Promise<void>;
