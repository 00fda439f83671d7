import type { SiteContext } from '../../shared/site/SiteTypes.ts';

/** The context, when it is there and names its site and language. Throws otherwise: nothing can be shown without. */
export function siteContextOrThrow(context: Partial<SiteContext> | undefined): SiteContext {
  if (!context?.name || !context.language) throw new Error('No Sitecore context found');
  return context as SiteContext;
}
