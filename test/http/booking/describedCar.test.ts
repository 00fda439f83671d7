import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import type { Services } from '../../../server/Services.ts';
import type { DayAvailability, ManagedBooking, OfferingCategory } from '../../../shared/booking/BookingTypes.ts';
import { bookingRequest } from '../../fixtures/booking/bookingReference.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';
import { testServices } from '../demo/testServices.ts';
import { demoBooking } from './demoBooking.ts';

const root = '/api/mechmate';
const host = 'polhem-bil.localhost';
const unknown = 'SAK404';
const described = { brand: 'Toyota', model: 'Hiace', year: '2009', vin: 'JT121JK0100123456', codes: {} };
const model = { brand: described.brand, model: described.model };

let app: Express;
let storage: Services['storage'];

beforeAll(async () => {
  const own = await demoBooking(silentLogger);
  storage = own.storage;
  app = createApp(await testServices(own));
});
afterAll(() => storage.close());

const get = (path: string) => request(app).get(`${root}/${path}`).set('host', host);

async function freeTime(): Promise<{ departmentId: string; timeSlot: string; kobraId: string }> {
  const near = { lat: 59.86, lng: 17.64 };
  const offered = await get(`services/${unknown}`)
    .query({ ...near, ...model })
    .expect(200);
  const { serviceOfferingCategories } = offered.body as { serviceOfferingCategories: OfferingCategory[] };
  const offerings = serviceOfferingCategories.flatMap(({ offerings: list }) => list);
  const kobraId = offerings.find(({ isAvailable, priceKnown }) => isAvailable && !priceKnown)?.code ?? '';
  const found = await get('departments/closestAvailable')
    .query({ regNo: unknown, serviceOfferings: kobraId, latitude: near.lat, longitude: near.lng, ...model })
    .expect(200);
  const departmentId = /"departmentId":"([^"]+)"/.exec(found.text)?.[1] ?? '';
  const days = await get(`timeslots/from/${unknown}/${departmentId}/2026-11-23T00:00:00/`)
    .query({ serviceOfferings: kobraId, ...model })
    .expect(200);
  const day = (days.body as DayAvailability[]).find(({ availableSlots }) => availableSlots.length > 0);
  return { departmentId, kobraId, timeSlot: `${day?.date.slice(0, 10)}T${day?.availableSlots[0]}:00` };
}

describe('a car without an entry in the register', () => {
  it('is asked about with the models that the group knows', async () => {
    const answer = await get(`car/${unknown}`).expect(404);
    expect(answer.body).toMatchObject({
      errors: { 'Error Result': ['VehicleNotFound'] },
      questions: { codes: [], models: { Volvo: expect.arrayContaining(['V60']) } },
    });
  });

  it('may have a number of another country', async () => {
    await get('car/B12345').expect(400);
    const answer = await get('car/B12345').query(model).expect(200);
    expect(answer.body).toMatchObject({ registrationNumber: 'B12345', ...model, isSupported: true });
  });

  it('does not replace one that the register has', async () => {
    const answer = await get('car/ABC123').query(model).expect(200);
    expect(answer.body).toMatchObject({ brand: 'Volvo', model: 'V60' });
  });

  it('does not replace one of a brand that no workshop takes', async () => {
    const answer = await get('car/LAD123').query(model).expect(400);
    expect(answer.body).toMatchObject({ errors: { 'Error Result': ['BrandNotSupported,Lada'] } });
  });

  it('is refused if no workshop takes its brand', async () => {
    const answer = await get(`car/${unknown}`).query({ brand: 'lada', model: 'Niva' }).expect(400);
    expect(answer.body).toMatchObject({ errors: { 'Error Result': ['BrandNotSupported,Lada'] } });
  });

  it('shows what was typed wherever its booking does', async () => {
    const { departmentId, timeSlot, kobraId } = await freeTime();
    const body = bookingRequest({
      registrationNumber: unknown,
      described,
      departmentId,
      timeSlot,
      mileage: 1500,
      serviceOfferingRequests: [{ kobraId, unitsSelected: 1, userInput: 'Skramlar' }],
    });
    const answer = await request(app).post(`${root}/book`).set('host', host).send(body).expect(200);
    const { link } = answer.body as { link: string };
    const row = await storage.db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
    expect(row.car).toBe('Toyota Hiace 2009');
    expect(JSON.parse(row.request)).toMatchObject({ described });
    const queued = await storage.db.selectFrom('outbox').select('payload').execute();
    const mails = queued.map(({ payload }) => payload).filter((payload) => payload.includes('Toyota Hiace 2009'));
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail).toContain('Toyota Hiace 2009, VIN JT121JK0100123456');
    const shown = await request(app).post(`${root}/bookings/view`).set('host', host).send({ link }).expect(200);
    expect((shown.body as ManagedBooking).car).toBe('Toyota Hiace 2009, VIN JT121JK0100••••••');
    expect((shown.body as ManagedBooking).servicesChangeable).toBe(true);
  });

  it('is not booked without what identifies it', async () => {
    const body = bookingRequest({ registrationNumber: unknown, described: { ...described, vin: 'X' } });
    const answer = await request(app).post(`${root}/book`).set('host', host).send(body).expect(400);
    expect(answer.text).toContain('described does not identify a car: check vin');
    expect(answer.text).not.toContain('Hiace');
  });
});
