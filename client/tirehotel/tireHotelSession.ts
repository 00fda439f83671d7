import type { AppStore } from '../app/store.ts';
import { localStorageOrNull } from '../browser/localStorageOrNull.ts';
import { logDebug } from '../browser/logDebug.ts';
import { sessionStorageOrNull } from '../browser/sessionStorageOrNull.ts';
import { concealVisit } from './concealVisit.ts';
import { finishLogout, isLeaving, visitKey, visitMark } from './login/unfinishedLogout.ts';
import { selectTireHotel, tireHotelRestored, tireHotelSlice, tirePages, underWayChanged } from './tireHotelState.ts';
import type { TireHotelState, TirePage } from './tireHotelState.ts';

/** Session storage key: see StoredVisit. No personal data, no secret. */
const sessionKey = 'tireHotel';

/** The current page, and 0 once the code was right. */
interface StoredVisit {
  page: TirePage;
  status: number | null;
  /** Index of the shown vehicle; left out for the first. */
  vehicle?: number | undefined;
}

type TireStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Login pages: after a reload the server knows the progress. */
const loginPages: readonly TirePage[] = ['login', 'validate'];

/** The stored visit; null when there is none, or it is invalid. */
export function storedVisit(storage: TireStorage | null): StoredVisit | null {
  try {
    const stored = JSON.parse(storage?.getItem(sessionKey) ?? 'null') as Partial<
      Record<keyof StoredVisit, unknown>
    > | null;
    const page = tirePages.find((name) => name === stored?.page);
    if (!page) return null;
    if (stored?.status === 0) return { page, status: 0, vehicle: stored.vehicle as number };
    return stored?.status === null && loginPages.includes(page) ? { page, status: null } : null;
  } catch {
    return null;
  }
}

/** Visit to store; null while there is nothing to restore. */
function toStoredVisit({ page, validated, vehicle }: TireHotelState): StoredVisit | null {
  if (page === 'search' && !validated) return null;
  return { page, status: validated?.status ?? null, vehicle: vehicle || undefined };
}

function store(storage: TireStorage | null, key: string, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    logDebug('tireHotel.notStored');
  }
}

function hasSession({ validated, sessionWaiting }: TireHotelState): boolean {
  return validated !== null || sessionWaiting;
}

/** Storages of a tab; null for one that the browser refuses. */
interface TabStorages {
  storage?: TireStorage | null;
  /** Shared by all tabs of the site. */
  shared?: TireStorage | null;
}

/**
 * Adds the tire hotel to a tab's store: its reducer and the visit behind the cookies.
 * From then on every change of page is saved in the session storage. Repeated calls for a store do nothing. Browser
 * only.
 */
export function startTireHotel(
  tab: AppStore,
  { storage = sessionStorageOrNull(), shared = localStorageOrNull() }: TabStorages = {},
): void {
  if (tab.getState().tireHotel) return;
  tab.addReducer('tireHotel', tireHotelSlice.reducer);
  concealVisit(tab, { visitKey });
  void restoreVisit(tab, storage, shared).then(() => {
    let previousVisit = JSON.stringify(toStoredVisit(selectTireHotel(tab.getState())));
    if (previousVisit !== 'null') store(storage, sessionKey, previousVisit); // the visitor may have moved on meanwhile
    let hadSession = hasSession(selectTireHotel(tab.getState()));
    tab.subscribe(() => {
      const state = selectTireHotel(tab.getState());
      if (hasSession(state) !== hadSession) store(shared, visitKey, hadSession ? null : '1');
      hadSession = hasSession(state);
      const text = JSON.stringify(toStoredVisit(state));
      if (text === previousVisit) return;
      previousVisit = text;
      store(storage, sessionKey, text === 'null' ? null : text);
    });
  });
}

/** Restores a visit with code that loads on demand: most visitors have none. */
async function restoreVisit(tab: AppStore, storage: TireStorage | null, shared: TireStorage | null): Promise<void> {
  if (isLeaving(shared)) {
    store(storage, sessionKey, null);
    tab.dispatch(tireHotelRestored(null));
    tab.dispatch((_dispatch, _getState, { gateways }) => void finishLogout(gateways.tireHotel, shared));
    return;
  }
  const visit = storedVisit(storage);
  if (!visit) store(storage, sessionKey, null);
  if (!visit && visitMark(shared) === null) {
    tab.dispatch(tireHotelRestored(null));
    return;
  }
  // covers the search while the code loads: restoring would undo a login that starts before its end
  if (visit) tab.dispatch(underWayChanged('tireRestoring'));
  try {
    const { restoreTireVisit } = await import('./restoreTireVisit.ts');
    const known = await restoreTireVisit(tab, visit);
    if (known.hasSession !== null) store(shared, visitKey, known.hasSession ? '1' : null);
    if (known.forgetsPage) store(storage, sessionKey, null);
  } catch {
    // nothing is known without its code: the next reload tries again
    tab.dispatch(underWayChanged(null));
    tab.dispatch(tireHotelRestored(null));
  }
}
