import { placeholders } from '../../shared/content/ContentTypes.ts';
import type { LayoutAnswer } from '../../shared/content/ContentTypes.ts';

/** Reuses another page's frame for a built-in page: header and footer, without sections and versions. */
export function withoutSections(
  layout: LayoutAnswer | null,
  languages: LayoutAnswer['languages'] = [],
): LayoutAnswer | null {
  if (!layout?.route) return layout;
  const { [placeholders.main]: _main, ...kept } = layout.route.placeholders;
  return { ...layout, route: { ...layout.route, placeholders: kept }, languages };
}
