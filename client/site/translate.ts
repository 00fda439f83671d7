import { builtInLanguage } from '../../shared/site/builtInLanguage.ts';
import { fillText } from '../../shared/site/fillText.ts';
import { pluralCategory } from '../../shared/kit/format/pluralCategory.ts';
import type { Texts } from '../../shared/site/SiteTypes.ts';
import { defaultTexts } from './defaultTexts.ts';
import type { TextKey } from './TextKey.ts';

/**
 * Returns the wording of a label with its values filled in.
 * Its keys are those of the shell and of the modules whose types `Modules` unites.
 *
 * A number under `count` selects the plural form: `carCount_one`, `carCount_few` … where the dictionary has it, else
 * `carCount`. Categories follow Intl.PluralRules (CLDR); the key itself is the form for "other".
 */
export type Translate<Modules = never> = (key: TextKey<Modules>, values?: Record<string, string | number>) => string;

/**
 * Looks labels up in the dictionary, then in the built-in wordings of the shell and of the modules.
 * Scripts of pages in other languages have none of these.
 * @param locale BCP 47 tag of the page's language
 */
export function createTranslate<Modules extends readonly Texts[]>(
  texts: Texts,
  locale: string = builtInLanguage,
  ...modules: Modules
): Translate<Modules[number]> {
  const sources: readonly Texts[] = [defaultTexts, ...modules];
  const builtIn = (key: string): string | undefined => sources.find((source) => source[key])?.[key];
  return (key, values) => {
    const count = values?.['count'];
    const plural = typeof count === 'number' ? `${key}_${pluralCategory(count, locale)}` : key;
    const text = texts[plural] || texts[key] || builtIn(plural) || builtIn(key) || '';
    return values ? fillText(text, values) : text;
  };
}
