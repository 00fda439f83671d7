import { expect, it } from '@jest/globals';
import { bookThroughKills } from './bookingsThroughKills.ts';

it('keeps every confirmed booking through a kill', async () => {
  const run = await bookThroughKills({ bookings: 50, kills: 1 });
  expect(run.acknowledged.size).toBe(50);
  expect(run.stored).toEqual(run.acknowledged);
  expect([run.differing, run.withoutMails, run.beyond]).toEqual([[], [], []]);
  expect(run.countersAgree).toBe(true);
  expect(run.log).not.toMatch(/Åsa|Öberg|asa@|ABC123|070 174/);
}, 120_000);
