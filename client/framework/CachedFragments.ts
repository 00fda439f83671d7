import { createContext, useContext } from 'react';

/** Parts of pages that are identical for all visitors and on many pages. */
export type PartName = 'menu' | 'mobileMenu' | 'footer' | 'facets' | 'landing';

/** Inner HTML by part. */
export type PartMarkup = Partial<Record<PartName, string>>;

/**
 * Parts that the server has rendered for an earlier page.
 * Empty in the browser, which hydrates them like all others.
 */
export const CachedFragments = createContext<PartMarkup>({});

/** Props that replace the children of a prerendered part; undefined for a part that must be rendered. */
export function useCachedFragment(name: PartName): { dangerouslySetInnerHTML: { __html: string } } | undefined {
  const markup = useContext(CachedFragments)[name];
  return markup === undefined ? undefined : { dangerouslySetInnerHTML: { __html: markup } };
}
