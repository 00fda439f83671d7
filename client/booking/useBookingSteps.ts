import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../app/hooks.ts';
import { replaceSearch } from '../app/replaceSearch.ts';
import type { AppThunk } from '../app/store.ts';
import { contactToggled, selectAddons, selectDraft, selectRestored, stepShown } from './bookingState.ts';
import type { OfferList } from './bookingState.ts';
import { allowedView, searchOfView, stepOfView, viewInSearch, viewOf } from './stepAddress.ts';
import type { BookingView } from './stepAddress.ts';

/**
 * Keeps what shows and the page's address together: a step that is entered gets an entry in the history, back and
 * forward show the step of their entry, and an address of a step that cannot show yet is put right. Until the session's
 * draft is read, on the server too, the address says what shows.
 * Once it is booked, the first of the entries shows the confirmation: one press of Back leaves it.
 * @returns what shows
 */
export function useBookingSteps(): BookingView {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const restored = useAppSelector(selectRestored);
  const { path, search } = useAppSelector((state) => state.page.location);
  const view = useAppSelector((state) => (restored ? viewOf(selectDraft(state)) : (viewInSearch(search) ?? 'car')));
  const noAddons = useAppSelector((state) => hasNothing(selectAddons(state)));
  /** What showed when the two agreed last. */
  const agreed = useRef<BookingView | null>(null);

  /** How many entries of the booking come before the one that is being added. */
  const adding = useRef<number | null>(null);

  useEffect(() => {
    if (!restored) return;
    const asked = viewInSearch(search);
    const before = agreed.current;
    if ((asked ?? 'car') === view) {
      agreed.current = view;
      if (adding.current !== null) storeEntriesBefore(adding.current);
      adding.current = null;
    } else if (before === null && asked === null) {
      // whoever comes back to the page goes on where the tab left off
      agreed.current = view;
      dispatch(replaceSearch(searchOfView(search, view)));
    } else if (before === null || before === view) {
      const shown = dispatch(showView(asked ?? 'car'));
      agreed.current = shown;
      if (shown !== asked) dispatch(replaceSearch(searchOfView(search, shown)));
    } else {
      agreed.current = view;
      const next = searchOfView(search, view);
      // back must not lead to a step that was passed over
      if (before === 'addons' && view === 'workshop' && noAddons) dispatch(replaceSearch(next));
      else if (view === 'done' && entriesBefore() > 0) window.history.go(-entriesBefore());
      else if (view === 'done') dispatch(replaceSearch(next));
      else {
        adding.current = entriesBefore() + 1;
        void navigate(path + next);
      }
    }
  }, [dispatch, navigate, restored, view, path, search, noAddons]);

  return view;
}

interface EntryState {
  /** How many entries of the same booking come before this one. */
  bookingEntries?: number;
}

function entriesBefore(): number {
  return (window.history.state as EntryState | null)?.bookingEntries ?? 0;
}

function storeEntriesBefore(bookingEntries: number): void {
  window.history.replaceState({ ...(window.history.state as EntryState | null), bookingEntries }, '');
}

/** Shows a view as far as the booking allows; answers with what shows then. */
function showView(asked: BookingView): AppThunk<BookingView> {
  return (dispatch, getState) => {
    const shown = allowedView(selectDraft(getState()), asked);
    dispatch(stepShown(stepOfView(shown)));
    if (stepOfView(shown) === 4) dispatch(contactToggled(shown === 'contact'));
    return shown;
  };
}

function hasNothing(list: OfferList): boolean {
  return list === 'failed' || (Array.isArray(list) && list.length === 0);
}
