import type { LayoutAnswer } from '../../shared/content/ContentTypes.ts';

/**
 * Extends the paths of a page's language versions by the same segments.
 * For a page at /bilar and /en/cars, the list at /bilar/volvo has the versions /bilar/volvo and /en/cars/volvo. Brands,
 * models and cars have the same names in every language.
 */
export function versionsBelow(layout: LayoutAnswer | null, segments: readonly string[]): LayoutAnswer | null {
  if (!layout || segments.length === 0) return layout;
  const below = segments.map((segment) => `/${segment}`).join('');
  return { ...layout, languages: layout.languages.map((version) => ({ ...version, path: version.path + below })) };
}
