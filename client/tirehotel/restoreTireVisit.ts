import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { AppStore, AppThunk } from '../app/store.ts';
import { loginRestored, sessionFound, tireHotelRestored } from './tireHotelState.ts';
import type { TirePage } from './tireHotelState.ts';
import { askTireHotel } from './tireHotelThunks.ts';

interface KnownVisit {
  /** Whether the browser has a session; null when there was no answer. */
  hasSession: boolean | null;
  /** There is nothing to come back to at the next reload. */
  forgetsPage: boolean;
}

/** Without an answer nothing is known: the next reload asks again. */
const nothingKnown: KnownVisit = { hasSession: null, forgetsPage: false };

/**
 * Restores what the cookies stand for: the session that this tab had, a login under way, or the offer of a session.
 * @param visit what the tab stored; null for a tab that knows of no visit
 */
export function restoreTireVisit(
  tab: AppStore,
  visit: { page: TirePage; status: number | null } | null,
): Promise<KnownVisit> {
  return visit?.status === 0 ? restoreSession(tab, visit.page) : restoreLogin(tab, visit?.page ?? 'search');
}

/** Asks for what the code had opened before the reload. Who has no session any more starts anew. */
async function restoreSession(tab: AppStore, page: TirePage): Promise<KnownVisit> {
  try {
    const session = await tab.dispatch(askTireHotel((gateway) => gateway.session(), 'tireRestoring'));
    tab.dispatch(tireHotelRestored({ page, session }));
    return { hasSession: true, forgetsPage: false };
  } catch (error) {
    tab.dispatch(tireHotelRestored(null));
    const isOver = error instanceof TireHotelError && error.code === 'NoSession';
    return isOver ? { hasSession: false, forgetsPage: true } : nothingKnown;
  }
}

/** Asks how far a login was, and whether the browser has a session that this tab does not know of. */
async function restoreLogin(tab: AppStore, page: TirePage): Promise<KnownVisit> {
  const label = page === 'search' ? undefined : 'tireRestoring';
  try {
    const { hasSession, login } = await tab.dispatch(askTireHotel((gateway) => gateway.visit(), label));
    if (login && page !== 'search') {
      tab.dispatch(loginRestored({ page, login, now: tab.dispatch(presentTime()) }));
      return { hasSession, forgetsPage: false };
    }
    tab.dispatch(hasSession ? sessionFound() : tireHotelRestored(null));
    return { hasSession, forgetsPage: true };
  } catch {
    tab.dispatch(tireHotelRestored(null));
    return nothingKnown;
  }
}

function presentTime(): AppThunk<number> {
  return (_dispatch, _getState, { gateways }) => gateways.clock.now().getTime();
}
