import type { Texts } from '../../shared/site/SiteTypes.ts';
import type { LoadContext } from '../framework/PageRoute.ts';
import { createTranslate } from './translate.ts';

/** Load context whose `t` knows the texts of the modules. */
export function withTexts<Modules extends readonly Texts[]>(
  context: LoadContext,
  ...modules: Modules
): LoadContext<Modules[number]> {
  const { texts } = context.store.getState().site;
  return { ...context, t: createTranslate(texts, context.site.locale, ...modules) };
}
