import { interfaceTexts } from '../../client/app/interfaceTexts.ts';
import { staticErrorTexts } from '../../client/site/staticErrorTexts.ts';
import { pluralCategories } from '../../shared/site/pluralCategory.ts';
import type { Texts } from '../../shared/site/SiteTypes.ts';

/** Texts that pages may show, with their wording in the code. */
const wordings = Object.entries(interfaceTexts).filter(([key]) => !Object.hasOwn(staticErrorTexts, key));

/** Texts of pages by dictionary. Gateways cache dictionaries, so pages of a site share one. */
const textsByDictionary = new WeakMap<Texts, { builtInTexts: Texts; texts: Texts }>();

/**
 * The texts of pages whose wording differs from that in the code.
 * @param dictionary the content platform's; {} when it cannot be read
 * @param builtInTexts built-in texts of the page's language, for keys that the dictionary lacks
 */
export function pageTexts(dictionary: Texts, builtInTexts: Texts): Texts {
  const cached = textsByDictionary.get(dictionary);
  if (cached?.builtInTexts === builtInTexts) return cached.texts;
  const texts = textsThatDiffer(dictionary, builtInTexts);
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
