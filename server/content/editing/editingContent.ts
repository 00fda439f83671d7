import type {
  ContentBackend,
  ContentGateway,
  ContentQuery,
  EditingQuery,
} from '../../../shared/content/ContentGateway.ts';
import type { EditingContext, LayoutAnswer, PageMode } from '../../../shared/content/ContentTypes.ts';

/** Content for one request of an editor. */
export interface EditingContent {
  gateway: ContentGateway;
  /** Scripts and data that the platform adds to the page; empty until its layout was read. */
  context(): EditingContext;
}

type Layout = ContentGateway['layout'];

function contentWith(
  backend: ContentBackend,
  layoutOver: (keep: (context: EditingContext) => void) => Layout,
): EditingContent {
  let context: EditingContext = { clientScripts: [], clientData: {} };
  const layout = layoutOver((next) => {
    context = next;
  });
  return { gateway: { ...backend, layout }, context: () => context };
}

/**
 * Content for the page that the platform's editor requests by its item, whatever its address.
 * Only the start page is also available at its own address, because the frame of a missing page uses it.
 * @param path of the page, without the language segment
 */
export function contentOfItem(backend: ContentBackend, query: EditingQuery, path: string): EditingContent {
  let pendingLayout: Promise<LayoutAnswer> | null = null;
  return contentWith(backend, (keep) => (wanted) => {
    const isFrame = pendingLayout !== null && wanted.path === '/' && path !== '/';
    if (isFrame) return backend.layout(wanted);
    pendingLayout ??= backend.editingLayout(query).then(({ layout, context }) => {
      keep(context);
      return layout;
    });
    return pendingLayout;
  });
}

/** Finds the id of a page by its path, drafts included. */
export type PageAt = (query: ContentQuery & { path: string }) => string | null;

/**
 * Pages of a site by path, in an editor's view.
 * Without `pageAt` a page that was never published cannot be found by its path.
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
