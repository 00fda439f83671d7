import type { KeyphraseMeaning } from '../../shared/catalogue/KeyphraseTypes.ts';
import { meantAddress } from '../../shared/catalogue/meantAddress.ts';
import type { AppThunk } from '../app/store.ts';
import { pushSearch } from '../site/visits/pushSearch.ts';
import { understandWords } from './understandWords.ts';

export interface HeroSearchAnswer {
  meaning: KeyphraseMeaning;
  /** Of the list narrowed by the words. */
  address: string;
}

/**
 * Asks what the words typed in a hero mean, and tells the data layer of the search.
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
