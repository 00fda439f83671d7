import type { TireAttempt } from '../../shared/tirehotel/TireHotelTypes.ts';
import type { TireHotelBackend } from './TireHotelBackend.ts';
import type { KeptAttempt } from './tireSessions.ts';

/** A booking of unknown outcome for the visitor's page, without the key that the back end has. */
export function shownAttempt(
  { key, request }: KeptAttempt,
  { honoursKeys }: Pick<TireHotelBackend, 'honoursKeys'>,
): TireAttempt {
  return { key, request, canCheck: honoursKeys };
}
