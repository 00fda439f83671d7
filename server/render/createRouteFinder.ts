import type { RouteName } from '../../client/framework/RouteName.ts';
import { matchRoute } from '../../client/app/routes.ts';
import { createTranslate } from '../../client/site/translate.ts';
import type { ContentGateway } from '../../shared/content/ContentGateway.ts';
import type { BuiltInTexts, SiteConfig } from '../../shared/site/SiteTypes.ts';
import { languageOfPath } from '../site/siteOfRequest.ts';
import { decodedPath } from './decodedPath.ts';
import { pageTexts } from './state/pageTexts.ts';

/** Finds the route of a path by the site's texts. The path has the language segment and is not decoded. */
export function createRouteFinder(
  content: Pick<ContentGateway, 'dictionary'>,
  builtInTexts: BuiltInTexts,
): (site: SiteConfig, path: string) => Promise<RouteName> {
  return async (site, path) => {
    const { language, basePath } = languageOfPath(site, path);
    const dictionary = await content.dictionary({ site: site.name, language }).catch(() => ({}));
    const texts = pageTexts(dictionary, builtInTexts[language], language);
    const t = createTranslate(texts, site.locales[language] ?? language);
    return matchRoute(decodedPath(path).slice(basePath.length) || '/', t).route.name;
  };
}
