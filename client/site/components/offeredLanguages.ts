import type { LanguageVersion } from '../../../shared/content/ContentTypes.ts';

/** The versions of a page to choose from: in languages of the site, and none when there is no choice. */
export function offeredLanguages(
  languages: readonly LanguageVersion[],
  ofSite: readonly string[],
): readonly LanguageVersion[] {
  const offered = languages.filter((version) => ofSite.includes(version.language));
  return offered.length > 1 ? offered : [];
}
