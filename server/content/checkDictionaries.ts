import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { BuiltInTexts, SiteConfig } from '../../shared/site/SiteTypes.ts';

const maxNamedKeys = 5;

/**
 * Throws for dictionaries that lack texts in a language of a site: its pages would mix languages.
 * @param keys of all texts of pages and messages
 * @throws OperatorError with file and keys
 */
export function checkDictionaries(
  texts: BuiltInTexts,
  sites: readonly Pick<SiteConfig, 'name' | 'languages'>[],
  keys: readonly string[],
): void {
  const used = new Map(sites.flatMap(({ name, languages }) => languages.map((language) => [language, name] as const)));
  const faults = [...used].flatMap(([language, site]) => {
    const missing = keys.filter((key) => texts[language]?.[key] === undefined);
    if (missing.length === 0) return [];
    const more = missing.length > maxNamedKeys ? ` and ${String(missing.length - maxNamedKeys)} more` : '';
    const named = missing.slice(0, maxNamedKeys).join(', ') + more;
    return [
      `content/languages/${language}/texts lacks ${named}, which ${site} needs for its pages and messages; add the texts.`,
    ];
  });
  if (faults.length > 0) throw new OperatorError(faults.join('\n'));
}
