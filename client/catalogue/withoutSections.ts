import { placeholders } from '../../shared/content/ContentTypes.ts';
import type { LayoutAnswer } from '../../shared/content/ContentTypes.ts';

/**
 * Reuses another page's frame for a built-in page: header and footer, without sections and versions.
 * @param own the platform's page that the built-in one stands for, which statistics count; by default the other page
 */
export function withoutSections(
  layout: LayoutAnswer | null,
  languages: LayoutAnswer['languages'] = [],
  own: LayoutAnswer | null = layout,
): LayoutAnswer | null {
  if (!layout?.route) return layout;
  const { [placeholders.main]: _main, ...kept } = layout.route.placeholders;
  const { name = '', itemId = '' } = own?.route ?? {};
  return { ...layout, route: { ...layout.route, name, itemId, placeholders: kept }, languages };
}
