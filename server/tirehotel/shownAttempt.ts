import type { TireAttempt } from '../../shared/tirehotel/TireHotelTypes.ts';
import type { TireHotelBackend } from './TireHotelBackend.ts';
import type { KeptAttempt } from './tireSessions.ts';

/** A booking of unknown outcome as the visitor's page gets it: without the key that the back end knows it by. */
export function shownAttempt(
  { key, request }: KeptAttempt,
  { honoursKeys }: Pick<TireHotelBackend, 'honoursKeys'>,
): TireAttempt {
  return { key, request, canCheck: honoursKeys };
}
