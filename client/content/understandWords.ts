import { indexFor } from '../../shared/catalogue/indexFor.ts';
import type { KeyphraseMeaning } from '../../shared/catalogue/KeyphraseTypes.ts';
import type { AppThunk } from '../app/store.ts';

/** Nobody waits longer for the meaning of their words, ms: the list understands them too, only a step later. */
export const patience = 1500;
const longestText = 200;

/** What typed words mean in the site's stock. Words that nobody can be asked about in time are all keyphrase. */
export function understandWords(text: string): AppThunk<Promise<KeyphraseMeaning>> {
  return async (_dispatch, getState, { gateways }) => {
    const { name, language, features } = getState().site.context;
    const unread: KeyphraseMeaning = { filters: {}, keyphrase: text };
    if (!features.stock || text === '' || text.length > longestText) return unread;
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
