import { interfaceTexts } from '../../client/app/interfaceTexts.ts';
import { siteEntered } from '../../client/site/siteState.ts';
import type { AppStore } from '../../client/app/store.ts';
import type { Gateways } from '../../client/app/Gateways.ts';
import { pluralCategories } from '../../shared/site/pluralCategory.ts';
import type { SiteContext, Texts } from '../../shared/site/SiteTypes.ts';

export interface SiteEntry {
  context: SiteContext;
  /** Wordings of the page's language, for keys that the platform's dictionary lacks. */
  builtInTexts: Texts;
  /** Value of the cookie of the message bar. */
  closedMessage: string;
}

/**
 * Puts into the store what all pages of a site share. Without an answer of the content platform the built-in texts of
 * the page's language stand and there is no navigation; the gateway has logged why.
 */
export async function enterSite(store: AppStore, gateways: Gateways, entry: SiteEntry): Promise<void> {
  const { context, builtInTexts, closedMessage } = entry;
  const query = { site: context.name, language: context.language };
  const [dictionary, navigation] = await Promise.allSettled([
    gateways.content.dictionary(query),
    gateways.content.navigation(query),
  ]);
  store.dispatch(
    siteEntered({
      context,
      texts: textsOfPage(dictionary.status === 'fulfilled' ? dictionary.value : noTexts, builtInTexts),
      navigation: navigation.status === 'fulfilled' ? navigation.value : [],
      closedMessage,
    }),
  );
}

const noTexts: Texts = {};

/** Texts of pages by dictionary. Gateways keep their answers, so pages of a site share one. */
const textsByDictionary = new WeakMap<Texts, { builtInTexts: Texts; texts: Texts }>();

function textsOfPage(dictionary: Texts, builtInTexts: Texts): Texts {
  const known = textsByDictionary.get(dictionary);
  if (known?.builtInTexts === builtInTexts) return known.texts;
  const texts = textsThatDiffer(dictionary, builtInTexts);
  textsByDictionary.set(dictionary, { builtInTexts, texts });
  return texts;
}

/** The texts of known keys that differ from the wording in the code, with all their plural forms. */
function textsThatDiffer(dictionary: Texts, builtInTexts: Texts): Texts {
  const texts: Texts = {};
  for (const [key, wordingInCode] of Object.entries(interfaceTexts)) {
    const text = dictionary[key] || builtInTexts[key];
    if (text && text !== wordingInCode) texts[key] = text;
    for (const category of pluralCategories) {
      const pluralKey = `${key}_${category}`;
      // a plural form belongs to its base text: one of another source would mix two wordings
      const plural = dictionary[key] ? dictionary[pluralKey] : dictionary[pluralKey] || builtInTexts[pluralKey];
      if (plural) texts[pluralKey] = plural;
    }
  }
  return texts;
}
