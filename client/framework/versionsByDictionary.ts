import type { LanguageVersion, LayoutAnswer } from '../../shared/content/ContentTypes.ts';
import type { LoadContext } from './PageRoute.ts';

/**
 * Language versions of a page that is not in the content platform, by each dictionary's path.
 * Example: /jamfor and /en/compare. A language whose dictionary is unavailable is left out; the gateway has logged it.
 */
export async function versionsByDictionary(
  { site, t, gateways }: LoadContext,
  frame: LayoutAnswer | null,
  key: 'pathToCompare' | 'pathToSaved' | 'pathToSearch',
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
