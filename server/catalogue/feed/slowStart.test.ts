import { expect, it } from '@jest/globals';
import { collectingLogger, handTimers } from '../../../test/fixtures/feeds/feedFixtures.ts';
import { startStockFeed } from './startStockFeed.ts';

it('says that the first reading takes long', async () => {
  const logger = collectingLogger();
  const timers = handTimers();
  const source = 'https://feed.example/cars.csv?key=secret';
  const stopped = new Error('stopped by the test');
  let give = (): void => undefined;
  const read = () => new Promise<never>((_resolve, reject) => (give = () => reject(stopped)));
  const starting = startStockFeed({ source, feed: 'small', read, logger, after: timers.after, intervalMinutes: 10 });
  timers.fire(10_000);
  expect(logger.lines).toMatchObject([
    { event: 'feed.slowStart', facts: { feed: 'small', source: 'https://feed.example/cars.csv' } },
  ]);
  give();
  const feed = await starting;
  expect(feed.state()).toEqual({ state: 'missing' });
  await feed.stop();
  expect(timers.waiting).toEqual([]);
});

it('a required feed rejects with the fault of the first reading', async () => {
  const fault = new Error('unreachable');
  const read = () => Promise.reject(fault);
  const options = { source: '/cars.csv', feed: 'small', read, logger: collectingLogger(), intervalMinutes: 10 };
  await expect(startStockFeed({ ...options, isRequired: true })).rejects.toBe(fault);
});
