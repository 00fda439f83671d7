import { expect, it } from '@jest/globals';
import { readStockArguments } from '../../server/catalogue/command/stockArguments.ts';
import { runStockCommand } from '../../server/catalogue/command/stockCommand.ts';
import { storedStockApprovals } from '../../server/catalogue/storedStockApprovals.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';
import { testClock } from '../fixtures/testClock.ts';

const hour = 60 * 60_000;
const shrunk = [{ site: 'harbour-bil', running: 700, offered: 80 }];

describeOnBothDatabases('the approval of small stocks', (emptyDatabase) => {
  async function server() {
    const clock = testClock('2026-11-22T12:00:00.000Z');
    const approvals = storedStockApprovals(await (await emptyDatabase()).open(), clock);
    const run = async (...words: string[]): Promise<string> => {
      const said: string[] = [];
      await runStockCommand(readStockArguments(words), {
        approvals,
        say: (text) => said.push(text),
      });
      return said.join('');
    };
    return { clock, approvals, run };
  }

  it('accepts nothing before an operator does', async () => {
    const { approvals } = await server();
    await approvals.refused('demo', shrunk);
    expect(await approvals.accepted('demo')).toBeNull();
  });

  it('lists a refused stock with both numbers', async () => {
    const { approvals, run } = await server();
    await approvals.refused('demo', shrunk);
    expect(await run('list')).toBe(
      'demo, refused 2026-11-22T12:00:00.000Z\n  harbour-bil: 80 cars offered, 700 in service\n',
    );
  });

  it('accepts the offered number of cars of each site for an hour', async () => {
    const { clock, approvals, run } = await server();
    await approvals.refused('demo', shrunk);
    await run('accept');
    expect(await approvals.accepted('demo')).toEqual({ 'harbour-bil': 80 });
    clock.advance(hour + 1);
    expect(await approvals.accepted('demo')).toBeNull();
  });

  it('forgets an acceptance when another small stock is refused', async () => {
    const { approvals, run } = await server();
    await approvals.refused('demo', shrunk);
    await run('accept', 'demo');
    await approvals.refused('demo', [{ site: 'harbour-bil', running: 700, offered: 10 }]);
    expect(await approvals.accepted('demo')).toBeNull();
  });

  it('has nothing to accept once a stock of the usual size is in service', async () => {
    const { approvals, run } = await server();
    await approvals.refused('demo', shrunk);
    await approvals.settled('demo');
    await expect(run('accept')).rejects.toThrow('No stock is refused for its size.');
  });

  it('asks for the feed when several are refused', async () => {
    const { approvals, run } = await server();
    await approvals.refused('one', shrunk);
    await approvals.refused('two', shrunk);
    await expect(run('accept')).rejects.toThrow(/name one of (one, two|two, one)/);
  });
});
