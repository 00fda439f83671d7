import type { LanguageVersion } from '../../../shared/content/ContentTypes.ts';

/** Versions of a page in languages of the site; empty when there is no choice. */
export function offeredLanguages(
  languages: readonly LanguageVersion[],
  ofSite: readonly string[],
): readonly LanguageVersion[] {
  const offered = languages.filter((version) => ofSite.includes(version.language));
  return offered.length > 1 ? offered : [];
}
