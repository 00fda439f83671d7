import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import type { WaitingRequest } from '../../../shared/booking/WaitingListGateway.ts';
import { bookingNow } from '../../fixtures/booking/embeddedBooking.ts';
import { testClock } from '../../fixtures/testClock.ts';
import { bookingsOf, testServices } from '../demo/testServices.ts';

const root = '/api/mechmate/waiting';
const wish = {
  departmentId: 'uppsala',
  day: '2026-11-26',
  registrationNumber: 'abc 123',
  mileage: null,
  serviceOfferingRequests: [{ kobraId: 'oljebyte', unitsSelected: 1, userInput: '' }],
  email: ' ada@visitor.example ',
  phone: '070-123 45 67',
};

/** Creates the product with recording waiting lists; `perMinute` 0 means no limit. */
async function house(perMinute = 0) {
  const joined: { request: WaitingRequest; language?: string | undefined }[] = [];
  const services = await testServices({ formsPerMinute: perMinute });
  const gateways = {
    ...services.gateways,
    clock: testClock(bookingNow),
    waitingList: {
      join: (asked: WaitingRequest, language?: string) => {
        joined.push({ request: asked, language });
        return Promise.resolve();
      },
      view: (link: string) =>
        link === 'a-link'
          ? Promise.resolve({ state: 'gone' } as const)
          : Promise.reject(new BookingError('LinkInvalid')),
      leave: () => Promise.resolve(),
    },
  };
  const app = createApp({ ...services, gateways, siteBookings: bookingsOf(gateways) });
  const post = (path: string, body: object) => request(app).post(`${root}/${path}`).send(body);
  return { app, post, joined, log: () => JSON.stringify(services.logger.lines) };
}

describe('the addresses of waiting lists', () => {
  it('take a wish in the language of the page', async () => {
    const { post, joined, log } = await house();
    const answer = await post('join', wish).set('accept-language', 'en').expect(204);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(joined).toEqual([
      {
        request: { ...wish, registrationNumber: 'ABC123', email: 'ada@visitor.example', phone: '0701234567' },
        language: 'en',
      },
    ]);
    expect(log()).not.toMatch(/ada@|070|ABC123/i);
    await post('join', { ...wish, phone: '' }).expect(204);
  });

  it.each([
    ['no mail address', { email: 'ada' }],
    ['another phone', { phone: 'ring mig' }],
    ['a day that is over', { day: '2026-11-20' }],
    ['no date', { day: '2026-13-01' }],
    ['no services', { serviceOfferingRequests: [] }],
    ['an unknown field', { admin: true }],
  ])('refuse %s', async (_what, change) => {
    const { post, joined } = await house();
    await post('join', { ...wish, ...change }).expect(400);
    expect(joined).toEqual([]);
  });

  it('end an entry by its link', async () => {
    const { app, post } = await house();
    expect((await post('view', { link: 'a-link' }).expect(200)).body).toEqual({ state: 'gone' });
    await post('view', { link: 'another' }).expect(404);
    await post('leave', { link: 'a-link' }).expect(204);
    await request(app).post(`${root}/leave`).type('form').send({ link: 'a-link' }).expect(415);
    await request(app).get(`${root}/leave`).expect(405);
    await post('join', wish).set('origin', 'https://elsewhere.example').expect(403);
  });

  it('take so many wishes of one address a minute', async () => {
    const { post } = await house(2);
    await post('join', wish).expect(204);
    await post('join', wish).expect(204);
    await post('join', wish).expect(429);
  });
});
