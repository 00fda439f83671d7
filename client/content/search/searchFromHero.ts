import type { KeyphraseMeaning } from '../../../shared/catalogue/keyphrase/KeyphraseTypes.ts';
import { meantAddress } from '../../../shared/catalogue/keyphrase/meantAddress.ts';
import type { AppThunk } from '../../app/store.ts';
import { pushSearch } from '../../site/visits/pushSearch.ts';
import { understandWords } from './understandWords.ts';

export interface HeroSearchAnswer {
  meaning: KeyphraseMeaning;
  /** Address of the list narrowed by the words. */
  address: string;
}

/**
 * Requests the interpretation of a hero's words, and reports the search to the data layer.
 * @param list address of the car list
 */
export function searchFromHero(text: string, list: string): AppThunk<Promise<HeroSearchAnswer>> {
  return async (dispatch, getState) => {
    const meant = dispatch(understandWords(text));
    if (text) void dispatch(pushSearch('start page', text, meant));
    const meaning = await meant;
    return { meaning, address: meantAddress(list, meaning, getState().site.context, text) };
  };
}
