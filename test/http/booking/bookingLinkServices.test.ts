import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { ManagedBooking } from '../../../shared/booking/BookingTypes.ts';
import type { ServiceOffers } from '../../../shared/booking/ServiceChange.ts';
import { bookingRequest } from '../../fixtures/booking/bookingReference.ts';
import { bookingLinkHouse, linkRoot, refusalCode } from './bookingLinkHouse.ts';

const chosen = (...codes: string[]) => codes.map((kobraId) => ({ kobraId, unitsSelected: 1, userInput: '' }));
const keyed = () => ({ 'idempotency-key': randomUUID() });

describe('the addresses that change the services of a booking', () => {
  it('name the offers of the workshop', async () => {
    const { post, link } = await bookingLinkHouse();
    const answer = await post('offers', { link }).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const offers = answer.body as ServiceOffers;
    expect(offers).toMatchObject({ version: 0, booked: [{ code: 'service', units: 1 }] });
    expect(offers.services.map(({ name }) => name)).toEqual(['Service', 'Däck']);
    expect(offers.addons.flatMap(({ offerings }) => offerings).map(({ code }) => code)).toEqual(['wash']);
    expect(offers.work).toMatchObject({ service: { fixed: 0, perUnit: 90 }, wash: { fixed: 0, perUnit: 30 } });
    expect(Object.keys(offers.work)).not.toContain('gone');
    for (const part of [...Object.values(bookingRequest().customer), 'ABC123']) expect(answer.text).not.toContain(part);
  });

  it('change services once per key', async () => {
    const { post, link, book } = await bookingLinkHouse();
    await book('2026-11-26T11:00:00', 'ABC124');
    const wanted = { link, version: 0, serviceOfferingRequests: chosen('service', 'wash'), mileage: null, to: null };
    const refused = await post('services', wanted, keyed()).expect(409);
    expect([refused.type, refusalCode(refused)]).toEqual(['application/problem+json', ['TimeslotNotAvailable']]);
    const { freeTimes } = refused.body as { freeTimes: { timeSlot: string; isFullDay: boolean }[] };
    expect(freeTimes).toHaveLength(3);
    const { serviceOfferingRequests } = wanted;
    const days = await post('timeslots', { link, from: '2026-11-26', serviceOfferingRequests }).expect(200);
    const [day] = days.body as { availableSlots: string[] }[];
    expect(day?.availableSlots).toContain('09:00');
    expect(day?.availableSlots).not.toContain('09:30');

    const key = keyed();
    const to = { timeSlot: '2026-11-26T09:00:00', isFullDay: false };
    for (const _again of [1, 2]) {
      const changed = await post('services', { ...wanted, to }, key).expect(200);
      expect(changed.body).toMatchObject({ timeSlot: to.timeSlot, services: [{ name: 'service' }, { name: 'wash' }] });
    }
    expect((await post('offers', { link })).body).toMatchObject({ version: 1 });
    expect(refusalCode(await post('services', wanted, key).expect(422))).toEqual(['InvalidRequest']);
    expect(refusalCode(await post('services', wanted, keyed()).expect(400))).toEqual(['InvalidRequest']);
  });

  it('refuse malformed requests', async () => {
    const { app, post, link } = await bookingLinkHouse();
    const whole = { link, version: 0, serviceOfferingRequests: chosen('check'), mileage: null, to: null };
    const { version: _version, ...unversioned } = whole;
    for (const body of [
      unversioned,
      { ...whole, version: -1 },
      { ...whole, version: '0' },
      { ...whole, mileage: 0 },
      { ...whole, more: 1 },
      { ...whole, serviceOfferingRequests: [] },
      { ...whole, serviceOfferingRequests: chosen('check', 'check') },
      { ...whole, serviceOfferingRequests: chosen("check' or 1=1") },
      { ...whole, serviceOfferingRequests: chosen(...Array.from({ length: 31 }, (_none, at) => `code${String(at)}`)) },
      { ...whole, to: { timeSlot: '2026-02-30T09:30:00', isFullDay: false } },
      { ...whole, to: { timeSlot: '2026-11-27T09:30:00' } },
    ]) {
      const answer = await post('services', body, keyed());
      expect([answer.status, refusalCode(answer)]).toEqual([400, ['InvalidRequest']]);
      expect(answer.text).not.toContain(link);
    }
    await post('services', whole).expect(400); // without a key
    await post('services', whole, { 'idempotency-key': 'x' }).expect(400);
    await post('services', { ...whole, note: 'x'.repeat(40_000) }, keyed()).expect(413);
    await post('services', whole, { ...keyed(), 'sec-fetch-site': 'cross-site' }).expect(403);
    await request(app).get(`${linkRoot}/services`).expect(405).expect('allow', 'POST');
    expect((await post('view', { link })).body).toMatchObject({ services: [{ name: 'service' }] });
  });

  it('refuse a cancelled booking', async () => {
    const { post, link, clock } = await bookingLinkHouse();
    const wanted = { link, version: 0, serviceOfferingRequests: chosen('check'), mileage: null, to: null };
    clock.advance(Date.parse('2026-11-25T08:30:01Z') - clock.now().getTime());
    expect(refusalCode(await post('services', wanted, keyed()).expect(409))).toEqual(['TooLate']);
    clock.advance(-1000 * 60);
    await post('cancel', { link }).expect(200);
    expect((await post('view', { link })).body).toMatchObject({ servicesChangeable: false });
    expect(refusalCode(await post('services', { ...wanted, version: 1 }, keyed()).expect(400))).toEqual([
      'InvalidRequest',
    ]);
    expect(refusalCode(await post('offers', { link }).expect(400))).toEqual(['InvalidRequest']);
  });

  it('change nothing of a wheel change', async () => {
    const { post, link } = await bookingLinkHouse({ kind: 'wheelChange' });
    expect((await post('view', { link })).body as ManagedBooking).toMatchObject({ servicesChangeable: false });
    const wanted = { link, version: 0, serviceOfferingRequests: chosen('check'), mileage: null, to: null };
    await post('offers', { link }).expect(400);
    await post('services', wanted, keyed()).expect(400);
  });
});
