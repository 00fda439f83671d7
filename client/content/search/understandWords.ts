import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { KeyphraseMeaning } from '../../../shared/catalogue/keyphrase/KeyphraseTypes.ts';
import type { AppThunk } from '../../app/store.ts';

/** Maximum wait for the interpretation of words, ms. The list interprets them too, only one step later. */
export const patience = 1500;
const maxTextCharacters = 200;

/**
 * Interpretation of typed words in the site's stock.
 * Without a response in time all words become the keyphrase.
 */
export function understandWords(text: string): AppThunk<Promise<KeyphraseMeaning>> {
  return async (_dispatch, getState, { gateways }) => {
    const { name, language, features } = getState().site.context;
    const unread: KeyphraseMeaning = { filters: {}, keyphrase: text };
    if (!features.stock || text === '' || text.length > maxTextCharacters) return unread;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<KeyphraseMeaning>((resolve) => {
      timer = setTimeout(() => resolve(unread), patience);
    });
    const question = { index: indexFor(name, 'vehicles'), language, keyphrase: text };
    try {
      return await Promise.race([gateways.catalogue.understand(question), late]);
    } catch {
      return unread;
    } finally {
      clearTimeout(timer);
    }
  };
}
