import { openStorage } from '../../../server/storage/openStorage.ts';
import { wheelDepartmentPrefix } from '../../../server/booking/embedded/bookingKindOf.ts';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import { bookingRequest, testBookingReference, testWorkshops } from '../../fixtures/booking/bookingReference.ts';
import { testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';

/*
 * Process that books with each key, eight at a time, once a line arrives on standard input.
 * The key determines the requested time, and there are fewer times than keys; it also determines the car, one for
 * each key (or `plate`, one for all). `engine` is "workshop" or "wheelChange"; wheel changes start half an hour
 * later, in their own department. Writes "ready" on a line, then "key id" for each booking made.
 */
const [databaseUrl = '', dataDir = '', keys = '', plate = '', engine = 'workshop'] = process.argv.slice(2);
const isWheelChange = engine === 'wheelChange';
const prefix = isWheelChange ? wheelDepartmentPrefix : '';
const workshops = testWorkshops.map((one) => ({ ...one, departmentId: prefix + one.departmentId }));
const storage = await openStorage({ databaseUrl, dataDir, logger: silentLogger });
const { gateway } = testBooking({ storage, reference: testBookingReference(workshops) });
const refusals = ['TimeslotNotAvailable', 'CarAlreadyBooked'];
const waiting = keys.split(',');

const plateOf = (key: string): string => plate || `KEY${String(parseInt(key.slice(4, 8), 16) % 1000).padStart(3, '0')}`;

async function bookAll(): Promise<void> {
  for (let key = waiting.shift(); key; key = waiting.shift()) {
    const hour = 8 + (parseInt(key.slice(0, 4), 16) % 8);
    const request = bookingRequest({
      departmentId: `${prefix}uppsala`,
      registrationNumber: plateOf(key),
      timeSlot: `2026-11-23T${String(hour).padStart(2, '0')}:${isWheelChange ? '30' : '00'}:00`,
    });
    try {
      const { id } = await gateway.book(request, key);
      process.stdout.write(`${key} ${id}\n`);
    } catch (error) {
      if (!(error instanceof BookingError && refusals.includes(error.code))) throw error;
    }
  }
}

process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
process.stdin.destroy();
await Promise.all(Array.from({ length: 8 }, bookAll));
await storage.close();
