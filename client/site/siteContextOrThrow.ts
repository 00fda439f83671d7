import type { SiteContext } from '../../shared/site/SiteTypes.ts';

/**
 * Returns the context if it names its site and language.
 * @throws otherwise, as nothing can be shown without
 */
export function siteContextOrThrow(context: Partial<SiteContext> | undefined): SiteContext {
  if (!context?.name || !context.language) throw new Error('No Sitecore context found');
  return context as SiteContext;
}
