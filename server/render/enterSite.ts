import { interfaceTexts } from '../../client/app/interfaceTexts.ts';
import { siteEntered } from '../../client/site/siteState.ts';
import type { AppStore } from '../../client/app/store.ts';
import type { Gateways } from '../../client/app/Gateways.ts';
import { pluralCategories } from '../../shared/site/pluralCategory.ts';
import type { SiteContext, Texts } from '../../shared/site/SiteTypes.ts';

/**
 * Puts into the store what all pages of a site share. Without an answer of the content platform the built-in texts
 * stand and there is no navigation; the gateway has logged why.
 */
export async function enterSite(
  store: AppStore,
  gateways: Gateways,
  context: SiteContext,
  closedMessage: string,
): Promise<void> {
  const query = { site: context.name, language: context.language };
  const [dictionary, navigation] = await Promise.allSettled([
    gateways.content.dictionary(query),
    gateways.content.navigation(query),
  ]);
  store.dispatch(
    siteEntered({
      context,
      texts: dictionary.status === 'fulfilled' ? textsThatDiffer(dictionary.value) : {},
      navigation: navigation.status === 'fulfilled' ? navigation.value : [],
      closedMessage,
    }),
  );
}

/** The dictionary's texts of known keys that differ from the built-in wording, with all their plural forms. */
function textsThatDiffer(dictionary: Record<string, string>): Texts {
  const texts: Texts = {};
  for (const [key, builtIn] of Object.entries(interfaceTexts)) {
    const text = dictionary[key];
    if (text && text !== builtIn) texts[key] = text;
    for (const category of pluralCategories) {
      const plural = dictionary[`${key}_${category}`];
      if (plural) texts[`${key}_${category}`] = plural;
    }
  }
  return texts;
}
