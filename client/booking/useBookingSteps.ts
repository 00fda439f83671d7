import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../framework/hooks.ts';
import { replaceSearch } from '../framework/navigation/replaceSearch.ts';
import type { AppThunk } from '../app/store.ts';
import { contactToggled, selectAddons, selectDraft, selectRestored, stepShown } from './state/bookingState.ts';
import type { OfferList } from './state/BookingStateTypes.ts';
import { allowedView, searchOfView, stepOfView, viewInSearch, currentView } from './state/stepAddress.ts';
import type { BookingView } from './state/stepAddress.ts';

/**
 * Synchronizes the view and the page's address.
 * Entering a step adds a history entry, Back and Forward show their entry's step, and the address of a step that cannot
 * show yet is corrected. Until the session's draft is read, and on the server, the address determines the view. After
 * booking, the first entry shows the confirmation: one press of Back leaves it.
 * @returns the current view
 */
export function useBookingSteps(): BookingView {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const restored = useAppSelector(selectRestored);
  const location = useAppSelector((state) => state.page.location);
  const { path, search } = location;
  const view = useAppSelector((state) =>
    restored ? currentView(selectDraft(state)) : (viewInSearch(search) ?? 'car'),
  );
  const noAddons = useAppSelector((state) => hasNothing(selectAddons(state)));
  /** View when address and state last agreed. */
  const agreed = useRef<BookingView | null>(null);

  /** Number of booking entries before the one being added. */
  const adding = useRef<number | null>(null);

  useEffect(() => {
    if (!restored) return;
    const requestedView = viewInSearch(search);
    const before = agreed.current;
    if ((requestedView ?? 'car') === view) {
      agreed.current = view;
      if (adding.current !== null) storeEntriesBefore(adding.current);
      adding.current = null;
    } else if (before === null && requestedView === null) {
      // a visitor who returns to the page resumes where the tab left off
      agreed.current = view;
      dispatch(replaceSearch(searchOfView(search, view)));
    } else if (before === null || before === view) {
      const shown = dispatch(showView(requestedView ?? 'car'));
      agreed.current = shown;
      if (shown !== requestedView) dispatch(replaceSearch(searchOfView(search, shown)));
    } else {
      agreed.current = view;
      const next = searchOfView(search, view);
      // Back must not lead to a skipped step
      if (before === 'addons' && view === 'workshop' && noAddons) dispatch(replaceSearch(next));
      else if (view === 'done' && entriesBefore() > 0) window.history.go(-entriesBefore());
      else if (view === 'done') dispatch(replaceSearch(next));
      else {
        adding.current = entriesBefore() + 1;
        void navigate(path + next);
      }
    }
  }, [dispatch, navigate, restored, view, location, path, search, noAddons]);

  return view;
}

interface EntryState {
  /** Number of entries of the same booking before this one. */
  bookingEntries?: number;
}

function entriesBefore(): number {
  return (window.history.state as EntryState | null)?.bookingEntries ?? 0;
}

function storeEntriesBefore(bookingEntries: number): void {
  window.history.replaceState({ ...(window.history.state as EntryState | null), bookingEntries }, '');
}

/** Shows a view as far as the booking allows; returns the resulting view. */
function showView(requestedView: BookingView): AppThunk<BookingView> {
  return (dispatch, getState) => {
    const shown = allowedView(selectDraft(getState()), requestedView);
    dispatch(stepShown(stepOfView(shown)));
    if (stepOfView(shown) === 4) dispatch(contactToggled(shown === 'contact'));
    return shown;
  };
}

function hasNothing(list: OfferList): boolean {
  return list === 'failed' || (Array.isArray(list) && list.length === 0);
}
