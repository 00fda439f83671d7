import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { harbourSites } from '../../test/fixtures/harbourSites.ts';
import { LeadRefusedError } from '../../shared/forms/LeadGateway.ts';
import type { LeadGateway } from '../../shared/forms/LeadGateway.ts';
import type { CarContactValues } from '../../shared/forms/LeadTypes.ts';
import { addressCatalogue } from '../../test/fixtures/catalogue/addressCatalogue.ts';
import { carContactLead, enquiredCar } from '../../test/fixtures/forms/carContactLead.ts';
import { storeContactLead } from '../../test/fixtures/forms/newLeads.ts';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import { leadDatabase } from '../../test/fixtures/forms/leadDatabase.ts';
import type { LeadDatabase } from '../../test/fixtures/forms/leadDatabase.ts';
import { createLeadService } from './createLeadService.ts';
import { readLeadPayload } from './leadPayload.ts';

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
let database: LeadDatabase;
let service: LeadGateway;
let catalogue: ReturnType<typeof addressCatalogue>;
let logger: ReturnType<typeof collectingLogger>;
const onTaken = jest.fn();

beforeAll(async () => {
  database = await leadDatabase(clock);
});
afterAll(() => database.remove());
beforeEach(() => {
  onTaken.mockClear();
  catalogue = addressCatalogue();
  logger = collectingLogger();
  service = createLeadService({ ...database, sites: harbourSites, catalogue, clock, logger, onTaken });
});

const payloadOf = async (id: string) => {
  const entries = await database.outbox.list({ kind: 'lead', limit: 1000 });
  const entry = entries.find(({ subject }) => subject === `lead:${id}`);
  return entry && readLeadPayload(entry);
};

const faultsOf = async (values: object): Promise<string[]> => {
  const error = await service.submit(carContactLead(values as Partial<CarContactValues>)).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof LeadRefusedError)) throw new Error('The lead was taken.');
  return error.fields.map(({ field }) => field);
};

describe('leadService', () => {
  it('replaces the car that the browser sent by the record of the site', async () => {
    const lead = carContactLead({
      car: { ...enquiredCar, car_price: 1, car_price_text: '1 kr', car_brand: 'Ferrari' },
    });
    await service.submit(lead);
    const payload = await payloadOf(lead.formSubmissionId);
    expect(payload?.submission.values).toMatchObject({ car: enquiredCar });
    expect(JSON.stringify(payload)).not.toContain('1 kr');
  });

  it('refuses a car that the site does not have', async () => {
    expect(await faultsOf({ car: { car_id: '999' } })).toEqual(['values.car.car_id']);
  });

  it.each(['error', 'throws'] as const)(
    'takes the lead with its car unverified while the catalogue is silent: %s',
    async (how) => {
      catalogue.fallSilent(how);
      const lead = carContactLead({ car: { car_id: '999', car_price: 1 } });
      await service.submit(lead);
      expect(await payloadOf(lead.formSubmissionId)).toMatchObject({
        carUnverified: true,
        submission: { values: { car: { car_id: '999' } } },
      });
    },
  );

  it('writes the lead with its delivery', async () => {
    const lead = carContactLead();
    expect(await service.submit(lead)).toEqual({
      formSubmissionId: lead.formSubmissionId,
      receivedAt: '2026-11-21T12:00:00.000Z',
    });
    expect((await database.leads()).get(lead.formSubmissionId)).toBe('waiting');
    expect(await payloadOf(lead.formSubmissionId)).toEqual({
      site: 'harbour-bil',
      kind: 'carContact',
      receivedAt: '2026-11-21T12:00:00.000Z',
      recipient: 'own',
      submission: lead,
    });
    expect(onTaken).toHaveBeenCalledTimes(1);
  });

  it('knows an id in either case', async () => {
    const lead = carContactLead();
    const { formSubmissionId: id } = lead;
    await service.submit({ ...lead, formSubmissionId: id.toUpperCase() });
    expect(await service.submit(lead)).toMatchObject({ formSubmissionId: id });
    expect((await database.leads()).get(id)).toBe('waiting');
    expect(onTaken).toHaveBeenCalledTimes(1);
  });

  it('logs a repeated submission with other content', async () => {
    const lead = carContactLead();
    const first = await service.submit(lead);
    await service.submit(lead);
    expect(logger.lines.filter(({ level }) => level === 'warn')).toEqual([]);
    expect(await service.submit({ ...lead, values: { ...lead.values, name: 'Somebody Else' } })).toEqual(first);
    expect(logger.lines.filter(({ level }) => level === 'warn')).toEqual([
      {
        level: 'warn',
        event: 'leads.duplicateDiffers',
        facts: { site: 'harbour-bil', formSubmissionId: lead.formSubmissionId },
      },
    ]);
  });

  it.each<[string, object, string[]]>([
    ['a blank name', { name: ' ' }, ['values.name']],
    ['a name of unseen signs', { name: '\0\u202e' }, ['values.name']],
    ['a wrong telephone number', { phone: '12345' }, ['values.phone']],
    ['every wrong field', { email: 'a@b', message: 'a'.repeat(4001) }, ['values.email', 'values.message']],
    ['a recipient without an address', { toEmail: 'no address' }, ['values.toEmail']],
    ['a stranger as recipient', { toEmail: 'stranger@else.example' }, ['values.toEmail']],
    ['a second recipient', { toEmail: 'uppsala@harbour.example\r\nBcc: me@else.example' }, ['values.toEmail']],
    ['a long name of the recipient', { toName: 'a'.repeat(201) }, ['values.toName']],
    ['a page that is a script', { sourceUrl: 'javascript:alert(1)' }, ['values.sourceUrl']],
    ['a long page', { sourceUrl: `https://harbour-bil.example/${'a'.repeat(2000)}` }, ['values.sourceUrl']],
    ['no page', { sourceUrl: '' }, ['values.sourceUrl']],
    ['no dealership for a sample car', { car: { car_id: '1', car_is_sample: true } }, ['values.siteName']],
    ['a car without an id', { car: {} }, ['values.car.car_id']],
  ])('refuses %s', async (_what, values, fields) => {
    expect(await faultsOf(values)).toEqual(fields);
    expect(onTaken).not.toHaveBeenCalled();
  });

  it.each([
    '',
    'CarContactForm',
    'harbour-groupCarContactForm',
    'harbour-bilServiceRequestForm',
    'nobodyCarContactForm',
  ])('refuses the form %j of another site', async (formName) => {
    await expect(service.submit(carContactLead({}, { formName }))).rejects.toThrow(LeadRefusedError);
  });

  it('refuses an id that is no UUID', async () => {
    for (const formSubmissionId of ['', '1', `${carContactLead().formSubmissionId}0`, '{}']) {
      await expect(service.submit(carContactLead({}, { formSubmissionId }))).rejects.toThrow('not a UUID');
    }
  });

  it('keeps text as it was sent except for control characters', async () => {
    catalogue.fallSilent('error'); // the car is unverified browser data
    const lead = carContactLead({
      name: ' Ada\r\nBcc: all@else.example\0 ',
      message: '<script>alert(1)</script>\r\n\u202eHej\t\u0007"då"',
      siteName: 'Uppsala\nX-Spam: no',
      car: { car_id: '410658', car_model_text: 'XC40\0\u202e', car_loan_description: 'ett\r\ntvå' },
    });
    await service.submit(lead);
    expect((await payloadOf(lead.formSubmissionId))?.submission.values).toMatchObject({
      name: 'Ada Bcc: all@else.example',
      message: '<script>alert(1)</script>\nHej "då"',
      siteName: '',
      car: { car_id: '410658', car_model_text: 'XC40', car_loan_description: 'ett\ntvå' },
    });
  });

  it('stores a page of the site in place of another address', async () => {
    const lead = carContactLead({ sourceUrl: 'https://evil.example/phish?months=36#x' });
    await service.submit(lead);
    expect((await payloadOf(lead.formSubmissionId))?.submission.values).toMatchObject({
      sourceUrl: 'https://harbour-bil.example/phish?months=36',
    });
  });

  it.each([
    ['the recipient', carContactLead({ toName: 'Ring 070-123 45 67' }), { toName: 'Harbour Bil Uppsala' }],
    ['a dealer', carContactLead({ siteName: 'Ring 070-123 45 67' }), { siteName: '' }],
    [
      'the contact',
      storeContactLead({ siteName: 'Ring 070-123 45 67' }),
      { siteName: expect.not.stringMatching('070') },
    ],
  ])('stores no typed name of %s', async (_whose, lead, values) => {
    await service.submit(lead);
    expect((await payloadOf(lead.formSubmissionId))?.submission.values).toMatchObject(values);
  });

  it('accepts a lead whose recipient is checked later', async () => {
    catalogue.fallSilent('error');
    const lead = carContactLead({ toEmail: 'stranger@else.example' });
    await service.submit(lead);
    expect(await payloadOf(lead.formSubmissionId)).toMatchObject({ recipient: 'unchecked' });
  });

  it('writes nothing of a lead whose delivery cannot be written', async () => {
    const outbox = { ...database.outbox, add: () => Promise.reject(new Error('disk full')) };
    const broken = createLeadService({ ...database, outbox, sites: harbourSites, catalogue, clock, logger, onTaken });
    const lead = carContactLead();
    await expect(broken.submit(lead)).rejects.toThrow('disk full');
    expect((await database.leads()).has(lead.formSubmissionId)).toBe(false);
    await service.submit(lead);
    expect((await database.leads()).get(lead.formSubmissionId)).toBe('waiting');
  });
});
