import { builtInLanguage } from '../../shared/site/builtInLanguage.ts';
import { fillText } from '../../shared/site/fillText.ts';
import { pluralCategory } from '../../shared/site/pluralCategory.ts';
import type { Texts } from '../../shared/site/SiteTypes.ts';
import { defaultTexts } from './defaultTexts.ts';
import { registeredText } from './registerTexts.ts';
import type { TextKey } from './TextKey.ts';

/**
 * Returns the wording of a label with its values filled in.
 *
 * A number under `count` selects the plural form: `carCount_one`, `carCount_few` … where the dictionary has it, else
 * `carCount`. Categories follow Intl.PluralRules (CLDR); the key itself is the form for "other".
 */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

const builtIn: Partial<Record<string, string>> = defaultTexts;

/** Translate functions by dictionary and locale: pages of a site share their dictionary. */
const translators = new WeakMap<Texts, Map<string, Translate>>();

/**
 * Looks labels up in the dictionary, then among the built-in wordings.
 * Scripts of pages in other languages have none.
 * The same dictionary and locale return the same function, so that it can be a prop of memoized components.
 * @param locale BCP 47 tag of the page's language
 */
export function createTranslate(texts: Texts, locale: string = builtInLanguage): Translate {
  const byLocale = translators.get(texts) ?? new Map<string, Translate>();
  translators.set(texts, byLocale);
  const translate = byLocale.get(locale) ?? translateWith(texts, locale);
  byLocale.set(locale, translate);
  return translate;
}

function translateWith(texts: Texts, locale: string): Translate {
  return (key, values) => {
    const count = values?.['count'];
    const plural = (tag: string): string => (typeof count === 'number' ? `${key}_${pluralCategory(count, tag)}` : key);
    const standard = plural(builtInLanguage);
    const text =
      texts[plural(locale)] ||
      texts[key] ||
      builtIn[standard] ||
      registeredText(standard) ||
      builtIn[key] ||
      registeredText(key) ||
      '';
    return values ? fillText(text, values) : text;
  };
}

/** Label of a facet: its own text key when there is one, else the name with spaces for underscores. */
export function facetLabel(t: Translate, facetName: string): string {
  return t(`facet_${facetName}` as TextKey) || facetName.replace(/^car_/, '').replaceAll('_', ' ');
}
