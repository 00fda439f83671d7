import type { Logger } from '../../shared/kit/Logger.ts';
import type { BuiltInTexts, SiteConfig } from '../../shared/site/SiteTypes.ts';
import { bookingMailKeys } from '../booking/mail/bookingMailTexts.ts';
import { checkDictionaries } from '../content/checkDictionaries.ts';
import { loadBuiltInTexts } from '../content/embedded/files/loadBuiltInTexts.ts';
import { interfaceKeys } from '../render/state/interfaceKeys.ts';

/**
 * Loads the built-in texts by language.
 * @param folder absolute path of the dictionary folder
 * @throws OperatorError when a language of a site lacks some
 */
export async function loadProductTexts(
  folder: string,
  sites: readonly SiteConfig[],
  logger: Logger,
): Promise<BuiltInTexts> {
  const texts = await loadBuiltInTexts(folder, logger);
  checkDictionaries(texts, sites, [...interfaceKeys, ...bookingMailKeys]);
  return texts;
}
