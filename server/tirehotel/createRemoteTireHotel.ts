import type { Clock } from '../../shared/kit/Clock.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { bookingRequestLedger } from '../upstream/once/bookingRequestLedger.ts';
import type { OnUnknown } from '../upstream/once/bookingRequestLedger.ts';
import type { Storage } from '../storage/Storage.ts';
import { createHttpClient } from '../upstream/createHttpClient.ts';
import type { OpenBookings, TireHotelBackend } from './TireHotelBackend.ts';
import type { FormatCaseDetails } from './tirehotelservice/FormatCaseDetails.ts';
import { tireHotelServiceBackend } from './tirehotelservice/tireHotelServiceBackend.ts';

export interface RemoteTireHotelOptions {
  /** With or without a trailing slash. */
  endpoint: string;
  apiKey: string;
  apiKeyHeader: string;
  honoursKeys: boolean;
  /** Timeouts of a request and of an attempt to book: such systems call others before they respond. */
  timeoutMs?: number;
  bookingTimeoutMs?: number;
}

interface RemoteTireHotelParts {
  /** IANA name of the workshops' time zone. */
  timeZone: string;
  storage: Storage;
  clock: Clock;
  logger: Logger;
  /** Details stored while a booking's outcome is unknown; nothing by default. */
  detailsOf?: FormatCaseDetails;
  onUnknown?: OnUnknown;
  openBookings?: OpenBookings;
}

/** The tire hotel service at an endpoint. */
export function createRemoteTireHotel(
  options: RemoteTireHotelOptions,
  { timeZone, storage, clock, logger, detailsOf = () => '', openBookings, onUnknown }: RemoteTireHotelParts,
): { backend: TireHotelBackend; close: () => void } {
  const { apiKey, apiKeyHeader, honoursKeys, timeoutMs = 8000, bookingTimeoutMs = 25_000 } = options;
  const clientFor = (name: string) =>
    createHttpClient({
      name,
      timeoutMs,
      retries: 1,
      // too many for one phone: only that visitor has to wait
      isRefusal: (_body, status) => status === 429,
      maxAnswerBytes: 1024 * 1024,
      logger,
    });
  const client = clientFor('tireHotel');
  const bookingClient = clientFor('wheelChanges');
  const backend = tireHotelServiceBackend({
    client,
    bookingClient,
    endpoint: options.endpoint.replace(/\/+$/, ''),
    apiKey,
    apiKeyHeader,
    honoursKeys,
    timeZone,
    ledger: bookingRequestLedger(storage, clock, 2 * bookingTimeoutMs, onUnknown ? { onUnknown } : {}),
    detailsOf,
    openBookings: openBookings ?? null,
    logger,
    bookingTimeoutMs,
  });
  return { backend, close: closeAll };

  function closeAll(): void {
    client.close();
    bookingClient.close();
  }
}
