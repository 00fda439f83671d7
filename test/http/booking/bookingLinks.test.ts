import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createLinkSigner } from '../../../server/booking/links/createLinkSigner.ts';
import type { ManagedBooking } from '../../../shared/booking/BookingTypes.ts';
import { bookingRequest } from '../../fixtures/booking/bookingReference.ts';
import { calendarReaders } from '../../fixtures/booking/readCalendar.ts';
import { bookingLinkHouse, linkRoot as root, linkSigner as signer, refusalCode as codeOf } from './bookingLinkHouse.ts';

const { customer, registrationNumber, freeText } = bookingRequest();
const personal = [...Object.values(customer), registrationNumber, freeText];

describe('the addresses of a booking link', () => {
  let shared: Awaited<ReturnType<typeof bookingLinkHouse>>;
  beforeAll(async () => {
    shared = await bookingLinkHouse();
  });

  it('hide the customer', async () => {
    const { post, link } = shared;
    const answer = await post('view', { link }).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(Object.keys(answer.body as ManagedBooking).sort()).toEqual([
      'address',
      'car',
      'changeableUntil',
      'currency',
      'departmentId',
      'isFullDay',
      'kind',
      'latitude',
      'longitude',
      'maskedRegistrationNumber',
      'number',
      'phone',
      'services',
      'servicesChangeable',
      'siteName',
      'state',
      'timeSlot',
      'timeZone',
      'toldBy',
    ]);
    expect(answer.body).toMatchObject({
      state: 'booked',
      kind: 'workshop',
      siteName: 'Gävle',
      timeSlot: '2026-11-26T09:30:00',
      maskedRegistrationNumber: 'ABC 1••',
      changeableUntil: '2026-11-25T08:30:00.000Z',
    });
    for (const part of personal) expect(answer.text).not.toContain(part);
  });

  it('give the calendar file to any kind of client', async () => {
    const { app, post, link, id } = shared;
    const file = await post('calendar', { link }).expect(200).expect('content-type', 'text/calendar; charset=utf-8');
    expect(file.headers['content-disposition']).toBe('attachment; filename=booking.ics');
    expect(calendarReaders['ical.js']?.(file.text)).toMatchObject({ uid: id, shown: '2026-11-26T09:30:00' });
    const form = await request(app).post(`${root}/calendar`).type('form').send({ link }).expect(200);
    expect(form.text).toBe(file.text);
    for (const part of personal) expect(file.text).not.toContain(part);
  });

  it('move the booking until the limit of the workshop', async () => {
    const { post, link, clock, book } = await bookingLinkHouse();
    const days = await post('timeslots', { link, from: '2026-11-26' }).expect(200);
    expect((days.body as { availableSlots: string[] }[])[0]?.availableSlots).toContain('10:00');
    const to = { link, timeSlot: '2026-11-26T10:00:00', isFullDay: false };
    for (const _again of [1, 2]) {
      const moved = await post('move', to).expect(200);
      expect(moved.body).toMatchObject({ state: 'booked', timeSlot: '2026-11-26T10:00:00' });
    }
    await book('2026-11-27T10:00:00', 'ABC124'); // its one lift
    const taken = await post('move', { ...to, timeSlot: '2026-11-27T10:00:00' }).expect(409);
    expect(codeOf(taken)).toEqual(['TimeslotNotAvailable']);
    expect((taken.body as { freeTimes: unknown[] }).freeTimes).toHaveLength(3);
    clock.advance(Date.parse('2026-11-25T09:00:01Z') - clock.now().getTime());
    for (const path of ['move', 'cancel']) {
      const late = await post(path, path === 'move' ? { ...to, timeSlot: '2026-11-27T10:00:00' } : { link });
      expect([late.status, codeOf(late)]).toEqual([409, ['TooLate']]);
    }
    clock.advance(-1000 * 60 * 60);
    for (const _again of [1, 2]) {
      expect((await post('cancel', { link }).expect(200)).body).toMatchObject({ state: 'cancelled' });
    }
    const file = await post('calendar', { link }).expect(200);
    expect(calendarReaders['ical.js']?.(file.text)).toMatchObject({ method: 'CANCEL', sequence: 2 });
  });

  it('respond to every forged link alike', async () => {
    const { post, link, log } = shared;
    const other = createLinkSigner(() => 'another secret, of thirty-two characters').linkOf(shared.id);
    const unknown = signer.linkOf(randomUUID());
    const changed = link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A');
    const asked = { timeSlot: '2026-11-27T09:30:00', isFullDay: false };
    const answers = new Set<string>();
    for (const forged of [
      other,
      unknown,
      changed,
      '',
      'x',
      shared.id,
      link.repeat(2),
      `${link}=`,
      '../view',
      '\u0000',
    ]) {
      for (const [path, more] of [
        ['view', {}],
        ['move', asked],
        ['cancel', {}],
        ['offers', {}],
        ['services', { version: 'none' }], // No other field is checked.
        ['timeslots', { from: '2026-11-26' }],
        ['calendar', {}],
      ] as const) {
        const answer = await post(path, { link: forged, ...more });
        expect([path, answer.status, answer.type]).toEqual([path, 404, 'application/problem+json']);
        answers.add(answer.text);
      }
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('LinkInvalid');
    expect((await post('view', { link })).body).toMatchObject({ state: 'booked', timeSlot: '2026-11-26T09:30:00' });
    for (const part of [link, other, unknown, changed, shared.id]) expect(log()).not.toContain(`"${part}`);
  });

  it('refuse malformed requests', async () => {
    const { app, post, link } = shared;
    for (const [path, body] of [
      ['view', {}],
      ['view', { link: 7 }],
      ['view', { link: 'x'.repeat(201) }],
      ['view', { link, more: 1 }],
      ['move', { link, timeSlot: '2026-11-27', isFullDay: false }],
      ['move', { link, timeSlot: '2020-11-27T09:30:00', isFullDay: false }],
      ['move', { link, timeSlot: '2026-02-30T09:30:00', isFullDay: false }],
      ['timeslots', { link, from: '2031-01-01' }],
      ['timeslots', { link, from: "2026-11-26' or 1=1" }],
      ['calendar', { link: ['x'] }],
    ] as const) {
      const answer = await post(path, body);
      expect([path, answer.status, codeOf(answer)]).toEqual([path, 400, ['InvalidRequest']]);
      expect(answer.text).not.toContain(link);
    }
    const big = await post('view', { link: 'x'.repeat(5000) });
    expect(big.status).toBe(413);
    await request(app).post(`${root}/view`).type('text').send(link).expect(415);
    await request(app).post(`${root}/view`).set('content-type', 'application/json').send('{"link":').expect(400);
    await request(app).get(`${root}/view`).expect(405).expect('allow', 'POST');
  });

  it('are closed to pages of other sites', async () => {
    const { app, link } = shared;
    const foreign = request(app).post(`${root}/cancel`).set('sec-fetch-site', 'cross-site').send({ link });
    await foreign.expect(403);
    await request(app)
      .post(`${root}/calendar`)
      .set('sec-fetch-site', 'same-site')
      .type('form')
      .send({ link })
      .expect(403);
  });

  it('stop answering who guesses', async () => {
    const { post } = await bookingLinkHouse({ perMinute: 10 });
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 61; attempt += 1) statuses.add((await post('view', { link: 'x' })).status);
    expect([...statuses]).toEqual([404, 429]);
  });
});

describe('the log', () => {
  it('has no link', async () => {
    const { app, post, link, log } = await bookingLinkHouse();
    for (const path of ['view', 'calendar', 'offers', 'services', 'timeslots', 'move', 'cancel', 'cancel']) {
      await post(path, { link, from: '2026-11-26' });
      await post(path, { link });
    }
    await request(app).get(`${root}/view/${link}`);
    await request(app).post(`${root}/${link}`).send({ link });
    expect(log()).toContain('/api/mechmate/bookings/view');
    for (const part of [link, ...personal]) expect(log()).not.toContain(part);
  });
});
