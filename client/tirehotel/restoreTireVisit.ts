import { TireHotelError } from '../../shared/tirehotel/TireHotelGateway.ts';
import type { AppStore, AppThunk } from '../app/store.ts';
import { loginRestored, sessionFound, tireHotelRestored } from './tireHotelState.ts';
import type { TirePage } from './tireHotelState.ts';
import { askTireHotel } from './tireHotelThunks.ts';

interface KnownVisit {
  /** True if the browser has a session; null without a response. */
  hasSession: boolean | null;
  /** True when the next reload has nothing to restore. */
  forgetsPage: boolean;
}

/** Result without a response: the next reload tries again. */
const nothingKnown: KnownVisit = { hasSession: null, forgetsPage: false };

/**
 * Restores the state behind the cookies: the tab's session, a login, or the offer of a session.
 * @param visit stored by the tab; null for a tab without a visit
 */
export function restoreTireVisit(
  tab: AppStore,
  visit: { page: TirePage; status: number | null; vehicle?: number | undefined } | null,
): Promise<KnownVisit> {
  return visit?.status === 0 ? restoreSession(tab, visit) : restoreLogin(tab, visit?.page ?? 'search');
}

/** Reloads the data that the code gave access to. Without a session the login starts over. */
async function restoreSession(
  tab: AppStore,
  visit: { page: TirePage; vehicle?: number | undefined },
): Promise<KnownVisit> {
  try {
    const session = await tab.dispatch(askTireHotel((gateway) => gateway.session(), 'tireRestoring'));
    tab.dispatch(tireHotelRestored({ ...visit, session }));
    return { hasSession: true, forgetsPage: false };
  } catch (error) {
    tab.dispatch(tireHotelRestored(null));
    const isOver = error instanceof TireHotelError && error.code === 'NoSession';
    return isOver ? { hasSession: false, forgetsPage: true } : nothingKnown;
  }
}

/** Requests the progress of a login, and whether the browser has a session unknown to this tab. */
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
