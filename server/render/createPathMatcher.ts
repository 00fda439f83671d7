import { matchPage } from '../../client/app/matchPage.ts';
import type { PageMatch } from '../../client/app/matchPage.ts';
import { routesOf } from '../../client/app/routes.tsx';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { SiteConfig } from '../../shared/site/SiteTypes.ts';
import { languageOfPath } from '../site/siteOfRequest.ts';
import { decodedPath } from './decodedPath.ts';
import type { FindPageTexts } from './state/createPageTexts.ts';

/** Matches a path with the routes of its site. The path has the language segment and is not decoded. */
export function createPathMatcher(
  content: Pick<ContentGateway, 'dictionary'>,
  findTexts: FindPageTexts,
): (site: SiteConfig, path: string) => Promise<PageMatch> {
  return async (site, path) => {
    const { language, basePath } = languageOfPath(site, path);
    const dictionary = await content.dictionary({ site: site.name, language }).catch(() => null);
    const { texts } = findTexts(dictionary, language);
    return matchPage(routesOf({ context: { basePath }, texts }), decodedPath(path));
  };
}
