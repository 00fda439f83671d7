import type { Request, Response } from 'express';
import { languages } from '../../shared/site/SiteTypes.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { siteOfAnswer } from './siteOfRequest.ts';

/** The site's language that Accept-Language prefers (its pages send their own), else its first one. */
export function requestLanguage(request: Request, response: Response): Language {
  const siteLanguages: readonly Language[] = siteOfAnswer(response)?.languages ?? languages;
  const accepted = request.acceptsLanguages([...siteLanguages]);
  return siteLanguages.find((language) => language === accepted) ?? siteLanguages[0] ?? languages[0];
}
