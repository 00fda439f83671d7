import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { WaitingListGateway } from '../../../shared/booking/WaitingListGateway.ts';

/** Gateway of a site without waiting lists. */
export function noWaitingList(): WaitingListGateway {
  const refuse = (code: 'InvalidRequest' | 'LinkInvalid') => (): Promise<never> =>
    Promise.reject(new BookingError(code));
  return { join: refuse('InvalidRequest'), view: refuse('LinkInvalid'), leave: refuse('LinkInvalid') };
}
