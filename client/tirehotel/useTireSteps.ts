import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../app/hooks.ts';
import { replaceSearch } from '../app/replaceSearch.ts';
import type { AppThunk } from '../app/store.ts';
import type { TireHotelFields } from './tireHotelFields.ts';
import { pageOpened, selectTireHotel } from './tireHotelState.ts';
import type { TirePage } from './tireHotelState.ts';
import { isStepForward, searchOfTirePage, tirePageIn } from './tireStepAddress.ts';

/** In the extent of the login the pages end with the vehicle. */
function pageIn(extent: TireHotelFields['extent'], page: TirePage): TirePage {
  return extent === 'login' && (page === 'booking' || page === 'confirmation') ? 'loggedIn' : page;
}

/**
 * Keeps the tire hotel's page and the address together: Back goes one step back, and leaves from the first step, the
 * vehicle and the confirmation. Entries of steps that are over (the login once the code was right, the booking once it is
 * made) are left by going back over them.
 * @returns the page that shows
 */
export function useTireSteps(extent: TireHotelFields['extent']): TirePage {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const page = useAppSelector((state) => pageIn(extent, selectTireHotel(state).page));
  const restored = useAppSelector((state) => selectTireHotel(state).restored);
  const { path, search } = useAppSelector((state) => state.page.location);
  /** What showed when page and address agreed last. */
  const agreed = useRef<TirePage | null>(null);
  /** Entries of the visit before the current one, to be stored in it; null when they are. */
  const entered = useRef<number | null>(null);
  const goesBack = useRef(false);

  useEffect(() => {
    if (!restored || goesBack.current) return;
    const asked = pageIn(extent, tirePageIn(search));
    const before = agreed.current;
    if (asked === page) {
      agreed.current = page;
      if (entered.current !== null) storeDepth(entered.current);
      entered.current = null;
    } else if (before === page || (before === null && asked !== 'search')) {
      // Back, Forward, or an address that was opened
      dispatch(pageOpened(asked));
      const shown = pageIn(extent, dispatch(shownPage()));
      agreed.current = shown;
      if (shown !== asked) dispatch(replaceSearch(searchOfTirePage(search, shown)));
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

/** How many entries before the current one belong to the same visit. */
function depth(): number {
  const { tireHotelDepth } = (window.history.state ?? {}) as { tireHotelDepth?: unknown };
  return typeof tireHotelDepth === 'number' ? tireHotelDepth : 0;
}

function storeDepth(tireHotelDepth: number): void {
  window.history.replaceState({ ...(window.history.state as object | null), tireHotelDepth }, '');
}
