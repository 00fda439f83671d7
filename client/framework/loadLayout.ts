import { placeholders } from '../../shared/content/ContentTypes.ts';
import type { LayoutAnswer } from '../../shared/content/ContentTypes.ts';
import type { LoadContext } from './PageRoute.ts';

/**
 * Loads the content platform's page at a path.
 * If the platform does not know the path, `known` is false and the result is the editors' not-found page; without one,
 * the start page's header and footer, so that the page keeps its site's frame. Its languages are those of the start page.
 * @throws ContentUnavailableError when the platform cannot be reached
 */
export async function loadLayout(
  context: LoadContext,
  path: string,
): Promise<{ known: boolean; layout: LayoutAnswer }> {
  const query = { site: context.site.name, language: context.site.language };
  const layout = await context.gateways.content.layout({ ...query, path });
  if (layout.route) return { known: true, layout };
  // an unknown address stays not found when the start page fails
  const start = await context.gateways.content.layout({ ...query, path: '/' }).catch(() => layout);
  const { languages } = start; // the language switch leads to their start pages
  if (layout.notFound) return { known: false, layout: { route: layout.notFound, ancestors: [], languages } };
  return { known: false, layout: { ...buildFrame(start), languages } };
}

/**
 * Like loadLayout, for pages that work without the platform.
 * When it cannot be reached, the shown page lends its frame, or all of its layout at the same address, so that header
 * and footer stay; null when no page is shown, as on the server.
 */
export async function loadFrame(context: LoadContext, path: string): Promise<LayoutAnswer | null> {
  try {
    const { known, layout } = await loadLayout(context, path);
    return known ? layout : buildFrame(layout);
  } catch {
    return shownLayout(context); // the gateway has logged it; without any the page shows its own header and footer
  }
}

function shownLayout({ store, location }: LoadContext): LayoutAnswer | null {
  const { layout: route, languages, location: shown } = store.getState().page;
  if (!route) return null;
  const answer = { route, ancestors: [], languages };
  return shown.path === location.path ? answer : buildFrame(answer);
}

function buildFrame(answer: LayoutAnswer): LayoutAnswer {
  if (!answer.route) return answer;
  const route = answer.route;
  const frame = {
    [placeholders.header]: route.placeholders[placeholders.header] ?? [],
    [placeholders.footer]: route.placeholders[placeholders.footer] ?? [],
  };
  return { route: { ...route, itemId: '', fields: {}, placeholders: frame }, ancestors: [], languages: [] };
}
