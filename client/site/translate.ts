import { fillText } from '../../shared/site/fillText.ts';
import { pluralCategory } from '../../shared/kit/format/pluralCategory.ts';
import type { Texts } from '../../shared/site/SiteTypes.ts';
import type { TextKey } from '../../shared/site/TextKey.ts';

/**
 * Returns a text with its values filled in.
 *
 * A number under `count` selects the plural form: `carCount_one`, `carCount_few` … where the language has it, else
 * `carCount`. Categories follow Intl.PluralRules (CLDR); the key itself is the form for "other".
 */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/**
 * Creates the function that finds texts by key; a text that is missing is "".
 * @param locale BCP 47 tag of the page's language, for its plural forms
 */
export function createTranslate(texts: Texts, locale: string): Translate {
  return (key, values) => {
    const count = values?.['count'];
    const plural = typeof count === 'number' ? texts[`${key}_${pluralCategory(count, locale)}`] : undefined;
    const text = plural ?? texts[key] ?? '';
    return values ? fillText(text, values) : text;
  };
}
