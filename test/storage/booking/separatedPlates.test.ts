import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import { bookingsOfCar } from '../../../server/booking/embedded/bookingRows.ts';
import { findAgreement } from '../../../server/tirehotel/embedded/tireVehicles.ts';
import { bookingRequest, testBookingReference } from '../../fixtures/booking/bookingReference.ts';
import { testBooking } from '../../fixtures/booking/embeddedBooking.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';

const base = testBookingReference();
const reference = { ...base, country: 'de', car: () => base.car('ABC123') };
const span = { from: '2026-11-23', until: '2026-11-24' };

describeOnBothDatabases('numbers that a separator tells apart', (emptyDatabase) => {
  it('are two cars at the same time', async () => {
    const storage = await (await emptyDatabase()).open();
    const { gateway } = testBooking({ storage, reference });
    const book = (registrationNumber: string) => gateway.book(bookingRequest({ registrationNumber }), randomUUID());
    await book('B-AB123');
    await book('BA-B123');
    await expect(book('B-AB123')).rejects.toThrow(BookingError);
    const found = await bookingsOfCar(storage.db, { plate: 'BA-B123', country: 'de' }, span);
    expect(found.map(({ request }) => request.registrationNumber)).toEqual(['BA-B123']);
  });

  it('find bookings stored without it', async () => {
    const storage = await (await emptyDatabase()).open();
    const { gateway } = testBooking({ storage, reference });
    await gateway.book(bookingRequest({ registrationNumber: 'BAB123' }), randomUUID());
    for (const plate of ['B-AB123', 'BA-B123']) {
      expect(await bookingsOfCar(storage.db, { plate, country: 'de' }, span)).toHaveLength(1);
      await expect(gateway.book(bookingRequest({ registrationNumber: plate }), randomUUID())).rejects.toThrow(
        new BookingError('CarAlreadyBooked').message,
      );
    }
  });

  it('find agreements of the tire hotel stored without it', async () => {
    const storage = await (await emptyDatabase()).open();
    const location = { erp_id: '1', location_name: '', department_name: '', phone: '', email: '' };
    const row = (regNo: string, phone: string) => ({
      ...{ reg_no: regNo, phone, position: 0, brand_code: '', brand: 'VW', model: 'Golf', name: '' },
      ...{ product_id: 'p', erp_id: '1' },
    });
    await storage.write(async (queries) => {
      await queries
        .insertInto('tire_customers')
        .values(['1', '2', '3'].map((phone) => ({ phone })))
        .execute();
      await queries.insertInto('tire_packages').values({ product_id: 'p', level: 'Basic' }).execute();
      await queries.insertInto('tire_locations').values(location).execute();
      await queries
        .insertInto('tire_vehicles')
        .values([row('FRAL1234', '1'), row('BAB123', '2'), row('B-AB123', '3')])
        .execute();
    });
    const found = await Promise.all(
      ['FR-AL1234', 'B-AB123', 'BA-B123', 'X-Y1'].map((plate) => findAgreement(storage.db, plate)),
    );
    expect(found.map((one) => one && [one.regNo, one.phone])).toEqual([
      ['FRAL1234', '1'],
      ['B-AB123', '3'],
      ['BAB123', '2'],
      null,
    ]);
  });
});
