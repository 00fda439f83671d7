import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { collectingLogger } from '../../../test/fixtures/contentSites.ts';
import { openStorage } from '../openStorage.ts';

it('commits after it had to wait for a writer of another process', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-sqlite-'));
  const open = () => openStorage({ databaseUrl: '', dataDir, logger: collectingLogger() });
  const [one, other] = [await open(), await open()];
  try {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const lead = { site: 's', kind: 'k', form_name: 'f', submission: '', received_at: '2026-11-21T12:00:00.000Z' };
    const first = one.write(async (queries) => {
      await queries
        .insertInto('leads')
        .values({ id: 'a', ...lead })
        .execute();
      await held;
    });
    const second = other.write((queries) =>
      queries
        .insertInto('leads')
        .values({ id: 'b', ...lead })
        .execute(),
    );
    setTimeout(release, 150); // longer than SQLite itself waits
    await Promise.all([first, second]);
    expect(await one.db.selectFrom('leads').select('id').orderBy('id').execute()).toEqual([{ id: 'a' }, { id: 'b' }]);
  } finally {
    await one.close();
    await other.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
