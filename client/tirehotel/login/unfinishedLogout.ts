import { TireHotelError } from '../../../shared/tirehotel/TireHotelGateway.ts';
import type { TireHotelGateway } from '../../../shared/tirehotel/TireHotelGateway.ts';
import { localStorageOrNull } from '../../browser/localStorageOrNull.ts';

/**
 * Local storage key, shared by all tabs: set when the browser may have a session.
 * Scripts cannot see its cookie, and a request for it has a cost.
 */
export const visitKey = 'tireHotelVisit';
/** Value of the key after a logout that the server has not confirmed. */
const leaving = 'leaving';

type Logout = Pick<TireHotelGateway, 'logout'>;
type SharedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** True after a logout that the server has not confirmed: the session must not be offered. */
export function isLeaving(shared: SharedStorage | null): boolean {
  try {
    return shared?.getItem(visitKey) === leaving;
  } catch {
    return false;
  }
}

/** Logs out again when the network returns, or when the next page of the tire hotel loads. */
export function logOutLater(gateway: Logout, shared: SharedStorage | null = localStorageOrNull()): void {
  try {
    shared?.setItem(visitKey, leaving);
  } catch {
    return;
  }
  window.addEventListener('online', () => void finishLogout(gateway, shared), { once: true });
}

/** Logs out if an earlier logout is unconfirmed. A login since then is kept. */
export async function finishLogout(gateway: Logout, shared: SharedStorage | null): Promise<void> {
  if (!isLeaving(shared)) return;
  try {
    await gateway.logout();
  } catch (error) {
    if (!isSettled(error)) {
      logOutLater(gateway, shared);
      return;
    }
  }
  if (isLeaving(shared)) shared?.removeItem(visitKey);
}

/** True for a response that another logout would get again, such as that there is no session. */
export function isSettled(error: unknown): boolean {
  return error instanceof TireHotelError && error.code !== 'ServerError' && error.code !== 'TooMany';
}
