import { searchReplaced } from '../pageState.ts';
import type { AppThunk } from '../../app/store.ts';

/**
 * Updates the address to match the page already shown. Browser only.
 * Nothing loads or scrolls, and no entry is added to the history. The page on screen must read the search itself.
 */
export function replaceSearch(search: string): AppThunk<void> {
  return (dispatch, getState) => {
    if (search === getState().page.location.search) return;
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search + hash);
    dispatch(searchReplaced(search));
  };
}
