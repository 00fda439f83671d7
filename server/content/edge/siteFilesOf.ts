import Joi from 'joi';
import type { PlatformRedirect } from '../../../shared/content/ContentTypes.ts';
import { orNull, textPart } from './answerParts.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { PlatformSite } from './platformSite.ts';

interface RawRedirects {
  site: { siteInfo: { redirects: PlatformRedirect[] | null } | null } | null;
}
interface RawRobots {
  site: { siteInfo: { robots?: string | null } | null } | null;
}

const redirect = Joi.object({
  pattern: Joi.string().required(),
  target: Joi.string().allow('').required(),
  redirectType: Joi.string().valid('REDIRECT_301', 'REDIRECT_302', 'SERVER_TRANSFER').required(),
  isQueryStringPreserved: Joi.boolean().required(),
  isLanguagePreserved: Joi.boolean().required(),
  locale: Joi.string().allow('').required(),
}).unknown();
const redirectsSchema = Joi.object<RawRedirects>({
  site: orNull({ siteInfo: orNull({ redirects: Joi.array().items(redirect).allow(null).required() }) }),
}).unknown();
const robotsSchema = Joi.object<RawRobots>({
  site: orNull({ siteInfo: orNull({ robots: textPart }) }),
}).unknown();

/** The redirects query's `data`, each locale as our language where the site has it. Throws on another shape. */
export function redirectsOf(data: unknown, site: PlatformSite): PlatformRedirect[] {
  const raw = checkAnswer(data, redirectsSchema, 'redirects').site?.siteInfo?.redirects ?? [];
  return raw.map(({ pattern, target, redirectType, isQueryStringPreserved, isLanguagePreserved, locale }) => ({
    pattern,
    target,
    redirectType,
    isQueryStringPreserved,
    isLanguagePreserved,
    locale: site.languageOf(locale) ?? locale,
  }));
}

/** The robots query's `data` as text, "" without one. Throws when it has another shape. */
export function robotsOf(data: unknown): string {
  return checkAnswer(data, robotsSchema, 'robots').site?.siteInfo?.robots ?? '';
}
