import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { harbourSites } from '../../../test/fixtures/harbourSites.ts';
import { collectingLogger } from '../../../test/fixtures/contentSites.ts';
import {
  motorcycleLead,
  sellCarLead,
  serviceRequestLead,
  storeContactLead,
} from '../../../test/fixtures/forms/newLeads.ts';
import { startFakeSmtp } from '../../../test/upstreams/fakeSmtp.ts';
import type { FakeSmtp, ReceivedMail } from '../../../test/upstreams/fakeSmtp.ts';
import type { Mailer } from '../../messages/Mailer.ts';
import { smtpMailer } from '../../messages/smtpMailer.ts';
import { DeliveryRefusedError } from '../../storage/outbox/Outbox.ts';
import type { KnownSubmission } from '../validation/checkLead.ts';
import type { LeadPayload } from '../leadPayload.ts';
import { leadMailParts } from '../../../test/fixtures/forms/leadMailParts.ts';
import { leadMailDelivery } from './leadMailDelivery.ts';

let smtp: FakeSmtp;
let mailer: Mailer;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  mailer = smtpMailer({ url: smtp.url, from: 'web@dealer.example', logger: collectingLogger() });
});
beforeEach(() => {
  smtp.mails.length = 0;
});
afterAll(async () => {
  mailer.close();
  await smtp.stop();
});

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2, 0xff, 0xd9]);

async function sent(site: string, lead: KnownSubmission, sites = harbourSites): Promise<ReceivedMail> {
  const receivedAt = '2026-11-21T22:15:00.000Z';
  const payload: LeadPayload = { ...lead, site, receivedAt, recipient: 'own' };
  const times = {
    createdAt: receivedAt,
    dueAt: receivedAt,
    giveUpAt: receivedAt,
    endedAt: null,
    lapsesAt: null,
    lastError: null,
  };
  const entry = {
    id: 'e1',
    kind: 'lead',
    subject: 'lead:x',
    payload,
    state: 'waiting' as const,
    attempts: 1,
    ...times,
  };
  const photosOf = (ids: readonly string[]) =>
    Promise.resolve(ids.map((id) => ({ id, content: jpeg.toString('base64') })));
  await leadMailDelivery({ ...leadMailParts(), mailer, sites, photosOf })(entry, new AbortController().signal);
  const mail = smtp.mails.at(-1);
  if (!mail) throw new Error('No mail has come.');
  return mail;
}

describe('the mail about a car that is offered', () => {
  const photos = ['a'.repeat(27), 'b'.repeat(27)];
  const values = { regno: 'ABC 123', milage: 12_500, customerName: 'Ada Lind', customerEmail: 'ada@visitor.example' };

  it('goes to the buyer of the site with the photos', async () => {
    const submission = sellCarLead({ ...values, other: 'Två ägare.\n<b>Rökfri</b>' }, { photos });
    const { to, parsed } = await sent('harbour-bil', { kind: 'sellCar', submission });
    expect(to).toEqual(['inkop@harbour.example']);
    expect(parsed.replyTo).toEqual([{ name: 'Ada Lind', address: 'ada@visitor.example' }]);
    expect(parsed.subject).toBe('Inbyte: ABC 123 – Harbour Bil');
    const text = parsed.text?.replaceAll('\u00a0', ' ');
    for (const part of ['Namn: Ada Lind', 'Önskar: byta in bilen', 'Två ägare.', 'Reg.nr: ABC 123', 'Bilder: 2']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Mätarställning: 12 500 mil');
    expect(parsed.html).toContain('&lt;b&gt;Rökfri&lt;/b&gt;');
    expect(parsed.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['1.jpg', 'image/jpeg'],
      ['2.jpg', 'image/jpeg'],
    ]);
    const [first] = parsed.attachments;
    expect(Buffer.from(first?.content as ArrayBuffer)).toEqual(jpeg);
  });

  it('is written in the site’s language', async () => {
    const submission = sellCarLead({ ...values, selected: 'sell', other: '' });
    const { parsed } = await sent('harbour-motors-uk', { kind: 'sellCar', submission });
    expect(parsed.subject).toBe('Car for sale: ABC 123 – Harbour Motors');
    expect(parsed.text).toContain('Mileage: 12,500 miles');
    expect(parsed.text).toContain('(no message)');
    expect(parsed.text).not.toContain('Photos');
    expect(parsed.attachments).toEqual([]);
  });

  it('ends with the details of the company', async () => {
    const companyDetails = 'Harbour Bil AB\nKajen 1, 752 28 Uppsala\nOrg.nr 556000-0000';
    const sites = harbourSites.map((site) => ({ ...site, companyDetails }));
    const { parsed } = await sent('harbour-bil', { kind: 'sellCar', submission: sellCarLead(values) }, sites);
    expect(parsed.from).toEqual({ name: 'Harbour Bil', address: 'web@dealer.example' });
    expect(parsed.text?.trimEnd().endsWith(companyDetails)).toBe(true);
    expect(parsed.html).toContain('Kajen 1, 752 28 Uppsala<br/>');
  });

  it('is refused where the site has no buyer', async () => {
    const sites = harbourSites.map(({ carBuyer: _buyer, ...site }) => site);
    const lead = { kind: 'sellCar' as const, submission: sellCarLead() };
    await expect(sent('harbour-bil', lead, sites)).rejects.toThrow(DeliveryRefusedError);
  });
});

describe('the mail about work that is ordered', () => {
  it('goes to the dealer with all that was said', async () => {
    const submission = serviceRequestLead({
      ...{ regno: 'EL 12345', milage: 98_000, date: '2026-11-30', newsletter: true, description: 'Bremsene hviner' },
      other: 'Låst port',
    });
    const { to, parsed } = await sent('harbour-bil-no', { kind: 'serviceRequest', submission });
    expect(to).toEqual(['dealer@harbour-bil-no.example']);
    expect(parsed.subject).toBe('Serviceforespørsel: EL 12345 – Harbour Bil Oslo');
    const text = parsed.text?.replaceAll('\u00a0', ' ');
    for (const part of [
      'Bremsene hviner',
      'Kjøretøy: bil',
      'Reg.nr.: EL 12345',
      'Kilometerstand: 98 000 km',
      'Tjenester: Service\nEU-kontroll',
      'Ønsket dato: mandag 30. november 2026',
      'Forhandler: Harbour Bil Oslo',
      'Annet: Låst port',
      'Nyhetsbrev: ja',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('on a motorcycle goes to the dealer of motorcycles', async () => {
    const submission = motorcycleLead({ milage: 0 });
    const { to, parsed } = await sent('harbour-bil-no', { kind: 'serviceRequest', submission });
    expect(to).toEqual(['mc.oslo@harbour.example']);
    expect(parsed.text).toContain('Kjøretøy: motorsykkel');
    expect(parsed.text).not.toContain('Kilometerstand');
  });
});

describe('the mail with a message from the contact form', () => {
  it('goes to the chosen contact', async () => {
    const submission = storeContactLead({ name: 'Ada Lind', email: 'ada@visitor.example', topic: 'finance' });
    const { to, parsed } = await sent('harbour-bil', { kind: 'storeContact', submission });
    expect(to).toEqual(['hej@harbour.example']);
    expect(parsed.replyTo).toEqual([{ name: 'Ada Lind', address: 'ada@visitor.example' }]);
    expect(parsed.subject).toBe('Meddelande från Ada Lind: finansiering – Harbour Bil');
    expect(parsed.text).toContain(submission.values.message);
  });
});
