import { useContext, useMemo } from 'react';
import { ReactReduxContext } from 'react-redux';
import type { SiteContext, Texts } from '../../shared/site/SiteTypes.ts';
import type { interfaceTexts } from '../app/interfaceTexts.ts';
import { useAppSelector } from '../framework/hooks.ts';
import { siteContextOrThrow } from './siteContextOrThrow.ts';
import { createTranslate } from './translate.ts';
import type { Translate } from './translate.ts';

/** Site and language of the page. Throws outside a page. */
export function useSite(): SiteContext {
  if (!useContext(ReactReduxContext)) siteContextOrThrow(undefined);
  return useAppSelector((state) => state.site.context);
}

export function useTranslate(): Translate {
  return useTexts();
}

/** Translate function of the shell's texts and of those of the modules, which are the same in every render. */
export function useTexts<Modules extends readonly Texts[]>(
  ...modules: Modules
): Translate<Modules extends readonly [] ? typeof interfaceTexts : Modules[number]> {
  const texts = useAppSelector((state) => state.site.texts);
  const locale = useAppSelector((state) => state.site.context.locale);
  return useMemo(() => createTranslate(texts, locale, ...modules), [texts, locale]);
}
