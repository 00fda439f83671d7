import type { RouteData } from '../../shared/content/ContentTypes.ts';

/** The brand whose looks a page has; undefined for those of its site. */
export function brandTheme(page: RouteData | null): 'mercedes' | 'smart' | undefined {
  const value = (page?.fields['BrandDesign'] as { value?: unknown } | undefined)?.value;
  return value === 'mercedes' || value === 'smart' ? value : undefined;
}
