import type { Request, Response } from 'express';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { siteOf } from './siteOfRequest.ts';

/** The site's language that Accept-Language prefers (its pages send their own), else its first one. */
export function requestLanguage(request: Request, response: Response): Language {
  const { languages } = siteOf(response);
  const accepted = request.acceptsLanguages([...languages]);
  return languages.find((language) => language === accepted) ?? languages[0];
}
