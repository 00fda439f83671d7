import { useMemo } from 'react';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import { useAppSelector } from '../app/hooks.ts';
import { createTranslate } from './translate.ts';
import type { Translate } from './translate.ts';

export function useSite(): SiteContext {
  return useAppSelector((state) => state.site.context);
}

export function useTranslate(): Translate {
  const texts = useAppSelector((state) => state.site.texts);
  return useMemo(() => createTranslate(texts), [texts]);
}
