import { createContext, useContext } from 'react';

/** Parts of pages that do not differ from visitor to visitor and are the same on many pages. */
export type PartName = 'menu' | 'mobileMenu' | 'footer' | 'facets' | 'landing';

/** By part, the markup inside its element. */
export type PartMarkup = Partial<Record<PartName, string>>;

/** Parts that the server has rendered for an earlier page; none in the browser, which hydrates them like all others. */
export const ReadyParts = createContext<PartMarkup>({});

/** What an element of a part that is ready has in place of children; undefined for a part that is to be rendered. */
export function useReadyPart(name: PartName): { dangerouslySetInnerHTML: { __html: string } } | undefined {
  const markup = useContext(ReadyParts)[name];
  return markup === undefined ? undefined : { dangerouslySetInnerHTML: { __html: markup } };
}
