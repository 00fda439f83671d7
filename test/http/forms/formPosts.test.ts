import { beforeAll, beforeEach, afterEach, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { createApp } from '../../../server/app.ts';
import { createLeadService } from '../../../server/forms/createLeadService.ts';
import type { Services } from '../../../server/Services.ts';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import type { LeadSubmission } from '../../../shared/forms/LeadTypes.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import { personalDataIn, visitor } from '../../fixtures/forms/carContactLead.ts';
import { testServices } from '../demo/testServices.ts';
import { sendLeadsToDemo } from '../../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

/* Forms sent by browsers without JavaScript, to the page's own URL, which responds with the page. */

const car = '/bil/410658/volvo-xc40-b3-2021';
const sampleCar = '/bil/410012';
const { name, phone, email, message } = visitor;
/** The phone number as people write it. */
const right = { form: 'contact', name, phone: '+46 (0)70-555 12 34', email, message };

let app: Express;
let services: Services & { logger: { lines: unknown[] } };
let sent: LeadSubmission<'carContact'>[];
/** Error when taking a lead; null for success. */
let fault: Error | null;

async function appWith(change: Partial<Services> = {}): Promise<Express> {
  services = await testServices(change);
  const leads = {
    submit: (lead: LeadSubmission) => {
      if (fault) return Promise.reject(fault);
      sent.push(lead as LeadSubmission<'carContact'>);
      return Promise.resolve({ formSubmissionId: lead.formSubmissionId, receivedAt: '' });
    },
  };
  return createApp({ ...services, gateways: { ...services.gateways, leads } });
}

beforeAll(async () => {
  app = await appWith();
});
beforeEach(() => {
  sent = [];
  fault = null;
});
afterEach(() => {
  expect(personalDataIn(JSON.stringify(services.logger.lines))).toEqual([]);
});

const post = (fields: Record<string, string>, address = car) => request(app).post(address).type('form').send(fields);
const formOf = (html: string): string => /<form class="contact-form".*?<\/form>/s.exec(html)?.[0] ?? '';
const hidden = (html: string, field: string): string =>
  new RegExp(`name="${field}" value="([^"]*)"`).exec(formOf(html))?.[1] ?? '';

describe('an enquiry without scripts', () => {
  it('is sent to the seller of the car', async () => {
    const address = `${car}?loan_months=36`;
    const { headers } = await post({ ...right, quote: 'true' }, address).expect(303);
    expect(headers).toMatchObject({
      location: `${address}&sent=contact#contact-form`,
      'cache-control': 'no-store',
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      formName: 'polhem-bilCarContactForm',
      formSubmissionId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      values: { name, phone, email, message, quote: true, testDrive: false, car: { car_id: '410658' } },
    });
    const { values } = sent[0] ?? { values: null };
    expect(values?.sourceUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/bil\/410658\/volvo-xc40-b3-2021\?loan_months=36$/);
    expect(values?.toEmail).toBe(values?.car.car_sellers?.[0]?.email);
    expect(values?.car).not.toHaveProperty('car_images');

    const { text } = await request(app).get(`${address}&sent=contact`).set('Cookie', 'sentForm=contact').expect(200);
    expect(text).toContain('Tack för din förfrågan');
    expect(formOf(text)).toBe('');
  });

  it('is accepted once however often it is sent', async () => {
    const { storage, outbox, gateways, logger } = services;
    const { catalogue } = gateways;
    const leads = createLeadService({ storage, outbox, sites: demoSites, catalogue, clock: realClock, logger });
    const house = createApp({ ...services, gateways: { ...gateways, leads } });
    const taken = async () => (await storage.db.selectFrom('leads').select('id').execute()).length;
    const before = await taken();
    await request(house).post(car).type('form').send(right).expect(303);
    await request(house).post(car).type('form').send(right).expect(303);
    expect(await taken()).toBe(before + 1);
    const other = { ...right, message: `${message} Igen.` };
    await request(house).post(car).type('form').send(other).expect(303);
    expect(await taken()).toBe(before + 2);
  });

  it('comes back with an error at each faulty field', async () => {
    const { text, headers } = await post({ ...right, phone: '12', email: 'a@b', testDrive: 'true' }).expect(422);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
    const form = formOf(text);
    expect(form).toContain('Numret har för få siffror.');
    expect(form).toContain('Skriv adressen som namn@exempel.se.');
    expect(form).toContain('2 fält behöver rättas');
    expect(form).toContain(`value="${name}"`);
    expect(form).toContain('value="12"');
    expect(form).toContain(message);
    expect(form).toMatch(/name="testDrive"[^>]*checked|checked[^>]*name="testDrive"/);
    expect(form).not.toMatch(/name="quote"[^>]*checked=|checked=""[^>]*name="quote"/);
    expect(form.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('shows scripts in its fields as text', async () => {
    const script = '"><script>alert(1)</script></textarea><img src=x onerror=alert(1)>';
    const { text } = await post({ form: 'contact', name: script, phone: script, email: script, message: script });
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<img src=x');
    expect(text.match(/<script/g)?.length).toBe((await request(app).get(car)).text.match(/<script/g)?.length);
  });

  it('is the same submission when it is sent again', async () => {
    fault = new Error(`disk full: ${name}`);
    const first = await post(right).expect(503);
    expect(first.headers['retry-after']).toBe('5');
    const form = formOf(first.text);
    expect(form).toContain('Din förfrågan kunde inte skickas.');
    expect(form).toContain(`value="${name}"`);
    const attempt = hidden(first.text, 'attempt');
    expect(attempt).toMatch(/^[\w-]{43}$/);
    fault = null;
    await post({ ...right, attempt }).expect(303);
    await post({ ...right, attempt }).expect(303);
    await post({ ...right, attempt, name: 'Ada Berg' }).expect(303);
    const ids = sent.map(({ formSubmissionId }) => formSubmissionId);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('shows the field that the lead service refuses', async () => {
    fault = new LeadRefusedError('no', [{ field: 'values.email', message: 'no' }]);
    const { text } = await post(right).expect(422);
    expect(formOf(text)).toContain('Skriv adressen som');
    fault = new LeadRefusedError('no', [{ field: 'values.toEmail', message: 'a stranger' }]);
    const refused = await post(right).expect(422);
    expect(formOf(refused.text)).toContain('Formuläret går inte att skicka härifrån. Ring');
    expect(formOf(refused.text)).not.toContain('Försök igen');
  });

  it('of a sample car goes to the chosen dealership', async () => {
    const { headers } = await request(app).get(sampleCar).expect(302);
    const address = headers['location'] ?? '';
    const form = formOf((await request(app).get(address)).text);
    expect(form.match(/<option/g)).toHaveLength(28); // 27 dealerships and the initial option.
    expect(form).toContain('Välj återförsäljare');
    expect((await post(right, address).expect(422)).text).toContain('Välj var vi ska svara från.');
    await post({ ...right, siteName: 'Somewhere else' }, address).expect(422);
    await post({ ...right, siteName: 'Polhem Bil Uppsala' }, address).expect(303);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.values).toMatchObject({
      siteName: 'Polhem Bil Uppsala',
      toName: 'Polhem Bil Uppsala Nya bilar',
      toEmail: 'nya-bilar.uppsala@polhem.example',
    });
  });

  it('of a machine is dropped silently', async () => {
    await post({ ...right, homepage: 'spam.example' }).expect(303);
    expect(sent).toEqual([]);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://else.example' }],
  ])('from a page of another site (%j) is refused', async (from) => {
    const { text, headers } = await post(right)
      .set(from as Record<string, string>)
      .expect(403);
    expect(text).toContain('pages of this site only');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(sent).toEqual([]);
  });

  it('beyond the limit is kept on the page', async () => {
    const strict = await appWith({ formsPerMinute: 2 });
    const again = () => request(strict).post(car).type('form').send(right);
    await again().expect(303);
    await again().expect(303);
    const { text, headers } = await again().expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(formOf(text)).toContain(`value="${name}"`);
    expect(formOf(text)).toContain('kunde inte skickas');
    app = await appWith();
  });

  it('of 100 kB is refused', async () => {
    await post({ ...right, message: 'a'.repeat(100_000) }).expect(413);
    await post({ ...right, message: 'å'.repeat(5000) }).expect(422);
    expect(sent).toEqual([]);
  });

  it.each([
    ['a form that does not exist', { form: 'other' }, car, 405],
    ['no form', { name: 'x' }, car, 405],
    ['a page without the form', right, '/bilar', 405],
    ['a car that is gone', right, '/bil/999999/x', 404],
    ['a page that does not exist', right, '/nowhere', 404],
    ['an inherited name', { form: 'constructor' }, car, 405],
  ])('to %s is not taken', async (_what, fields, address, status) => {
    await post(fields as Record<string, string>, address).expect(status);
    expect(sent).toEqual([]);
  });

  it('does not lead to another host', async () => {
    const { headers } = await post(right, '//bil/410658/volvo-xc40-b3-2021').expect(303);
    expect(headers['location']).toMatch(/^\/bil\//);
  });

  it('speaks the language of its page', async () => {
    const { text } = await post({ form: 'contact' }, '/en/car/410658/volvo-xc40-b3-2021');
    expect(formOf(text)).toContain('3 fields need to be corrected');
  });

  it('takes the first of a field that comes twice', async () => {
    await request(app)
      .post(car)
      .type('form')
      .send(`form=contact&name=Ada&name=Eva&phone=0701234567&email=a%40b.se&__proto__=x&constructor=y`)
      .expect(303);
    expect(sent[0]?.values.name).toBe('Ada');
  });
});
