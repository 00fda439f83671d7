import type { Group } from '../../config/group/Group.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { BuiltInTexts } from '../../shared/site/SiteTypes.ts';
import { createPageTexts } from '../render/state/createPageTexts.ts';
import type { FindPageTexts } from '../render/state/createPageTexts.ts';
import { checkDictionaries } from '../content/checkDictionaries.ts';
import { loadLanguageTexts, readRoomKeys } from '../content/loadLanguageTexts.ts';
import { referenceLanguage } from '../../shared/site/referenceLanguage.ts';

/** The interface texts of every language, and those of pages. */
export interface ProductTexts {
  builtInTexts: BuiltInTexts;
  findTexts: FindPageTexts;
}

/**
 * Loads the interface texts of a group's languages.
 * @throws OperatorError when a language of a site lacks some
 */
export async function loadProductTexts({ languages, sites }: Group, logger: Logger): Promise<ProductTexts> {
  const reference = languages.get(referenceLanguage);
  if (!reference) throw new OperatorError(`content/languages/${referenceLanguage} is missing; restore the folder.`);
  const [builtInTexts, roomKeys] = await Promise.all([loadLanguageTexts(languages, logger), readRoomKeys(reference)]);
  checkDictionaries(builtInTexts, sites, Object.values(roomKeys).flat());
  return { builtInTexts, findTexts: createPageTexts(builtInTexts, roomKeys) };
}
