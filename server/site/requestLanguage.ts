import type { Request } from 'express';
import type { Language } from '../../shared/site/SiteTypes.ts';

/** Swedish first: it answers requests without Accept-Language, as the reference data is in Swedish. */
const known: readonly Language[] = ['sv', 'en', 'nb', 'fi', 'sk'];

/** The language of Accept-Language, in which our pages name theirs; Swedish for any that no site has. */
export function requestLanguage(request: Request): Language {
  const accepted = request.acceptsLanguages([...known]);
  return known.find((language) => language === accepted) ?? 'sv';
}
