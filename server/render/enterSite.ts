import { siteEntered } from '../../client/site/siteState.ts';
import type { AppStore } from '../../client/app/store.ts';
import type { Gateways } from '../../client/framework/Gateways.ts';
import type { NavItem } from '../../shared/content/ContentTypes.ts';
import type { SiteContext } from '../../shared/site/SiteTypes.ts';
import type { FindPageTexts } from './state/createPageTexts.ts';

/** Shown entries by navigation of a site in a language, which its pages share. */
const shownByNavigation = new WeakMap<readonly NavItem[], NavItem[]>();

/** The navigation without hidden entries: visitors must not read them in the page's data either. */
function shownEntries(navigation: readonly NavItem[]): NavItem[] {
  const shown =
    shownByNavigation.get(navigation) ??
    navigation
      .filter(({ hideInNavigation }) => hideInNavigation !== '1')
      .map((item) => ({ ...item, children: shownEntries(item.children) }));
  shownByNavigation.set(navigation, shown);
  return shown;
}

export interface SiteEntry {
  context: SiteContext;
  findTexts: FindPageTexts;
}

/**
 * Puts the data shared by all pages of a site into the store.
 * Without a response of the content platform the built-in texts of the page's language are used and there is no
 * navigation; the gateway has logged the reason.
 */
export async function enterSite(store: AppStore, gateways: Gateways, entry: SiteEntry): Promise<void> {
  const { context, findTexts } = entry;
  const query = { site: context.name, language: context.language };
  const [dictionary, navigation] = await Promise.allSettled([
    gateways.content.dictionary(query),
    gateways.content.navigation(query),
  ]);
  const found = findTexts(dictionary.status === 'fulfilled' ? dictionary.value : null, context.language);
  const { texts, version, rooms } = found;
  store.dispatch(
    siteEntered({
      context,
      texts,
      textFiles: { version, loaded: [...rooms] },
      navigation: navigation.status === 'fulfilled' ? shownEntries(navigation.value) : [],
    }),
  );
}
