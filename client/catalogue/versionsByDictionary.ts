import type { LanguageVersion, LayoutAnswer } from '../../shared/content/ContentTypes.ts';
import type { LoadContext } from '../app/PageRoute.ts';

/**
 * The language versions of a page that the content platform does not know, whose path stands in each language's
 * dictionary: /jamfor and /en/compare. A language whose dictionary cannot be had is left out; the gateway has logged it.
 */
export async function versionsByDictionary(
  { site, t, gateways }: LoadContext,
  frame: LayoutAnswer | null,
  key: 'pathToCompare' | 'pathToSaved',
): Promise<LanguageVersion[]> {
  const pathIn = async (language: string): Promise<string | undefined> => {
    if (language === site.language) return t(key);
    try {
      return (await gateways.content.dictionary({ site: site.name, language }))[key];
    } catch {
      return undefined;
    }
  };
  const versions = await Promise.all(
    (frame?.languages ?? []).map(async (version) => {
      const path = await pathIn(version.language);
      const base = version.language === site.languages[0] ? '' : `/${version.language}`;
      return path ? [{ ...version, path: `${base}/${path}` }] : [];
    }),
  );
  return versions.flat();
}
