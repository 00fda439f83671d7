import { useContext, useMemo } from 'react';
import { ReactReduxContext } from 'react-redux';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import { useAppSelector } from '../framework/hooks.ts';
import { siteContextOrThrow } from './siteContextOrThrow.ts';
import { createTranslate } from './translate.ts';
import type { Translate } from './translate.ts';

/** Site and language of the page. Throws outside a page. */
export function useSite(): SiteContext {
  if (!useContext(ReactReduxContext)) siteContextOrThrow(undefined);
  return useAppSelector((state) => state.site.context);
}

/** Finds the texts of the page. */
export function useTexts(): Translate {
  const texts = useAppSelector((state) => state.site.texts);
  const locale = useAppSelector((state) => state.site.context.locale);
  return useMemo(() => createTranslate(texts, locale), [texts, locale]);
}
