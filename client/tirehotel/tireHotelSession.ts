import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import { addReducer } from '../app/store.ts';
import type { AppStore, AppThunk } from '../app/store.ts';
import { localStorageOrNull } from '../browser/localStorageOrNull.ts';
import { logDebug } from '../browser/logDebug.ts';
import { sessionStorageOrNull } from '../browser/sessionStorageOrNull.ts';
import { askTireHotel } from './tireHotelThunks.ts';
import {
  loginRestored,
  selectTireHotel,
  sessionFound,
  tireHotelRestored,
  tireHotelSlice,
  tirePages,
} from './tireHotelState.ts';
import type { TireHotelState, TirePage } from './tireHotelState.ts';

/** Of the session: which page shows, and 0 once the code was right. Nothing of a person, and no secret. */
const sessionKey = 'tireHotel';
/** Of all tabs: the browser may have a session. Its cookie is not seen by scripts, and asking is not free. */
const visitKey = 'tireHotelVisit';

interface StoredVisit {
  page: TirePage;
  status: number | null;
}

type TireStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Pages of a login: after a reload the server knows how far it was. */
const loginPages: readonly TirePage[] = ['login', 'validate'];

/** What the tab stored; null for nothing, and for what it cannot have stored. */
export function storedVisit(storage: TireStorage | null): StoredVisit | null {
  try {
    const stored = JSON.parse(storage?.getItem(sessionKey) ?? 'null') as { page?: unknown; status?: unknown } | null;
    const page = tirePages.find((name) => name === stored?.page);
    if (!page) return null;
    if (stored?.status === 0) return { page, status: 0 };
    return stored?.status === null && loginPages.includes(page) ? { page, status: null } : null;
  } catch {
    return null;
  }
}

/** What a tab stores of a visit; null before there is anything to come back to. */
function visitOf({ page, validated }: TireHotelState): StoredVisit | null {
  return page === 'search' && !validated ? null : { page, status: validated?.status ?? null };
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

function mayHaveSession(shared: TireStorage | null): boolean {
  try {
    return (shared?.getItem(visitKey) ?? null) !== null;
  } catch {
    return false;
  }
}

/** Storages of a tab; null for one that the browser refuses. */
interface TabStorages {
  storage?: TireStorage | null;
  /** Of all tabs of the site. */
  shared?: TireStorage | null;
}

/**
 * Brings the tire hotel into a tab's store: its reducer, the visit that the cookies still stand for, and from then on
 * every change of page into the session storage. Once for a store; more often does nothing. Browser only.
 */
export function startTireHotel(
  tab: AppStore,
  { storage = sessionStorageOrNull(), shared = localStorageOrNull() }: TabStorages = {},
): void {
  if (tab.getState().tireHotel) return;
  addReducer(tab, 'tireHotel', tireHotelSlice.reducer);
  void restoreVisit(tab, storage, shared).then(() => {
    let kept = JSON.stringify(visitOf(selectTireHotel(tab.getState())));
    let hadSession = hasSession(selectTireHotel(tab.getState()));
    tab.subscribe(() => {
      const state = selectTireHotel(tab.getState());
      if (hasSession(state) !== hadSession) store(shared, visitKey, hadSession ? null : '1');
      hadSession = hasSession(state);
      const text = JSON.stringify(visitOf(state));
      if (text === kept) return;
      kept = text;
      store(storage, sessionKey, text === 'null' ? null : text);
    });
  });
}

/** Restores what the cookies stand for: a session that this tab had, a login under way, or the offer of a session. */
async function restoreVisit(tab: AppStore, storage: TireStorage | null, shared: TireStorage | null): Promise<void> {
  const visit = storedVisit(storage);
  if (visit?.status === 0) {
    await restoreSession(tab, visit.page, [storage, shared]);
    return;
  }
  if (!visit) store(storage, sessionKey, null);
  if (visit || mayHaveSession(shared)) await restoreLogin(tab, visit?.page ?? 'search', [storage, shared]);
  else tab.dispatch(tireHotelRestored(null));
}

/** Asks for what the code had opened before the reload. Who has no session any more starts anew. */
async function restoreSession(
  tab: AppStore,
  page: TirePage,
  [storage, shared]: [TireStorage | null, TireStorage | null],
): Promise<void> {
  try {
    const session = await tab.dispatch(askTireHotel((gateway) => gateway.session(), 'tireRestoring'));
    tab.dispatch(tireHotelRestored({ page, session }));
    store(shared, visitKey, '1');
  } catch (error) {
    // without an answer nothing is known: the next reload asks again
    if (error instanceof TireHotelError && error.code === 'NoSession') {
      store(storage, sessionKey, null);
      store(shared, visitKey, null);
    }
    tab.dispatch(tireHotelRestored(null));
  }
}

/** Asks how far a login was, and whether the browser has a session that this tab does not know of. */
async function restoreLogin(
  tab: AppStore,
  page: TirePage,
  [storage, shared]: [TireStorage | null, TireStorage | null],
): Promise<void> {
  const label = page === 'search' ? undefined : 'tireRestoring';
  try {
    const { hasSession: isKnown, login } = await tab.dispatch(askTireHotel((gateway) => gateway.visit(), label));
    store(shared, visitKey, isKnown ? '1' : null);
    if (login && page !== 'search') {
      const now = tab.dispatch(presentTime());
      tab.dispatch(loginRestored({ page, login, now }));
      return;
    }
    store(storage, sessionKey, null);
    tab.dispatch(isKnown ? sessionFound() : tireHotelRestored(null));
  } catch {
    // without an answer nothing is known: the next reload asks again
    tab.dispatch(tireHotelRestored(null));
  }
}

function presentTime(): AppThunk<number> {
  return (_dispatch, _getState, { gateways }) => gateways.clock.now().getTime();
}
