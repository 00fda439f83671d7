import { openStorage } from '../../server/storage/openStorage.ts';
import { BookingError } from '../../shared/booking/BookingGateway.ts';
import { bookingRequest } from '../fixtures/bookingReference.ts';
import { testBooking } from '../fixtures/embeddedBooking.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';

/*
 * A process that books with each key, eight at a time: which time a key asks for follows from the key, and there are
 * fewer times than keys. Writes "key id" on a line for each that was booked.
 */
const [databaseUrl = '', dataDir = '', keys = ''] = process.argv.slice(2);
const storage = await openStorage({ databaseUrl, dataDir, logger: silentLogger });
const { gateway } = testBooking({ storage });
const waiting = keys.split(',');

async function bookAll(): Promise<void> {
  for (let key = waiting.shift(); key; key = waiting.shift()) {
    const hour = 8 + (parseInt(key.slice(0, 4), 16) % 8);
    const request = bookingRequest({ timeSlot: `2026-11-23T${String(hour).padStart(2, '0')}:00:00` });
    try {
      const { id } = await gateway.book(request, key);
      process.stdout.write(`${key} ${id}\n`);
    } catch (error) {
      if (!(error instanceof BookingError && error.code === 'TimeslotNotAvailable')) throw error;
    }
  }
}

await Promise.all(Array.from({ length: 8 }, bookAll));
await storage.close();
