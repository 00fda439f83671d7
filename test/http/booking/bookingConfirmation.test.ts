import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { BookingError } from '../../../shared/booking/BookingError.ts';
import { bookingRequest } from '../../fixtures/booking/bookingReference.ts';
import { bookingApp } from '../bookingServer.ts';

describe('POST /api/mechmate/book above the limit', () => {
  it('says that a mailed code confirms the booking', async () => {
    const asked: unknown[] = [];
    const { app, lines } = bookingApp({
      booking: {
        book: ({ confirmationCode }) => {
          asked.push(confirmationCode);
          const unconfirmed = { code: 'TooManyRequests', confirmation: 'mail', isWrongCode: true } as const;
          return Promise.reject(new BookingError(unconfirmed));
        },
      },
    });
    const answer = await request(app)
      .post('/api/mechmate/book')
      .send({ ...bookingRequest(), confirmationCode: '123456' })
      .expect(429);
    expect(asked).toEqual(['123456']);
    expect(answer.type).toBe('application/problem+json');
    expect(answer.body).toMatchObject({
      errors: { 'Error Result': ['TooManyRequests'] },
      confirmation: 'mail',
      isWrongCode: true,
      detail: expect.stringContaining('confirmationCode'),
    });
    expect(JSON.stringify(lines)).not.toContain('123456');
  });

  it('refuses a code of more than 20 characters', async () => {
    const { app } = bookingApp();
    const body = { ...bookingRequest(), confirmationCode: '1'.repeat(21) };
    await request(app).post('/api/mechmate/book').send(body).expect(400);
  });
});
