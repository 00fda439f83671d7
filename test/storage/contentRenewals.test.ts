import { expect, it } from '@jest/globals';
import { createSharedRenewals } from '../../server/content/createSharedRenewals.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';
import { waitUntil } from '../fixtures/waitUntil.ts';

describeOnBothDatabases('content that was published', (emptyDatabase) => {
  /** Two processes on one database, with the sites that each has renewed; look() lets one look for news. */
  async function twoProcesses() {
    const database = await emptyDatabase();
    const start = async () => {
      const renewed: string[] = [];
      const waiting: (() => void)[] = [];
      const { renew, stop } = createSharedRenewals({
        renew: (site = 'all') => Promise.resolve(void renewed.push(site)),
        storage: await database.open(),
        logger: silentLogger,
        after: (_milliseconds, run) => {
          waiting.push(run);
          return () => waiting.splice(0);
        },
      });
      const idle = () => waitUntil(() => waiting.length > 0);
      await idle();
      const look = async (): Promise<void> => {
        waiting.shift()?.();
        await idle();
      };
      return { renewed, renew, look, stop, waiting };
    };
    return { first: await start(), second: await start(), start };
  }

  it('is renewed once by the other process', async () => {
    const { first, second } = await twoProcesses();
    await first.renew('fjord-bil');
    for (const process of [first, second, first, second]) await process.look();
    expect([first.renewed, second.renewed]).toEqual([['fjord-bil'], ['fjord-bil']]);
  });

  it('is renewed again by both when the other process is told next', async () => {
    const { first, second } = await twoProcesses();
    await first.renew('fjord-bil');
    await second.renew('fjord-bil');
    await first.look();
    await second.look();
    expect(first.renewed).toEqual(['fjord-bil', 'fjord-bil']);
    expect(second.renewed.length).toBeGreaterThan(0);
  });

  it('on all sites is renewed on all sites', async () => {
    const { first, second } = await twoProcesses();
    await first.renew();
    await second.look();
    expect(second.renewed).toEqual(['all']);
  });

  it('before a process started is not renewed by it', async () => {
    const { first, start } = await twoProcesses();
    await first.renew('fjord-bil');
    const third = await start();
    await third.look();
    expect(third.renewed).toEqual([]);
  });

  it('is renewed later by a process that cannot reach the database', async () => {
    const renewed: string[] = [];
    const delays: number[] = [];
    const gone = () => Promise.reject(new Error('the database is gone'));
    const database = await emptyDatabase();
    const storage = await database.open();
    await storage.close();
    const { renew } = createSharedRenewals({
      renew: (site = 'all') => Promise.resolve(void renewed.push(site)),
      storage: { db: storage.db, write: gone },
      logger: silentLogger,
      after: (milliseconds) => {
        delays.push(milliseconds);
        return () => undefined;
      },
    });
    await renew('fjord-bil');
    await waitUntil(() => delays.length > 0);
    expect([renewed, delays]).toEqual([['fjord-bil'], [10_000]]);
  });

  it('is not looked for by a process that has stopped', async () => {
    const { first } = await twoProcesses();
    first.stop();
    expect(first.waiting).toEqual([]);
  });
});
