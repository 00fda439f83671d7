import type { ContentBackend } from '../../../shared/content/ContentGateway.ts';
import type { BuiltInTexts, Language, Texts } from '../../../shared/site/SiteTypes.ts';

/**
 * Creates the function that returns the interface texts of a site in a language.
 * It returns the same object until they change. Without a response of the content platform they are the built-in ones;
 * the platform's gateway has logged the reason.
 */
export function createSiteTexts(
  dictionary: ContentBackend['dictionary'],
  builtIn: BuiltInTexts,
): (site: string, language: Language) => Promise<Texts> {
  const merged = new WeakMap<Texts, Texts>();
  return async (site, language) => {
    const ofProduct = builtIn[language] ?? {};
    const own = await dictionary({ site, language }).catch(() => null);
    if (!own) return ofProduct;
    const texts = merged.get(own) ?? { ...ofProduct, ...own };
    merged.set(own, texts);
    return texts;
  };
}
