import { expect, it } from '@jest/globals';
import { bookThroughKills } from '../../http/booking/bookingsThroughKills.ts';

it('keeps every one of 2,000 confirmed bookings through twenty kills', async () => {
  const { acknowledged, stored, differing, withoutMails, beyond, countersAgree, log, ...numbers } =
    await bookThroughKills({ bookings: 2000, kills: 20 });
  process.stdout.write(`${JSON.stringify(numbers)}\n`);
  expect(acknowledged.size).toBe(2000);
  expect(stored).toEqual(acknowledged);
  expect([differing, withoutMails, beyond]).toEqual([[], [], []]);
  expect(countersAgree).toBe(true);
  expect(numbers.taken).toBeGreaterThan(100);
  expect(log).not.toMatch(/Åsa|Öberg|asa@|ABC123|070 174/);
}, 900_000);
