import type { LayoutAnswer } from '../../shared/content/ContentTypes.ts';

/**
 * The platform's page with its language versions pointing below them: of a page at /bilar and /en/cars the list at
 * /bilar/volvo has the versions /bilar/volvo and /en/cars/volvo. Brands, models and cars are named alike everywhere.
 */
export function versionsBelow(layout: LayoutAnswer | null, segments: readonly string[]): LayoutAnswer | null {
  if (!layout || segments.length === 0) return layout;
  const below = segments.map((segment) => `/${segment}`).join('');
  return { ...layout, languages: layout.languages.map((version) => ({ ...version, path: version.path + below })) };
}
