import { describe, expect, it } from '@jest/globals';
import { itAtLength } from '../fixtures/atLength.ts';
import { createEmbeddedContent } from '../../server/content/createEmbeddedContent.ts';
import { hashText, hashValue } from '../../server/content/embedded/saves/contentHash.ts';
import { dropSave, storeSave } from '../../server/content/embedded/saves/storedSaves.ts';
import { collectingLogger, fixtureSite } from '../fixtures/contentSites.ts';
import { describeOnBothDatabases } from '../fixtures/storage/databases.ts';
import type { TestDatabase } from '../fixtures/storage/databases.ts';
import { copyContent, editedFile, editedPage } from '../fixtures/platform/editedContent.ts';
import { ends, isSettled, page, startProcess, title } from './contentProcess.ts';
import type { Process } from './contentProcess.ts';

const text = { ...title, fieldId: 'RichText' };
const question = { itemId: `${page}/Data/2-Faq/Items-1`, language: 'sv', fieldId: 'Question' };

describeOnBothDatabases('a save of the content', (emptyDatabase, kind) => {
  /** On one database in the short form: what follows from the files. */
  const itOnOne = kind === 'sqlite' ? it : itAtLength;
  const oneProcess = async (): Promise<Process> => startProcess(await emptyDatabase());

  async function twoProcesses(): Promise<{ first: Process; second: Process; database: TestDatabase }> {
    const database = await emptyDatabase();
    return { database, first: await startProcess(database), second: await startProcess(database) };
  }

  it('shows in another process after its next poll', async () => {
    const { first, second } = await twoProcesses();
    expect((await first.save(title, 'Lägre pris')).kind).toBe('saved');
    await second.poll();
    expect(await second.shown()).toContain('Lägre pris');
  });

  it('shows at once where it was made', async () => {
    const first = await oneProcess();
    await first.save(title, 'Lägre pris');
    expect(await first.shown()).toContain('Lägre pris');
  });

  it('leaves the files as they are', async () => {
    const first = await oneProcess();
    await first.save(title, 'Lägre pris');
    expect(await first.file()).toBe(editedPage);
  });

  it('shows in a process that starts later', async () => {
    const { first, database } = await twoProcesses();
    await first.save(title, 'Lägre pris');
    const third = await startProcess(database);
    expect(await third.shown()).toContain('Lägre pris');
  });

  it('shows to an editor in another process without a poll', async () => {
    const { first, second } = await twoProcesses();
    await first.save(title, 'Lägre pris');
    expect(await second.valueOf(title)).toBe('Lägre pris');
  });

  it('is a conflict for an editor in another process who began before', async () => {
    const { first, second } = await twoProcesses();
    const begun = await second.editor.read(title);
    await first.save(title, 'Lägre pris', 'Eva');
    const outcome = await second.editor.save({
      ...title,
      revision: begun?.revision ?? '',
      value: 'Högre pris',
      by: 'Bo',
    });
    expect(outcome).toMatchObject({ kind: 'conflict', theirs: 'Lägre pris', by: 'Eva' });
  });

  it('wins over one of the same field at the same time, which is a conflict', async () => {
    const { first, second } = await twoProcesses();
    // both have read the text before either saves
    const saveLower = await first.begin(title);
    const saveHigher = await second.begin(title);
    const outcomes = await Promise.all([saveLower('Lägre pris'), saveHigher('Högre pris')]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved']);
  });

  it('is kept with one of another field of the file at the same time', async () => {
    const { first, second } = await twoProcesses();
    await Promise.all([first.save(title, 'Lägre pris'), second.save(question, 'Hur kort tid?')]);
    expect([await first.valueOf(title), await first.valueOf(question)]).toEqual(['Lägre pris', 'Hur kort tid?']);
  });

  it('is refused when the value breaks the rules of the file', async () => {
    const first = await oneProcess();
    const link = { ...title, fieldId: 'Link' };
    const outcome = await first.save(link, { text: 'Boka', href: '/no-such-page' });
    expect(outcome.kind).toBe('refused');
    expect(first.states()).toEqual([]);
  });

  it('shows with the saves of other fields', async () => {
    const { first, second } = await twoProcesses();
    await first.save(title, 'Lägre pris');
    await second.save(text, '<p>Vi ringer alltid.</p>');
    await first.save(title, 'Lägst pris');
    expect([await second.valueOf(title), await second.valueOf(text)]).toEqual([
      'Lägst pris',
      '<p>Vi ringer alltid.</p>',
    ]);
  });

  it('that removes a link shows in another process', async () => {
    const { first, second } = await twoProcesses();
    const link = { ...title, fieldId: 'Link' };
    await first.save(link, null);
    expect(await second.valueOf(link)).toBeNull();
  });

  it('gives way to the save before it when it is dropped', async () => {
    const { first, second } = await twoProcesses();
    await first.save(title, 'Lägre pris');
    await first.save(title, 'Lägst pris');
    const [last] = second.content.saves.report();
    expect(last).toBeUndefined();
    await second.poll();
    const id = second.content.saves.report()[0]?.save.id ?? 0;
    await dropSave(second.storage, id);
    await first.poll();
    expect(await first.shown()).toContain('Lägre pris');
  });

  it('survives a database that fails when a process starts', async () => {
    const { first, database } = await twoProcesses();
    await first.save(title, 'Lägre pris');
    const logger = collectingLogger();
    const storage = await database.open();
    const files = await copyContent();
    let isFailing = true;
    const content = await createEmbeddedContent({
      folder: files.folder,
      sites: [fixtureSite],
      logger,
      watch: false,
      savesIn: {
        write: storage.write,
        get db() {
          if (isFailing) throw new Error('the database is gone');
          return storage.db;
        },
      },
    });
    ends.push(files.remove, content.stop);
    expect(logger.lines.map(({ event }) => event)).toContain('content.savesNotRead');
    expect((await content.editor.read(title))?.value).toBe('Fast pris');
    isFailing = false;
    expect((await content.editor.read(title))?.value).toBe('Lägre pris');
  });

  describe('when a deployment brings another file', () => {
    itOnOne('still shows if its field has not changed', async () => {
      const first = await oneProcess();
      await first.save(title, 'Lägre pris');
      await first.deploy(editedPage.replace('Hur lång tid', 'Hur kort tid'));
      expect([await first.valueOf(title), await first.valueOf(question)]).toEqual([
        'Lägre pris',
        'Hur kort tid tar det?',
      ]);
    });

    itOnOne('is left out if its field has changed', async () => {
      const first = await oneProcess();
      await first.save(title, 'Lägre pris');
      await first.deploy(editedPage.replace('Fast pris', 'Pris på förfrågan'));
      expect(await first.valueOf(title)).toBe('Pris på förfrågan');
      expect(first.states()).toEqual(['fileChanged']);
    });

    itOnOne('is logged once if it is left out', async () => {
      const first = await oneProcess();
      await first.save(title, 'Lägre pris');
      await first.deploy(editedPage.replace('Fast pris', 'Pris på förfrågan'));
      await first.content.reload();
      const lines = first.logger.lines.filter(({ event }) => event === 'content.saveLeftOut');
      expect(lines).toHaveLength(1);
      expect(lines[0]?.facts).toMatchObject({ file: editedFile, field: 'Title', reason: 'fileChanged' });
    });

    itOnOne('is replaced by the next save of a field that the file has changed', async () => {
      const first = await oneProcess();
      await first.save(title, 'Lägre pris');
      await first.deploy(editedPage.replace('Fast pris', 'Pris på förfrågan'));
      await first.save(title, 'Lägst pris');
      expect(await first.valueOf(title)).toBe('Lägst pris');
      expect(first.states()).toEqual(['shown']);
    });

    itOnOne('shows in processes with the old files and in those with the new ones', async () => {
      const { first, database } = await twoProcesses();
      const next = await startProcess(database, editedPage.replace('Hur lång tid', 'Hur kort tid'));
      await next.save(title, 'Lägre pris');
      await first.poll();
      expect(await first.shown()).toContain('Lägre pris');
    });

    itOnOne('leaves the decision to the files that follow if they include it', async () => {
      const first = await oneProcess();
      await first.save(title, 'Lägre pris');
      await first.deploy(editedPage.replace('Fast pris', 'Lägre pris'));
      await isSettled(first);
      await first.deploy(editedPage.replace('Fast pris', 'Pris på förfrågan'));
      expect(await first.valueOf(title)).toBe('Pris på förfrågan');
      expect(first.states()).toEqual(['inFiles']);
    });

    itOnOne('shows again if the deployment that included it is rolled back', async () => {
      const first = await oneProcess();
      await first.save(title, 'Lägre pris');
      await first.deploy(editedPage.replace('Fast pris', 'Lägre pris'));
      await isSettled(first);
      await first.deploy(editedPage);
      expect(await first.valueOf(title)).toBe('Lägre pris');
    });

    itOnOne('shows over files that include an earlier save of the field', async () => {
      const first = await oneProcess();
      await first.save(title, 'Lägre pris');
      await first.save(title, 'Lägst pris');
      await first.deploy(editedPage.replace('Fast pris', 'Lägre pris'));
      expect(await first.valueOf(title)).toBe('Lägst pris');
    });

    itOnOne('is left out without its page if this version does not accept the value', async () => {
      const first = await oneProcess();
      await first.save(text, '<p>Vi ringer alltid.</p>');
      await storeSave(first.storage, {
        file: editedFile,
        keys: ['sections', 0, 'Blurb', 'Title'],
        fieldName: 'Title',
        value: { text: 'not a text', href: '/service' },
        by: 'Eva',
        at: '2026-11-26T08:00:00.000Z',
        baseText: editedPage,
        replaces: [hashValue('Fast pris')],
        replacedIds: [],
        seenVersion: 1000,
      });
      await first.poll();
      expect([await first.valueOf(title), await first.valueOf(text)]).toEqual([
        'Fast pris',
        '<p>Vi ringer alltid.</p>',
      ]);
      expect(first.states()).toEqual(['shown', 'refused']);
    });
  });

  it('stores the text of the file that it was made in', async () => {
    const first = await oneProcess();
    await first.save(title, 'Lägre pris');
    await first.save(question, 'Hur kort tid?');
    const bases = await first.storage.db.selectFrom('content_bases').select(['file', 'hash', 'content']).execute();
    expect(bases).toEqual([{ file: editedFile, hash: hashText(editedPage), content: editedPage }]);
  });
});
