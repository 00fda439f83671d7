import { indexFor } from '../../../shared/catalogue/indexFor.ts';
import type { KeyphraseMeaning } from '../../../shared/catalogue/keyphrase/KeyphraseTypes.ts';
import { withoutPlates } from '../../../shared/catalogue/car/withoutPlates.ts';
import type { AppThunk } from '../../app/store.ts';
import { pushToDataLayer } from '../../browser/dataLayer.ts';

/**
 * Reports a search to the data layer, without registration numbers.
 * `meant` is the interpretation of the words if it is known already; otherwise the gateway requests it once for this
 * and for the list. Load this code when a search is made, not before.
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
