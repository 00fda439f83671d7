import { interfaceTexts } from '../../../client/app/interfaceTexts.ts';
import { staticErrorTexts } from '../../../client/site/texts/staticErrorTexts.ts';
import { builtInLanguage } from '../../../shared/site/builtInLanguage.ts';
import { pluralCategories } from '../../../shared/kit/format/LocaleFormats.ts';
import type { Texts } from '../../../shared/site/SiteTypes.ts';

/** Texts that pages may show, with their wording in the code. */
const wordings = Object.entries(interfaceTexts).filter(([key]) => !Object.hasOwn(staticErrorTexts, key));

/** End of the key of a plural form. */
const pluralEnding = new RegExp(`_(?:${pluralCategories.join('|')})$`);

/** Texts of pages by dictionary. Gateways cache dictionaries, so pages of a site share one. */
const textsByDictionary = new WeakMap<Texts, { builtInTexts: Texts; texts: Texts }>();

/**
 * The texts that pages carry.
 * In the language of the code they are those that differ from its wordings, which are in the scripts; in another
 * language they are all texts, with the wording in the code for those without a translation.
 * @param dictionary the content platform's; {} when it cannot be read
 * @param builtInTexts built-in texts of the page's language, for keys that the dictionary lacks
 */
export function pageTexts(dictionary: Texts, builtInTexts: Texts, language: string): Texts {
  const cached = textsByDictionary.get(dictionary);
  if (cached?.builtInTexts === builtInTexts) return cached.texts;
  const translated = textsThatDiffer(dictionary, builtInTexts);
  const texts =
    language === builtInLanguage ? translated : { ...translated, ...textsOfTheCode(dictionary, builtInTexts) };
  textsByDictionary.set(dictionary, { builtInTexts, texts });
  return texts;
}

/** The texts of known keys that differ from the wording in the code, with all their plural forms. */
function textsThatDiffer(dictionary: Texts, builtInTexts: Texts): Texts {
  const texts: Texts = {};
  const wordingsInCode: Texts = interfaceTexts;
  for (const [key, wordingInCode] of wordings) {
    const text = dictionary[key] || builtInTexts[key];
    if (text && text !== wordingInCode) texts[key] = text;
    for (const category of pluralCategories) {
      const pluralKey = `${key}_${category}`;
      // a plural form belongs to its base text: one from another source would mix two wordings
      const plural = dictionary[key] ? dictionary[pluralKey] : dictionary[pluralKey] || builtInTexts[pluralKey];
      // the code's own plural form is found without it, unless a base text that differs stands before it
      if (plural && (plural !== wordingsInCode[pluralKey] || texts[key] !== undefined)) texts[pluralKey] = plural;
    }
  }
  return texts;
}

/** The wordings in the code for keys without a text, and for those with the same text. */
function textsOfTheCode(dictionary: Texts, builtInTexts: Texts): Texts {
  const hasText = (key: string): boolean => Boolean(dictionary[key] || builtInTexts[key]);
  const isWordingOfTheCode = (key: string, wording: string): boolean =>
    hasText(key)
      ? (dictionary[key] || builtInTexts[key]) === wording
      : // a plural form belongs to its base text
        !hasText(key.replace(pluralEnding, ''));
  return Object.fromEntries(wordings.filter(([key, wording]) => isWordingOfTheCode(key, wording)));
}
