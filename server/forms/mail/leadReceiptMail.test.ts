import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailTexts } from '../../../test/fixtures/productTexts.ts';
import type { LeadSubmission } from '../../../shared/forms/LeadTypes.ts';
import { addressCatalogue } from '../../../test/fixtures/catalogue/addressCatalogue.ts';
import { collectingLogger } from '../../../test/fixtures/contentSites.ts';
import { carContactLead, visitor } from '../../../test/fixtures/forms/carContactLead.ts';
import { leadDatabase } from '../../../test/fixtures/forms/leadDatabase.ts';
import type { LeadDatabase } from '../../../test/fixtures/forms/leadDatabase.ts';
import { sellCarLead, serviceRequestLead, storeContactLead } from '../../../test/fixtures/forms/newLeads.ts';
import { harbourSites } from '../../../test/fixtures/harbourSites.ts';
import type { Mail } from '../../messages/MessageTypes.ts';
import { createLeadService } from '../createLeadService.ts';

let database: LeadDatabase;

beforeAll(async () => {
  database = await leadDatabase();
});
afterAll(() => database.remove());

/** Submits a lead and returns the receipts queued for it. */
async function receipts(lead: LeadSubmission, isSent = true): Promise<Mail[]> {
  const service = createLeadService({
    ...database,
    sites: harbourSites,
    catalogue: addressCatalogue(),
    clock: { now: () => new Date() },
    logger: collectingLogger(),
    receiptTextsOf: isSent ? mailTexts : null,
  });
  await service.submit(lead);
  await service.submit(lead);
  const entries = await database.outbox.list({ kind: 'mail', limit: 1000 });
  return entries.filter(({ subject }) => subject.endsWith(lead.formSubmissionId)).map(({ payload }) => payload as Mail);
}

describe('the receipt of a form', () => {
  it.each([
    ['an enquiry', carContactLead(), 'Vi har tagit emot din förfrågan om en bil.'],
    ['an offered car', sellCarLead(), 'bilen som du vill sälja eller byta in'],
    ['a service request', serviceRequestLead(), 'Vi har mottatt forespørselen din om service.'],
    ['a message', storeContactLead(), 'Vi har tagit emot ditt meddelande.'],
  ])('is mailed to the sender of %s', async (_what, lead, words) => {
    const [mail, ...others] = await receipts(lead);
    const reference = lead.formSubmissionId.slice(0, 8).toUpperCase();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual({ name: '', address: visitor.email });
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain(reference);
  });

  it('leads replies to the recipient of the form', async () => {
    const [mail] = await receipts(sellCarLead());
    expect(mail?.replyTo).toEqual({ name: 'Harbour Bil', address: 'inkop@harbour.example' });
  });

  it('repeats nothing that was typed', async () => {
    const [mail] = await receipts(sellCarLead());
    for (const typed of [visitor.name, visitor.message, visitor.plate, visitor.phone]) {
      expect(JSON.stringify(mail)).not.toContain(typed);
    }
  });

  it('is left to a lead service', async () => {
    expect(await receipts(sellCarLead(), false)).toEqual([]);
  });
});
