import type { ContentBackend, ContentGateway, ContentQuery, EditingQuery } from '../../../shared/content/ContentGateway.ts';
import type { EditingContext, LayoutAnswer, PageMode } from '../../../shared/content/ContentTypes.ts';

/** Content for one request of an editor. */
export interface EditingContent {
  gateway: ContentGateway;
  /** What the platform wants on the page; empty until its layout has been asked. */
  context(): EditingContext;
}

type Layout = ContentGateway['layout'];

function contentWith(backend: ContentBackend, layoutOver: (keep: (context: EditingContext) => void) => Layout): EditingContent {
  let context: EditingContext = { clientScripts: [], clientData: {} };
  const layout = layoutOver((next) => {
    context = next;
  });
  return { gateway: { ...backend, layout }, context: () => context };
}

/**
 * The page that the platform's editor asks for by its item, whatever its address says; only the start page is given
 * under its own address too, because a page that is not found stands in its frame.
 * @param path of the page, without the language's segment
 */
export function contentOfItem(backend: ContentBackend, query: EditingQuery, path: string): EditingContent {
  let asked: Promise<LayoutAnswer> | null = null;
  return contentWith(backend, (keep) => (wanted) => {
    const isFrame = asked !== null && wanted.path === '/' && path !== '/';
    if (isFrame) return backend.layout(wanted);
    asked ??= backend.editingLayout(query).then(({ layout, context }) => {
      keep(context);
      return layout;
    });
    return asked;
  });
}

/** Finds the id of a page by its path, drafts included. */
export type PageAt = (query: ContentQuery & { path: string }) => string | null;

/**
 * The pages of a site by their addresses, each as an editor sees it. Without `pageAt` a page that has never been
 * published is not found by its address.
 */
export function contentForEditor(
  backend: ContentBackend,
  mode: Exclude<PageMode, 'normal'>,
  pageAt: PageAt | null,
): EditingContent {
  return contentWith(backend, (keep) => async (wanted) => {
    const published = await backend.layout(wanted);
    const itemId = published.route?.itemId ?? pageAt?.(wanted);
    if (!itemId) return published;
    const { site, language } = wanted;
    const own = await backend.editingLayout({ site, language, itemId, mode });
    if (!own.layout.route) return published;
    keep(own.context);
    return own.layout;
  });
}
