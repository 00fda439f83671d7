import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { KeyphraseMeaning } from '../../../shared/catalogue/KeyphraseTypes.ts';
import { withoutPlates } from '../../../shared/catalogue/withoutPlates.ts';
import type { AppThunk } from '../../app/store.ts';
import { pushToDataLayer } from '../../browser/dataLayer.ts';

/**
 * Tells the data layer what was searched for, without registration numbers. `meant` is what the words mean where that
 * has been asked for already; the list asks for it on its way too, and the gateway asks the server once for both.
 * Load this when a search is made, not before.
 */
export function pushSearch(
  type: 'start page' | 'car list',
  text: string,
  meant?: Promise<KeyphraseMeaning>,
): AppThunk<Promise<void>> {
  return async (_dispatch, getState, { gateways }) => {
    const { name, language, plate } = getState().site.context;
    const ask = (): Promise<KeyphraseMeaning> =>
      gateways.catalogue.understand({ index: indexFor(name, 'vehicles'), language, keyphrase: text });
    const { keyphrase } = await (meant ?? ask());
    pushToDataLayer({ event: 'search', search_type: type, search_term: withoutPlates(text, keyphrase, plate.inText) });
  };
}
