import { expect, it } from '@jest/globals';
import { harbourSites } from '../../fixtures/harbourSites.ts';
import { createLeadService } from '../../../server/forms/createLeadService.ts';
import type { LeadServiceOptions } from '../../../server/forms/createLeadService.ts';
import { createOutbox } from '../../../server/storage/outbox/createOutbox.ts';
import type { Storage } from '../../../server/storage/Storage.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import { addressCatalogue } from '../../fixtures/catalogue/addressCatalogue.ts';
import { carContactLead } from '../../fixtures/forms/carContactLead.ts';
import { describeOnBothDatabases } from '../../fixtures/storage/databases.ts';
import { collectingLogger } from '../../fixtures/contentSites.ts';
import { silentLogger } from '../../fixtures/silentLogger.ts';

describeOnBothDatabases('the lead service', (emptyDatabase) => {
  const serviceOver = (storage: Storage, parts: Partial<LeadServiceOptions> = {}) =>
    createLeadService({
      storage,
      outbox: createOutbox(storage, realClock),
      sites: harbourSites,
      catalogue: addressCatalogue(),
      clock: realClock,
      logger: silentLogger,
      ...parts,
    });
  const written = async ({ db }: Storage) => ({
    leads: (await db.selectFrom('leads').select('id').execute()).map(({ id }) => id).sort(),
    entries: (await db.selectFrom('outbox').select('subject').execute()).map(({ subject }) => subject).sort(),
  });

  it('accepts a lead once in any number of processes', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    const services = [storage, await database.open(), await database.open()].map((one) => serviceOver(one));
    const leads = Array.from({ length: 4 }, () => carContactLead());
    const receipts = await Promise.all(
      leads.flatMap((lead) => services.flatMap((service) => Array.from({ length: 5 }, () => service.submit(lead)))),
    );
    const different = new Set(receipts.map((receipt) => JSON.stringify(receipt)));
    expect(different.size).toBe(leads.length);
    const ids = leads.map(({ formSubmissionId }) => formSubmissionId).sort();
    expect(await written(storage)).toEqual({ leads: ids, entries: ids.map((id) => `lead:${id}`) });
  });

  it('keeps every sign of a text that it takes', async () => {
    const storage = await (await emptyDatabase()).open();
    const lead = carContactLead({ message: 'Åsa sa: "tjä\\na" 👩‍🔧 \ud800 %s $1 \'; drop table leads; --' });
    await serviceOver(storage).submit(lead);
    const { submission } = await storage.db.selectFrom('leads').select('submission').executeTakeFirstOrThrow();
    const { values } = JSON.parse(submission) as typeof lead;
    expect(values.message).toBe(lead.values.message.replace('\ud800', '\ufffd'));
  });

  const buyer = { name: 'Inköp', address: 'inkop@harbour.example' };
  const office = { name: 'Kontoret', address: 'kontoret@harbour.example' };
  it.each([
    ['the recipient of enquiries', { carBuyer: buyer, enquiryRecipient: office }, office],
    ['the buyer of cars', { carBuyer: buyer }, buyer],
  ])('sends an enquiry without a department to %s', async (_whom, own, { name, address }) => {
    const storage = await (await emptyDatabase()).open();
    const sites = harbourSites.map((site) => ({ ...site, ...own }));
    const logger = collectingLogger();
    const lead = carContactLead({ toName: '', toEmail: '' });
    await serviceOver(storage, { sites, logger }).submit(lead);
    const { payload } = await storage.db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow();
    expect(JSON.parse(payload)).toMatchObject({
      recipient: 'own',
      submission: { values: { toName: name, toEmail: address } },
    });
    const { formSubmissionId } = lead;
    expect(logger.lines).toContainEqual({
      level: 'error',
      event: 'DEPARTMENT_NOT_FOUND',
      facts: { site: 'harbour-bil', carId: '410658', department: undefined, formSubmissionId },
    });
  });

  it('refuses to say that a lead was taken when the database is gone', async () => {
    const storage = await (await emptyDatabase()).open();
    const service = serviceOver(storage);
    await service.submit(carContactLead());
    await storage.close();
    await expect(service.submit(carContactLead())).rejects.toThrow();
  });
});
