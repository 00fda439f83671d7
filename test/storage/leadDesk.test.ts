import { expect, it } from '@jest/globals';
import { demoSites } from '../fixtures/demoSites.ts';
import { createLeadDesk } from '../../server/forms/createLeadDesk.ts';
import { createOutbox } from '../../server/storage/createOutbox.ts';
import type { Storage } from '../../server/storage/Storage.ts';
import { realClock } from '../../shared/kit/Clock.ts';
import { addressCatalogue } from '../fixtures/addressCatalogue.ts';
import { carContactLead } from '../fixtures/carContactLead.ts';
import { describeOnBothDatabases } from '../fixtures/databases.ts';
import { silentLogger } from '../fixtures/silentLogger.ts';

describeOnBothDatabases('the lead desk', (emptyDatabase) => {
  const deskOver = (storage: Storage) =>
    createLeadDesk({
      storage,
      outbox: createOutbox(storage, realClock),
      sites: demoSites,
      catalogue: addressCatalogue(),
      clock: realClock,
      logger: silentLogger,
    });
  const written = async ({ db }: Storage) => ({
    leads: (await db.selectFrom('leads').select('id').execute()).map(({ id }) => id).sort(),
    entries: (await db.selectFrom('outbox').select('subject').execute()).map(({ subject }) => subject).sort(),
  });

  it('takes a lead once, however often it comes to however many processes at the same time', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    const desks = [storage, await database.open(), await database.open()].map(deskOver);
    const leads = Array.from({ length: 4 }, () => carContactLead());
    const receipts = await Promise.all(
      leads.flatMap((lead) => desks.flatMap((desk) => Array.from({ length: 5 }, () => desk.submit(lead)))),
    );
    const different = new Set(receipts.map((receipt) => JSON.stringify(receipt)));
    expect(different.size).toBe(leads.length);
    const ids = leads.map(({ formSubmissionId }) => formSubmissionId).sort();
    expect(await written(storage)).toEqual({ leads: ids, entries: ids.map((id) => `lead:${id}`) });
  });

  it('keeps every sign of a text that it takes', async () => {
    const storage = await (await emptyDatabase()).open();
    const lead = carContactLead({ message: 'Åsa sa: "tjä\\na" 👩‍🔧 \ud800 %s $1 \'; drop table leads; --' });
    await deskOver(storage).submit(lead);
    const { submission } = await storage.db.selectFrom('leads').select('submission').executeTakeFirstOrThrow();
    const { values } = JSON.parse(submission) as typeof lead;
    expect(values.message).toBe(lead.values.message.replace('\ud800', '\ufffd'));
  });

  it('refuses to say that a lead was taken when the database is gone', async () => {
    const storage = await (await emptyDatabase()).open();
    const desk = deskOver(storage);
    await desk.submit(carContactLead());
    await storage.close();
    await expect(desk.submit(carContactLead())).rejects.toThrow();
  });
});
