import type { BookingGateway, WorkshopContact } from '../../shared/booking/BookingGateway.ts';
import type { BookingRequest, MessageChannel } from '../../shared/booking/BookingTypes.ts';
import { maskBookingPath } from '../../shared/booking/maskBookingPath.ts';
import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import type { Language } from '../../shared/site/SiteTypes.ts';
import { bookingRequestLedger } from '../storage/bookingRequestLedger.ts';
import type { OnDone, OnUnknown } from '../storage/bookingRequestLedger.ts';
import type { Storage } from '../storage/Storage.ts';
import { createHttpClient } from '../upstream/createHttpClient.ts';
import type { Booked } from './mechmate/bookOnce.ts';
import { mechmateBookingGateway } from './mechmate/mechmateBookingGateway.ts';
import { isRefusal } from './mechmate/refusalCode.ts';

interface MechmateSettings {
  /** With or without a trailing slash. */
  endpoint: string;
  apiKey: string;
  apiKeyHeader: string;
  honoursKeys: boolean;
  /** For one question, and for one attempt to book: such systems ask others before they answer. */
  timeoutMs?: number;
  bookingTimeoutMs?: number;
  /** A stream without a heartbeat has broken off after so long. */
  idleMs?: number;
  /** Before each new connection to a stream that broke off. */
  pausesMs?: readonly number[];
}

interface MechmateParts {
  /** Language of customers whose pages name none. */
  language: Language;
  storage: Storage;
  clock: Clock;
  logger: Logger;
  /** Where a department is reached; nobody knows any when it is left out. */
  workshopOf?: (departmentId: string) => Promise<WorkshopContact | null>;
  onUnknown?: OnUnknown;
  onDone?: OnDone<Booked>;
  /** How the confirmation of a booking leaves this server; not at all when left out. */
  channelsOf?: (request: BookingRequest) => MessageChannel[];
}

/** The workshops' booking system behind an address. */
export function createMechmate(
  settings: MechmateSettings,
  {
    storage,
    clock,
    logger,
    language,
    workshopOf = () => Promise.resolve(null),
    channelsOf = () => [],
    ...told
  }: MechmateParts,
): { gateway: BookingGateway; close: () => void } {
  const { apiKey, apiKeyHeader, honoursKeys, timeoutMs = 8000, bookingTimeoutMs = 25_000 } = settings;
  const { idleMs = 45_000, pausesMs = [500, 1000, 2000] } = settings;
  const endpoint = settings.endpoint.replace(/\/+$/, '');
  const root = new URL(endpoint).pathname.replace(/\/$/, '');
  const clientFor = (name: string) =>
    createHttpClient({
      name,
      timeoutMs,
      retries: 1,
      maxAnswerBytes: 2 * 1024 * 1024,
      logger,
      isRefusal,
      loggedPath: (path) => root + maskBookingPath(path.slice(root.length)),
    });
  const client = clientFor('booking');
  const bookingClient = clientFor('bookings');
  const gateway = mechmateBookingGateway({
    client,
    bookingClient,
    workshopOf,
    channelsOf,
    endpoint,
    apiKey,
    apiKeyHeader,
    honoursKeys,
    language,
    ledger: bookingRequestLedger(storage, clock, 2 * bookingTimeoutMs, told),
    logger,
    bookingTimeoutMs,
    idleMs,
    pausesMs,
  });
  return { gateway, close: closeAll };

  function closeAll(): void {
    client.close();
    bookingClient.close();
  }
}
