import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import { addReducer } from '../app/store.ts';
import type { AppStore } from '../app/store.ts';
import { logDebug } from '../browser/logDebug.ts';
import { sessionStorageOrNull } from '../browser/sessionStorageOrNull.ts';
import { askTireHotel } from './tireHotelThunks.ts';
import { selectTireHotel, tireHotelRestored, tireHotelSlice, tirePages } from './tireHotelState.ts';
import type { TireHotelState, TirePage } from './tireHotelState.ts';

/** Of the session: which page shows, and 0 once the code was right. Nothing of a person, and no secret. */
const sessionKey = 'tireHotel';

interface StoredVisit {
  page: TirePage;
  status: number | null;
}

type TireStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the tab stored; null for nothing, and for what it cannot have stored. */
export function storedVisit(storage: TireStorage | null): StoredVisit | null {
  try {
    const stored = JSON.parse(storage?.getItem(sessionKey) ?? 'null') as { page?: unknown; status?: unknown } | null;
    const page = tirePages.find((name) => name === stored?.page);
    if (!page || stored?.status !== 0) return null;
    return { page, status: 0 };
  } catch {
    return null;
  }
}

/** What a tab stores of a visit; null before there is anything to come back to. */
function visitOf({ page, validated }: TireHotelState): StoredVisit | null {
  return page === 'search' && !validated ? null : { page, status: validated?.status ?? null };
}

function store(storage: TireStorage | null, visit: StoredVisit | null): void {
  try {
    if (visit) storage?.setItem(sessionKey, JSON.stringify(visit));
    else storage?.removeItem(sessionKey);
  } catch {
    logDebug('tireHotel.notStored');
  }
}

/**
 * Brings the tire hotel into a tab's store: its reducer, the visit that the session's cookie still stands for, and from
 * then on every change of page into the session storage. Once for a store; more often does nothing. Browser only.
 */
export function startTireHotel(tab: AppStore, storage: TireStorage | null = sessionStorageOrNull()): void {
  if (tab.getState().tireHotel) return;
  addReducer(tab, 'tireHotel', tireHotelSlice.reducer);
  void restoreVisit(tab, storage).then(() => {
    let kept = JSON.stringify(visitOf(selectTireHotel(tab.getState())));
    tab.subscribe(() => {
      const visit = visitOf(selectTireHotel(tab.getState()));
      const text = JSON.stringify(visit);
      if (text === kept) return;
      kept = text;
      store(storage, visit);
    });
  });
}

/** Asks for what the code had opened before the reload. Who has no session any more starts anew, as does who had none. */
async function restoreVisit(tab: AppStore, storage: TireStorage | null): Promise<void> {
  const visit = storedVisit(storage);
  if (!visit) {
    store(storage, null);
    tab.dispatch(tireHotelRestored(null));
    return;
  }
  try {
    const session = await tab.dispatch(askTireHotel((gateway) => gateway.session(), 'tireRestoring'));
    tab.dispatch(tireHotelRestored({ page: visit.page, session }));
  } catch (error) {
    // without an answer nothing is known: the next reload asks again
    if (error instanceof TireHotelError && error.code === 'NoSession') store(storage, null);
    tab.dispatch(tireHotelRestored(null));
  }
}
