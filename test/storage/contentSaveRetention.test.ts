import { describe, expect, it, jest } from '@jest/globals';
import { itAtLength } from '../fixtures/atLength.ts';
import { dropSave } from '../../server/content/embedded/saves/storedSaves.ts';
import { createPurge } from '../../server/storage/purge/createPurge.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';
import { editedPage } from '../fixtures/platform/editedContent.ts';
import { waitUntil } from '../fixtures/waitUntil.ts';
import { startProcess, title } from './contentProcess.ts';
import type { Process } from './contentProcess.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes what is old after so many days; returns the values that are stored then. */
async function valuesAfter({ storage, logger }: Process, days: number): Promise<string[]> {
  const clock = { now: () => new Date(Date.now() + days * dayMs) };
  await createPurge({ storage, clock, logger, keepDays: 90, keepBookingDays: 90 })();
  const rows = await storage.db.selectFrom('content_saves').select('value').orderBy('id').execute();
  return rows.map(({ value }) => String(JSON.parse(value)));
}

describeOnBothDatabases('a save of the content', (emptyDatabase, kind) => {
  /** On one database in the short form. */
  const itOnOne = kind === 'sqlite' ? it : itAtLength;
  const oneProcess = async (): Promise<Process> => startProcess(await emptyDatabase());

  async function twoProcesses(): Promise<{ first: Process; second: Process }> {
    const database = await emptyDatabase();
    return { first: await startProcess(database), second: await startProcess(database) };
  }

  it('is never deleted while it is in the database only', async () => {
    const first = await oneProcess();
    await first.save(title, 'Lägre pris');
    expect(await valuesAfter(first, 10_000)).toEqual(['Lägre pris']);
  });

  it('stays with the save that it replaced while it is in the database only', async () => {
    const first = await oneProcess();
    await first.save(title, 'Lägre pris');
    await first.save(title, 'Lägst pris');
    expect(await valuesAfter(first, 10_000)).toEqual(['Lägre pris', 'Lägst pris']);
  });

  describe('that the files include', () => {
    async function included(): Promise<{ old: Process; first: Process }> {
      const { first, second: old } = await twoProcesses();
      await first.save(title, 'Lägre pris');
      await first.save(title, 'Lägst pris');
      await old.poll();
      await first.deploy(editedPage.replace('Fast pris', 'Lägst pris'));
      await waitUntil(async () => {
        const rows = await first.storage.db.selectFrom('content_saves').select('in_files_at').execute();
        return rows.some((row) => row.in_files_at !== null);
      });
      await old.poll();
      return { old, first };
    }

    itOnOne('stays for 30 days', async () => {
      const { first } = await included();
      expect(await valuesAfter(first, 29)).toEqual(['Lägre pris', 'Lägst pris']);
    });

    it('is deleted after 30 days with the save that it replaced', async () => {
      const { first } = await included();
      expect(await valuesAfter(first, 31)).toEqual([]);
    });

    itOnOne('stays while a process with the files from before shows it', async () => {
      const { old, first } = await included();
      const longAgo = new Date(Date.now() - 40 * dayMs).toISOString();
      await first.storage.write((queries) =>
        queries
          .updateTable('content_saves')
          .set({ in_files_at: longAgo })
          .where('in_files_at', 'is not', null)
          .execute(),
      );
      const later = performance.now() + dayMs;
      jest.spyOn(performance, 'now').mockReturnValue(later);
      await old.poll();
      expect(await valuesAfter(first, 0)).toEqual(['Lägre pris', 'Lägst pris']);
    });

    it('takes the text of its file along when it is deleted', async () => {
      const { first } = await included();
      await valuesAfter(first, 31);
      const texts = await first.storage.db.selectFrom('content_bases').select('content').execute();
      expect(new Set(texts.map(({ content }) => content))).toEqual(new Set(['']));
    });
  });

  it('can be made in a file whose earlier saves were deleted', async () => {
    const { first, second } = await twoProcesses();
    await first.save(title, 'Lägre pris');
    const [row] = await first.storage.db.selectFrom('content_saves').select('id').execute();
    await dropSave(first.storage, row?.id ?? 0);
    await valuesAfter(first, 31);
    await first.save(title, 'Lägst pris');
    await second.deploy(editedPage.replace('Hur lång tid', 'Hur kort tid'));
    await second.poll();
    expect(await second.shown()).toContain('Lägst pris');
  });
});
