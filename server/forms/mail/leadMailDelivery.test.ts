import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { harbourSites } from '../../../test/fixtures/harbourSites.ts';
import type { CarContactValues } from '../../../shared/forms/LeadTypes.ts';
import { collectingLogger } from '../../../test/fixtures/contentSites.ts';
import { startFakeSmtp } from '../../../test/upstreams/fakeSmtp.ts';
import type { FakeSmtp, ReceivedMail } from '../../../test/upstreams/fakeSmtp.ts';
import type { Mailer } from '../../messages/Mailer.ts';
import { smtpMailer } from '../../messages/smtpMailer.ts';
import { DeliveryFailedError, DeliveryRefusedError } from '../../storage/outbox/Outbox.ts';
import type { OutboxEntry } from '../../storage/outbox/Outbox.ts';
import type { LeadPayload } from '../leadPayload.ts';
import { leadMailParts } from '../../../test/fixtures/forms/leadMailParts.ts';
import { leadMailDelivery } from './leadMailDelivery.ts';

const id = '1f0c7a52-5a1b-4d0e-9a77-3f2f4a1f5a10';

const values: CarContactValues = {
  car: {
    car_id: '410268',
    slug: 'volvo-xc60',
    car_brand: 'Volvo',
    car_model_text: 'XC60',
    car_version: 'B5 AWD Inscription',
    car_year: 2019,
    car_regno: 'ABC123',
    car_price_text: '379 900 kr',
    car_price_currency: 'SEK',
    car_site_name: 'Harbour Bil Uppsala',
  },
  name: 'Ada Żółć',
  phone: '+46 70 123 45 67',
  email: 'ada@visitor.example',
  message: 'Hej!\nFinns den kvar? <script>alert(1)</script> & "så"',
  quote: true,
  testDrive: true,
  toName: 'Åsa Öberg',
  toEmail: 'asa@seller.example',
  sourceUrl: 'https://harbour-bil.example/bil/410268/volvo-xc60?financing=loan&months=72&down=76000&x="<b>',
};

function entry(site: string, change: Partial<CarContactValues> = {}): OutboxEntry {
  const payload: LeadPayload = {
    site,
    kind: 'carContact',
    receivedAt: '2026-11-21T22:15:00.000Z',
    recipient: 'own',
    submission: { formName: `${site}CarContactForm`, formSubmissionId: id, values: { ...values, ...change } },
  };
  return {
    id: 'e1',
    kind: 'lead',
    subject: `lead:${id}`,
    payload,
    state: 'waiting',
    attempts: 1,
    createdAt: payload.receivedAt,
    dueAt: payload.receivedAt,
    giveUpAt: payload.receivedAt,
    endedAt: null,
    lapsesAt: null,
    lastError: null,
  };
}

let smtp: FakeSmtp;
let mailer: Mailer;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  mailer = smtpMailer({ url: smtp.url, from: 'web@dealer.example', logger: collectingLogger() });
});

beforeEach(() => {
  smtp.mails.length = 0;
  smtp.unknown.clear();
  smtp.refuse('recipient', null);
});

afterAll(async () => {
  mailer.close();
  await smtp.stop();
});

async function sent(site: string, change: Partial<CarContactValues> = {}): Promise<ReceivedMail> {
  const result = await leadMailDelivery({ ...leadMailParts(), mailer })(
    entry(site, change),
    new AbortController().signal,
  );
  expect(result).toBe('delivered');
  const mail = smtp.mails.at(-1);
  if (!mail) throw new Error('No mail has come.');
  return mail;
}

describe('leadMailDelivery', () => {
  it('mails all that the visitor wrote to the recipient', async () => {
    const { to, parsed } = await sent('harbour-bil');
    expect(to).toEqual(['asa@seller.example']);
    expect(parsed.to).toEqual([{ name: 'Åsa Öberg', address: 'asa@seller.example' }]);
    expect(parsed.replyTo).toEqual([{ name: 'Ada Żółć', address: 'ada@visitor.example' }]);
    expect(parsed.subject).toBe('Förfrågan: Volvo XC60 2019 – Harbour Bil');
    expect(parsed.headers.find(({ key }) => key === 'x-forecourt-lead')?.value).toBe(id);
    for (const part of [
      'Namn: Ada Żółć',
      'Telefon: +46 70 123 45 67',
      'E-post: ada@visitor.example',
      'Önskar: offert, provkörning',
      'Hej!\nFinns den kvar? <script>',
      'Bil: Volvo XC60 B5 AWD Inscription 2019',
      'Bilens id: 410268',
      'Reg.nr: ABC 123',
      'Pris: 379 900 kr inkl. moms',
      'Anläggning: Harbour Bil Uppsala',
      'Öppna bilens sida:\nhttps://harbour-bil.example/bil/410268/volvo-xc60?financing=loan&months=72&down=76000\n',
      'Mottaget: lördag 21 november 2026, 23:15',
      `Ärende: ${id}`,
    ]) {
      expect(parsed.text).toContain(part);
    }
    expect(parsed.text?.replaceAll('\u00a0', ' ')).toContain(
      'Finansiering: billån, 72 månader, kontantinsats 76 000 kr',
    );
  });

  it('escapes what was typed in the HTML', async () => {
    const { parsed } = await sent('harbour-bil');
    expect(parsed.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;så&quot;');
    expect(parsed.html).toContain(
      'href="https://harbour-bil.example/bil/410268/volvo-xc60?financing=loan&amp;months=72&amp;down=76000"',
    );
    expect(parsed.html).not.toMatch(/<script|<b>(?!Meddelande|Harbour Bil<)/);
  });

  it.each(['javascript:alert(1)', 'https://evil.example/phish', 'https://harbour-bil.example/ring-070-123'])(
    'links to the page of the car in place of %s',
    async (sourceUrl) => {
      const { parsed } = await sent('harbour-bil', { sourceUrl });
      const links = [...(parsed.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(links).toEqual(['https://harbour-bil.example/bil/410268/volvo-xc60']);
      expect(parsed.text).not.toContain(sourceUrl);
    },
  );

  it('leaves out figures that are no numbers', async () => {
    const { parsed } = await sent('harbour-bil', { sourceUrl: 'javascript:alert(1)?months=many&down=<b>' });
    expect(parsed.text).not.toContain('Finansiering:');
  });

  it('leaves out what is not known', async () => {
    const { parsed } = await sent('harbour-bil', {
      car: { car_id: '7' },
      message: '',
      siteName: 'Harbour Bil Gävle',
      quote: false,
      testDrive: false,
    });
    expect(parsed.subject).toBe('Förfrågan: 7 – Harbour Bil');
    expect(parsed.text).toContain('(inget meddelande)');
    expect(parsed.text).toContain('Anläggning: Harbour Bil Gävle');
    expect(parsed.text).not.toMatch(/Önskar|Reg\.nr|Pris|Bil:/);
  });

  it('repeats the Message-ID in a second delivery', async () => {
    const first = await sent('harbour-bil');
    const second = await sent('harbour-bil');
    expect(first.parsed.messageId).toBe(`<lead-${id}@dealer.example>`);
    expect(second.parsed.messageId).toBe(first.parsed.messageId);
  });

  it.each([
    ['harbour-motors-uk', 'Enquiry:', 'Would like: a quote, a test drive'],
    ['harbour-bil-no', 'Henvendelse:', 'Ønsker: tilbud, prøvekjøring'],
    ['harbour-carstore-fi', 'Yhteydenotto:', 'Toiveet: tarjous, koeajo'],
    ['harbour-carstore-sk', 'Dopyt:', 'Má záujem o: cenovú ponuku, skúšobnú jazdu'],
  ])('speaks the language of %s', async (site, subject, wishes) => {
    const { parsed } = await sent(site);
    expect(parsed.subject).toContain(subject);
    expect(parsed.text).toContain(wishes);
  });

  it('goes to the department when the mailbox of an employee is refused', async () => {
    smtp.unknown.add('ebba.nyman@harbour.example');
    const logger = collectingLogger();
    const deliver = leadMailDelivery({ ...leadMailParts(), mailer, logger });
    const refused = entry('harbour-bil', { toEmail: 'ebba.nyman@harbour.example' });
    expect(await deliver(refused, new AbortController().signal)).toBe('delivered');
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual(['nya-bilar.uppsala@harbour.example']);
    expect(mail?.parsed.text).toMatch(/^OBS: Mejlet var till ebba\.nyman@harbour\.example, .*550 to RCPT TO/);
    expect(logger.lines).toMatchObject([{ event: 'leads.redirected', facts: { lead: id, site: 'harbour-bil' } }]);
    expect(JSON.stringify(logger.lines)).not.toContain('@');
  });

  it('goes to the operator when every address of the dealer is refused', async () => {
    const own = ['ebba.nyman', 'nya-bilar.uppsala', 'uppsala'].map((name) => `${name}@harbour.example`);
    const site = harbourSites.find(({ name }) => name === 'harbour-bil');
    const ofSite = [site?.carBuyer?.address, site?.enquiryRecipient?.address];
    for (const address of [...own, ...ofSite]) smtp.unknown.add(address ?? '');
    const mail = await sent('harbour-bil', { toEmail: 'ebba.nyman@harbour.example' });
    expect(mail.to).toEqual(['web@dealer.example']);
  });

  it('refuses a lead that every address refuses', async () => {
    smtp.refuse('recipient', 550);
    const deliver = leadMailDelivery({ ...leadMailParts(), mailer });
    await expect(deliver(entry('harbour-bil'), new AbortController().signal)).rejects.toThrow(DeliveryRefusedError);
  });

  it('waits for a mail server that refuses for the time being', async () => {
    smtp.refuse('recipient', 451);
    const deliver = leadMailDelivery({ ...leadMailParts(), mailer });
    await expect(deliver(entry('harbour-bil'), new AbortController().signal)).rejects.toThrow(DeliveryFailedError);
    expect(smtp.mails).toEqual([]);
  });

  it('refuses a lead whose site is gone', async () => {
    const deliver = leadMailDelivery({ ...leadMailParts(), mailer });
    const { signal } = new AbortController();
    await expect(deliver(entry('closed-site'), signal)).rejects.toThrow(DeliveryRefusedError);
    await expect(deliver({ ...entry('harbour-bil'), payload: '' }, signal)).rejects.toThrow(DeliveryRefusedError);
  });
});
