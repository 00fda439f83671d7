import type { TireAttempt } from '../../../shared/tirehotel/TireHotelTypes.ts';
import type { TireHotelBackend } from '../TireHotelBackend.ts';
import type { StoredAttempt } from './tireSessions.ts';

/** A booking of unknown outcome for the visitor's page, without the key that the back end has. */
export function shownAttempt(
  { key, request }: StoredAttempt,
  { honoursKeys }: Pick<TireHotelBackend, 'honoursKeys'>,
): TireAttempt {
  return { key, request, canCheck: honoursKeys };
}
