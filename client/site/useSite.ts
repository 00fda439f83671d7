import { useContext, useMemo } from 'react';
import { ReactReduxContext } from 'react-redux';
import type { SiteContext, Texts } from '../../shared/site/SiteTypes.ts';
import { useAppSelector } from '../framework/hooks.ts';
import { siteContextOrThrow } from './siteContextOrThrow.ts';
import { createTranslate } from './translate.ts';
import type { Translate } from './translate.ts';

/** Site and language of the page. Throws outside a page. */
export function useSite(): SiteContext {
  if (!useContext(ReactReduxContext)) siteContextOrThrow(undefined);
  return useAppSelector((state) => state.site.context);
}

/** Translate function for the texts of the shell and of the modules, which must be the same in every render. */
export function useTexts<Modules extends readonly Texts[]>(...modules: Modules): Translate<Modules[number]> {
  const texts = useAppSelector((state) => state.site.texts);
  const locale = useAppSelector((state) => state.site.context.locale);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a call names the same modules in every render
  return useMemo(() => createTranslate(texts, locale, ...modules), [texts, locale]);
}
