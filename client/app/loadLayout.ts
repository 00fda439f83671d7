import { placeholders } from '../../shared/content/ContentTypes.ts';
import type { LayoutAnswer } from '../../shared/content/ContentTypes.ts';
import type { LoadContext } from './PageRoute.ts';

/**
 * The content platform's page at a path. When the platform does not know the path, `known` is false and the answer
 * is the editors' page for such addresses; without one the start page's header and footer, so that the page still
 * stands in its site's frame.
 * Throws ContentUnavailableError when the platform cannot be asked.
 */
export async function loadLayout(
  context: LoadContext,
  path: string,
): Promise<{ known: boolean; layout: LayoutAnswer }> {
  const query = { site: context.site.name, language: context.site.language };
  const layout = await context.gateways.content.layout({ ...query, path });
  if (layout.route) return { known: true, layout };
  if (layout.notFound) return { known: false, layout: { route: layout.notFound, ancestors: [], languages: [] } };
  // an address that leads nowhere stays one when the start page fails
  const start = await context.gateways.content.layout({ ...query, path: '/' }).catch(() => layout);
  return { known: false, layout: frameOf(start) };
}

/** As loadLayout, for pages that do without the platform: null when it cannot be asked. */
export async function loadFrame(context: LoadContext, path: string): Promise<LayoutAnswer | null> {
  try {
    const { known, layout } = await loadLayout(context, path);
    return known ? layout : frameOf(layout);
  } catch {
    return null; // the gateway has logged it; the page stands with its own header and footer
  }
}

function frameOf(answer: LayoutAnswer): LayoutAnswer {
  if (!answer.route) return answer;
  const route = answer.route;
  const frame = {
    [placeholders.header]: route.placeholders[placeholders.header] ?? [],
    [placeholders.footer]: route.placeholders[placeholders.footer] ?? [],
  };
  return { route: { ...route, itemId: '', fields: {}, placeholders: frame }, ancestors: [], languages: [] };
}
