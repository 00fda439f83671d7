import { beforeEach, describe, expect, it } from '@jest/globals';
import { openTemporaryStorage } from '../../../test/fixtures/storage/temporaryStorage.ts';
import { testClock } from '../../../test/fixtures/testClock.ts';
import { createOutbox } from '../../storage/outbox/createOutbox.ts';
import { queueMail, queueSms } from '../queueMessages.ts';
import { MessagesUsageError, readMessagesArguments } from './messagesArguments.ts';
import { MessagesCommandError, runMessagesCommand } from './messagesCommand.ts';

const minute = 60_000;

describe('the messages on the command line', () => {
  let run: (...words: string[]) => Promise<string>;
  let clock: ReturnType<typeof testClock>;

  beforeEach(async () => {
    clock = testClock('2026-11-21T12:00:00.000Z');
    const storage = await openTemporaryStorage();
    const outbox = createOutbox(storage, clock);
    const mail = { to: { name: 'Ada Berg', address: 'ada@visitor.example' }, subject: 'Din tid', text: 'Välkommen!' };
    await storage.write((queries) => queueMail(outbox, queries, { key: 'booking:1', mail }));
    clock.advance(minute);
    await storage.write((queries) =>
      queueSms(outbox, queries, {
        key: 'code:1',
        sms: { to: '+46701740605', text: 'Din kod: 4711' },
        lapsesAt: new Date(clock.now().getTime() + 10 * minute),
      }),
    );
    run = async (...words) => {
      const said: string[] = [];
      await runMessagesCommand(readMessagesArguments(words), { outbox, say: (text) => said.push(text) });
      return said.join('');
    };
  });

  it('are listed without their content', async () => {
    const list = await run('list');
    expect(list.split('\n').map((line) => line.slice(0, 19))).toEqual([
      'WRITTEN (UTC)      ',
      '2026-11-21 12:01:00',
      '2026-11-21 12:00:00',
      '',
    ]);
    expect(list).not.toMatch(/4711|46701740605|ada@|Ada|tid/);
    expect((await run('list', '--kind', 'mail')).trim().split('\n')).toHaveLength(2);
    expect((await run('list', '--limit', '1')).trim().split('\n')).toHaveLength(2);
  });

  it('are read by kind', async () => {
    expect(await run('show')).toMatch(/^sms .*\nTo: \+46701740605\n\nDin kod: 4711\n$/);
    const mail = await run('show', '--kind', 'mail');
    expect(mail).toMatch(/^mail .*\nTo: Ada Berg <ada@visitor\.example>\nSubject: Din tid\n\nVälkommen!\n$/);
    const id = /^mail (\S+),/.exec(mail)?.[1] ?? '';
    expect(await run('show', id)).toBe(mail);
    await expect(run('show', 'nobody')).rejects.toThrow(MessagesCommandError);
  });

  it('hide codes that have expired', async () => {
    clock.advance(10 * minute);
    await expect(run('show', '--kind', 'sms')).rejects.toThrow('No stored message has a text.');
    expect(await run('show')).toContain('Välkommen!');
    expect(await run('list')).toMatch(/sms {3}dead {7}no/);
  });

  it.each([
    { words: ['write'] },
    { words: ['list', 'x'] },
    { words: ['list', '--kind', 'fax'] },
    { words: ['list', '--limit', '0'] },
    { words: ['show', 'a', 'b'] },
    { words: ['show', '--all'] },
  ])('are not asked for by $words', ({ words }) => {
    expect(() => readMessagesArguments(words)).toThrow(MessagesUsageError);
  });

  it('say how they are asked for', async () => {
    expect(await run()).toContain('npm run messages -- show');
    expect(await run('--help')).toBe(await run('help'));
  });
});
