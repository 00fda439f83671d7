import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../framework/hooks.ts';
import { replaceSearch } from '../framework/navigation/replaceSearch.ts';
import type { AppThunk } from '../app/store.ts';
import type { TireHotelFields } from './tireHotelFields.ts';
import { pageOpened, selectTireHotel } from './tireHotelState.ts';
import type { TirePage } from './tireHotelState.ts';
import { isStepForward, searchOfTirePage, tirePageIn } from './tireStepAddress.ts';

/** Maps a page to the extent: with "login" the pages end with the vehicle. */
function pageIn(extent: TireHotelFields['extent'], page: TirePage): TirePage {
  return extent === 'login' && (page === 'booking' || page === 'confirmation') ? 'loggedIn' : page;
}

/**
 * Synchronizes the tire hotel's page and the address.
 * Back goes one step back, and leaves from the first step, the vehicle and the confirmation. Entries of completed steps
 * (the login once the code was right, the booking once it is made) are removed by going back over them.
 * @returns the current page
 */
export function useTireSteps(extent: TireHotelFields['extent']): TirePage {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const page = useAppSelector((state) => pageIn(extent, selectTireHotel(state).page));
  const restored = useAppSelector((state) => selectTireHotel(state).restored);
  const { path, search } = useAppSelector((state) => state.page.location);
  /** Page when page and address last agreed. */
  const agreed = useRef<TirePage | null>(null);
  /** Number of entries of the visit before the current one, to be stored in it; null once stored. */
  const entered = useRef<number | null>(null);
  const goesBack = useRef(false);

  useEffect(() => {
    if (!restored || goesBack.current) return;
    const requestedPage = pageIn(extent, tirePageIn(search));
    const before = agreed.current;
    if (requestedPage === page) {
      agreed.current = page;
      if (entered.current !== null) storeDepth(entered.current);
      entered.current = null;
    } else if (before === page || (before === null && requestedPage !== 'search')) {
      // Back, Forward, or an opened address
      dispatch(pageOpened(requestedPage));
      const shown = pageIn(extent, dispatch(shownPage()));
      agreed.current = shown;
      if (shown !== requestedPage) dispatch(replaceSearch(searchOfTirePage(search, shown)));
    } else if (before !== null && isStepForward(before, page)) {
      agreed.current = page;
      entered.current = depth() + 1;
      void navigate(path + searchOfTirePage(search, page));
    } else {
      agreed.current = page;
      const next = searchOfTirePage(search, page);
      const steps = before === null ? 0 : depth();
      if (steps === 0) {
        dispatch(replaceSearch(next));
        return;
      }
      goesBack.current = true;
      window.addEventListener(
        'popstate',
        () => {
          goesBack.current = false;
          dispatch(replaceSearch(next));
        },
        { once: true },
      );
      window.history.go(-steps);
    }
  }, [dispatch, navigate, extent, restored, page, path, search]);

  return page;
}

function shownPage(): AppThunk<TirePage> {
  return (_dispatch, getState) => selectTireHotel(getState()).page;
}

/** Number of entries of the same visit before the current one. */
function depth(): number {
  const { tireHotelDepth } = (window.history.state ?? {}) as { tireHotelDepth?: unknown };
  return typeof tireHotelDepth === 'number' ? tireHotelDepth : 0;
}

function storeDepth(tireHotelDepth: number): void {
  window.history.replaceState({ ...(window.history.state as object | null), tireHotelDepth }, '');
}
