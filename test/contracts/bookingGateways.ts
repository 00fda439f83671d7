import { EventSource } from 'eventsource';
import { connectMechmate } from '../../server/booking/mechmate/connectMechmate.ts';
import type { Storage } from '../../server/storage/Storage.ts';
import type { BookingGateway } from '../../shared/booking/BookingGateway.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { createBookingHttpGateway } from '../../client/booking/gateways/bookingHttpGateway.ts';
import { testBookingReference, testWorkshops } from '../fixtures/booking/bookingReference.ts';
import { bookingNow, testBooking } from '../fixtures/booking/embeddedBooking.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';
import { openTemporaryStorage } from '../fixtures/storage/temporaryStorage.ts';
import { testClock } from '../fixtures/testClock.ts';
import { bookingApp, listening } from '../http/bookingServer.ts';

export const mechmateKey = 'the-key-of-the-booking-system';

/** The workshops of the tests, and three between and beyond them. */
function sevenWorkshops() {
  const [uppsala, night, gavle, malmo] = testWorkshops;
  if (!uppsala || !night || !gavle || !malmo) throw new Error('The tests have four workshops.');
  const far = (number: number, latitude: number) => ({
    ...uppsala,
    departmentId: `far${String(number)}`,
    siteName: `Far ${String(number)}`,
    latitude,
  });
  return [far(3, 62.5), malmo, gavle, far(2, 61.5), uppsala, night, far(1, 60.2)];
}

/** Creates the embedded engine with seven workshops, on its own database. */
export async function engine(): Promise<BookingGateway> {
  const storage = await openTemporaryStorage();
  return testBooking({ storage, reference: testBookingReference(sevenWorkshops()) }).gateway;
}

interface AdapterSettings {
  honoursKeys?: boolean;
  logger?: Logger;
  /** Store for sent bookings; default: one per test file. */
  storage?: Storage;
  timeoutMs?: number;
  idleMs?: number;
}

let ledger: Promise<Storage> | undefined;

/** Creates the adapter of a booking system at a URL. */
export async function adapter(address: string, settings: AdapterSettings = {}): Promise<BookingGateway> {
  const { honoursKeys = false, logger = silentLogger, timeoutMs = 10_000, idleMs = 10_000 } = settings;
  const storage = settings.storage ?? (await (ledger ??= openTemporaryStorage()));
  const { gateway } = connectMechmate(
    {
      endpoint: `${address}/v1/`,
      apiKey: mechmateKey,
      apiKeyHeader: 'x-workshop-key',
      honoursKeys,
      timeoutMs,
      bookingTimeoutMs: timeoutMs,
      idleMs,
      pausesMs: [1, 1, 1],
    },
    { storage, clock: testClock(bookingNow), language: 'sv', timeZone: 'Europe/Stockholm', logger },
  );
  return gateway;
}

/** Creates the browser's gateway, over the product's own API and a back end. */
export async function browserOver(
  booking: BookingGateway,
): Promise<{ gateway: BookingGateway; lines: unknown[]; stop(): Promise<void> }> {
  const { app, lines } = bookingApp({ booking, clock: testClock(bookingNow) });
  const { address, stop } = await listening(app);
  const gateway = createBookingHttpGateway(
    (path, init) => fetch(new URL(path instanceof Request ? path.url : path, address), init),
    (path) => new EventSource(new URL(path, address)),
  );
  return { gateway, lines, stop };
}
