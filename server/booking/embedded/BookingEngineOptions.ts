import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import type { Storage } from '../../storage/Storage.ts';
import type { BookingMessages } from './BookingMessages.ts';
import type { BookingReference } from './BookingReference.ts';
import type { ConflictLimits } from './ConflictLimits.ts';
import type { WaitingHooks } from './WaitingHooks.ts';

/** Facts about a new booking that its request does not have. */
export interface BookingDetails {
  /** UUID created by the caller, which makes retries idempotent. */
  requestKey: string;
  /** Language of its messages; the reference's when left out. */
  language?: Language;
  /** Brand and model shown to customer and workshop; those of the look-up when left out. */
  carName?: string;
}

export interface BookingEngineOptions {
  storage: Storage;
  reference: BookingReference;
  messages: BookingMessages;
  /** Hooks of the waiting lists; left out without them. */
  waiting?: WaitingHooks;
  /** Left out for none. */
  limits?: ConflictLimits;
  clock: Clock;
  logger: Logger;
  /** Called after a booking was made and its messages were queued. */
  onBooked?: () => void;
  /** Creates booking ids, lower-case UUIDs; random ones when left out. */
  newId?: () => string;
}
