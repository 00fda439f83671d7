import Joi from 'joi';
import type { PlatformRedirect } from '../../../../shared/content/ContentTypes.ts';
import { orNull, textPart } from '../answerParts.ts';
import { checkAnswer } from '../transport/checkAnswer.ts';
import type { PlatformSite } from './platformSite.ts';

/** Query for the redirects written by a site's editors. */
export const redirectsQuery = `
query Redirects($site: String!) {
  site {
    siteInfo(site: $site) {
      redirects { pattern target redirectType isQueryStringPreserved isLanguagePreserved locale }
    }
  }
}`;

/** Query for the robots.txt of a site. */
export const robotsQuery = `
query Robots($site: String!) {
  site {
    siteInfo(site: $site) { robots }
  }
}`;

interface RawRedirects {
  site: { siteInfo: { redirects: unknown[] | null } | null } | null;
}
interface RawRobots {
  site: { siteInfo: { robots?: string | null } | null } | null;
}

const redirectsSchema = Joi.object<RawRedirects>({
  site: orNull({ siteInfo: orNull({ redirects: Joi.array().items(Joi.any()).allow(null).required() }) }),
});
const robotsSchema = Joi.object<RawRobots>({
  site: orNull({ siteInfo: orNull({ robots: textPart }) }),
});

const toText = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

/** One rule. A missing or invalid part is empty, so that the rule is skipped when rules are compiled. */
function toRedirect(raw: unknown, site: PlatformSite): PlatformRedirect {
  const fields = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<
    Record<keyof PlatformRedirect, unknown>
  >;
  const locale = toText(fields.locale);
  return {
    pattern: toText(fields.pattern),
    target: toText(fields.target),
    redirectType: toText(fields.redirectType),
    isQueryStringPreserved: fields.isQueryStringPreserved === true,
    isLanguagePreserved: fields.isLanguagePreserved === true,
    locale: site.languageOf(locale) ?? locale,
  };
}

/**
 * Reads the redirects query's `data`, with each locale as the site's language if it has it.
 * Invalid rules are kept, so that they do not disable the others. Throws when the list itself has another form.
 */
export function readRedirects(data: unknown, site: PlatformSite): PlatformRedirect[] {
  const raw = checkAnswer(data, redirectsSchema, 'redirects').site?.siteInfo?.redirects ?? [];
  return raw.map((rule) => toRedirect(rule, site));
}

/** Reads the robots query's `data` as text, "" without one. Throws when it has another form. */
export function readRobots(data: unknown): string {
  return checkAnswer(data, robotsSchema, 'robots').site?.siteInfo?.robots ?? '';
}
