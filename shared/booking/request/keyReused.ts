import { BookingError } from '../BookingError.ts';

/** Refuses an Idempotency-Key with another request: the first response would confirm what was never booked. */
export function keyReused(): BookingError {
  const detail = 'This Idempotency-Key was already used for another request; use a new key.';
  return new BookingError({ code: 'InvalidRequest', detail, isKeyReused: true });
}
