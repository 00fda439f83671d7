import type { BookingGateway, WorkshopContact } from '../../../shared/booking/BookingGateway.ts';
import type { BookingRequest, MessageChannel } from '../../../shared/booking/BookingTypes.ts';
import { maskBookingPath } from '../../../shared/booking/maskBookingPath.ts';
import type { Clock } from '../../../shared/kit/Clock.ts';
import type { Logger } from '../../../shared/kit/Logger.ts';
import type { Language } from '../../../shared/site/SiteTypes.ts';
import { bookingRequestLedger } from '../../upstream/once/bookingRequestLedger.ts';
import type { OnDone, OnUnknown } from '../../upstream/once/bookingRequestLedger.ts';
import type { Storage } from '../../storage/Storage.ts';
import { createHttpClient } from '../../upstream/createHttpClient.ts';
import type { Booked } from './bookOnce.ts';
import { mechmateBookingGateway } from './mechmateBookingGateway.ts';
import { isRefusal } from './readRefusal.ts';

interface MechmateSettings {
  /** With or without a trailing slash. */
  endpoint: string;
  apiKey: string;
  apiKeyHeader: string;
  honoursKeys: boolean;
  /** Timeouts of a query and of an attempt to book: such systems call others before they respond. */
  timeoutMs?: number;
  bookingTimeoutMs?: number;
  /** A stream without a heartbeat for this long counts as broken. */
  idleMs?: number;
  /** Delays before each reconnection to a broken stream. */
  pausesMs?: readonly number[];
}

interface MechmateParts {
  /** Language of customers whose pages specify none. */
  language: Language;
  /** IANA name of the workshops' time zone. */
  timeZone: string;
  storage: Storage;
  clock: Clock;
  logger: Logger;
  /** Contact of a department; without it no department is known. */
  workshopOf?: (departmentId: string) => Promise<WorkshopContact | null>;
  onUnknown?: OnUnknown;
  onDone?: OnDone<Booked>;
  /** Channels by which the confirmation of a booking is sent; none when left out. */
  channelsOf?: (request: BookingRequest) => MessageChannel[];
  /** Counts a booking before it is sent; unlimited when left out. */
  reserve?: (request: BookingRequest) => Promise<{ giveBack(): Promise<void> }>;
}

/** Gateway to the workshops' booking system at an endpoint. */
export function connectMechmate(
  settings: MechmateSettings,
  {
    storage,
    clock,
    logger,
    language,
    timeZone,
    workshopOf = () => Promise.resolve(null),
    channelsOf = () => [],
    reserve = () => Promise.resolve({ giveBack: () => Promise.resolve() }),
    ...bookingParts
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
      // one call of too many: the others are still accepted
      isRefusal: (body, status) => status === 429 || isRefusal(body),
      loggedPath: (path) => root + maskBookingPath(path.slice(root.length)),
    });
  const client = clientFor('booking');
  const bookingClient = clientFor('bookings');
  const gateway = mechmateBookingGateway({
    client,
    bookingClient,
    workshopOf,
    channelsOf,
    reserve,
    endpoint,
    headers: apiKey ? { [apiKeyHeader]: apiKey } : {},
    honoursKeys,
    language,
    timeZone,
    ledger: bookingRequestLedger(storage, clock, 2 * bookingTimeoutMs, bookingParts),
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
