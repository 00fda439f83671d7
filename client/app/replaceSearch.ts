import { searchReplaced } from './pageState.ts';
import type { AppThunk } from './store.ts';

/**
 * Puts what the page shows already into its address: nothing is loaded, nothing scrolls, and no entry is added to the
 * history. The page on screen must read the search itself. Browser only.
 */
export function replaceSearch(search: string): AppThunk<void> {
  return (dispatch, getState) => {
    if (search === getState().page.location.search) return;
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search + hash);
    dispatch(searchReplaced(search));
  };
}
