import { describe, expect, it } from '@jest/globals';
import { mailedBookings } from './bookingSettings.ts';

describe('mailedBookings()', () => {
  const own = { SMTP_URL: 'smtp://mail.test', MECHMATE_ENDPOINT: '', TIREHOTEL_ENDPOINT: '' };

  it('has no bookings without a mail server', () => {
    expect(mailedBookings({ ...own, SMTP_URL: '' })).toEqual([]);
  });

  it('has only the bookings of built-in engines', () => {
    expect(mailedBookings(own)).toEqual(['workshop', 'wheelChange']);
    expect(mailedBookings({ ...own, MECHMATE_ENDPOINT: 'https://mechmate.test' })).toEqual(['wheelChange']);
    expect(mailedBookings({ ...own, TIREHOTEL_ENDPOINT: 'https://tires.test' })).toEqual(['workshop']);
  });
});
