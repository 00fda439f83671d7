import type { Request, Response } from 'express';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { PageMode } from '../../shared/content/ContentTypes.ts';
import type { EditingPage } from '../../shared/content/EditingPage.ts';
import type { FormPost } from '../../shared/forms/FormPost.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';

/** How an editor looks at a page. A visitor has none. */
export interface EditorView {
  mode: Exclude<PageMode, 'normal'>;
  /** The content of this one request: drafts, and metadata on every field when editing. */
  content: ContentGateway;
  /** Asked when the page is loaded, and may still set headers then. */
  page(response: Response): EditingPage;
}

/** A page to be rendered. */
export interface PageRequest {
  site: SiteConfig;
  /** With the language's segment, not decoded. */
  path: string;
  /** With "?", or "". */
  search: string;
  editor: EditorView | null;
  /** A form of the page that was sent to its address. */
  post?: FormPost;
}

export type RenderPage = (request: Request, response: Response, page: PageRequest) => Promise<void>;

export function setEditorView(response: Response, view: EditorView): void {
  response.locals['editorView'] = view;
}

export function editorViewOf(response: Response): EditorView | null {
  return (response.locals['editorView'] as EditorView | undefined) ?? null;
}
