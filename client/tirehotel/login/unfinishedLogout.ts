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

type TireStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Logout = Pick<TireHotelGateway, 'logout'>;

/** Value of the key; null for none, or when the browser refuses its storage. */
export function visitMark(shared: Pick<Storage, 'getItem'> | null): string | null {
  try {
    return shared?.getItem(visitKey) ?? null;
  } catch {
    return null;
  }
}

/** True after a logout that the server has not confirmed: the session must not be offered. */
export function isLeaving(shared: Pick<Storage, 'getItem'> | null): boolean {
  return visitMark(shared) === leaving;
}

/** Logs out again when the network returns, or when the next page of the tire hotel loads. */
export function logOutLater(gateway: Logout, shared: TireStorage | null = localStorageOrNull()): void {
  try {
    shared?.setItem(visitKey, leaving);
    window.addEventListener('online', () => void finishLogout(gateway, shared), { once: true });
  } catch {
    // the browser refuses to store anything
  }
}

/** Logs out if an earlier logout is unconfirmed. A login since then is kept. */
export async function finishLogout(gateway: Logout, shared: TireStorage | null): Promise<void> {
  if (!isLeaving(shared)) return;
  const isConfirmed = await gateway.logout().then(() => true, isWithoutSession);
  if (!isConfirmed) logOutLater(gateway, shared);
  else if (isLeaving(shared)) shared?.removeItem(visitKey);
}

/** True for a response that there is no session to end. */
export function isWithoutSession(error: unknown): boolean {
  return error instanceof TireHotelError && error.code === 'NoSession';
}
