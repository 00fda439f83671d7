import type { Request, Response } from 'express';
import { referenceLanguage } from '../../shared/site/referenceLanguage.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { siteOfAnswer } from './siteOfRequest.ts';

/** The site's language that Accept-Language prefers (its pages send their own), else its first one. */
export function requestLanguage(request: Request, response: Response): Language {
  const { languages } = siteOfAnswer(response) ?? { languages: [referenceLanguage] as const };
  const accepted = request.acceptsLanguages([...languages]);
  return languages.find((language) => language === accepted) ?? languages[0];
}
