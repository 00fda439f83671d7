import Joi from 'joi';
import type { ErrorPages, RouteData } from '../../../../shared/content/ContentTypes.ts';
import { orNull } from '../answerParts.ts';
import { checkAnswer } from '../transport/checkAnswer.ts';
import { routeOfRendered, renderedPart } from '../readLayoutAnswer.ts';
import type { RawRendered } from '../readLayoutAnswer.ts';
import type { PlatformSite } from './platformSite.ts';

/** Query for a site's own error pages, for missing addresses and failures. */
export const errorPagesQuery = `
query ErrorPages($site: String!, $language: String!) {
  site {
    siteInfo(site: $site) {
      errorHandling(language: $language) {
        notFoundPage { rendered }
        serverErrorPage { rendered }
      }
    }
  }
}`;

interface RawErrorPage {
  rendered: RawRendered;
}
interface RawErrorPages {
  site: {
    siteInfo: {
      errorHandling: { notFoundPage?: RawErrorPage | null; serverErrorPage?: RawErrorPage | null } | null;
    } | null;
  } | null;
}

const page = Joi.object({ rendered: renderedPart }).allow(null);
const errorPagesSchema = Joi.object<RawErrorPages>({
  site: orNull({ siteInfo: orNull({ errorHandling: orNull({ notFoundPage: page, serverErrorPage: page }) }) }),
});

/** The error pages query's `data`; null for each page that the platform does not have. Throws for another form. */
export function readErrorPages(data: unknown, language: string, site: PlatformSite): ErrorPages {
  const raw = checkAnswer(data, errorPagesSchema, 'error pages').site?.siteInfo?.errorHandling;
  const readRoute = (given: RawErrorPage | null | undefined): RouteData | null =>
    routeOfRendered(given?.rendered ?? null, language, site);
  return { notFound: readRoute(raw?.notFoundPage), serverError: readRoute(raw?.serverErrorPage) };
}
