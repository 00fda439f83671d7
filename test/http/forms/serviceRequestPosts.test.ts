import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import type { Services } from '../../../server/Services.ts';
import { LeadRefusedError } from '../../../shared/forms/LeadGateway.ts';
import type { LeadSubmission } from '../../../shared/forms/LeadTypes.ts';
import { addDays, wallTime } from '../../../shared/kit/time/zonedTime.ts';
import { testServices } from '../demo/testServices.ts';

/* The form for work orders in browsers without JavaScript, sent to the page's own URL. */

const host = 'polhem-bil-no.localhost';
const page = '/verksted/bestill-time';
const tomorrow = (): string => addDays(wallTime(Date.now(), 'Europe/Oslo').date, 1);
const right = (): Record<string, string | string[]> => ({
  form: 'service',
  typeCar: 'car',
  siteEmail: 'drammen@polhem.example',
  services: ['Hjulskift', 'EU-kontroll'],
  customerName: 'Ola Hagen',
  customerPhone: '+47 912 34 567',
  customerEmail: 'ola@eksempel.no',
  regno: 'ek 38214',
  date: tomorrow(),
  gdpr: 'true',
});

let app: Express;
let services: Services & { logger: { lines: unknown[] } };
let sent: LeadSubmission[];
let fault: Error | null;

async function appWith(change: Partial<Services['gateways']> = {}): Promise<Express> {
  services = await testServices();
  const leads = {
    submit: (lead: LeadSubmission) => {
      if (fault) return Promise.reject(fault);
      sent.push(lead);
      return Promise.resolve({ formSubmissionId: lead.formSubmissionId, receivedAt: '' });
    },
  };
  return createApp({ ...services, gateways: { ...services.gateways, leads, ...change } });
}

const get = (search = '') => request(app).get(`${page}${search}`).set('Host', host);
const post = (fields: Record<string, string | string[]>) =>
  request(app).post(page).set('Host', host).type('form').send(fields);
const formOf = (html: string): string => /<form[^>]*class="service-form".*?<\/form>/s.exec(html)?.[0] ?? '';
const inputs = (html: string, name: string): string[] =>
  formOf(html).match(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g')) ?? [];

beforeEach(async () => {
  sent = [];
  fault = null;
  app = await appWith();
});
afterEach(() => {
  expect(JSON.stringify(services.logger.lines)).not.toMatch(/Hagen|912 34|ola@|38214/i);
});

describe('an order of work without scripts', () => {
  it('has all fields without a ticked box', async () => {
    const { text } = await get().expect(200);
    const dealers = [...formOf(text).matchAll(/<option value="([^"]+)"/g)].map(([, email]) => email);
    expect(dealers).toHaveLength(8);
    expect(dealers).toEqual([...dealers].sort());
    expect(inputs(text, 'services')).toHaveLength(14);
    expect(inputs(text, 'date')[0]).toContain(`min="${addDays(tomorrow(), -1)}"`);
    for (const name of ['gdpr', 'newsletter']) expect(inputs(text, name)[0]).not.toContain('checked');
    expect(text.match(/<h1/g)).toHaveLength(1);
  });

  it('goes to the chosen dealer', async () => {
    const { headers } = await post(right()).expect(303);
    expect(headers['location']).toBe(`${page}?sent=service#service-form`);
    expect(sent).toEqual([
      {
        formName: 'polhem-bil-noServiceRequestForm',
        formSubmissionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        values: {
          ...{ siteEmail: 'drammen@polhem.example', siteName: 'Polhem Bil Drammen', description: '', other: '' },
          ...{ customerName: 'Ola Hagen', customerPhone: '+4791234567', customerEmail: 'ola@eksempel.no' },
          ...{ regno: 'EK 38214', milage: 0, date: tomorrow(), services: ['EU-kontroll', 'Hjulskift'] },
          ...{ gdpr: true, newsletter: false, typeCar: true },
        },
      },
    ]);
    const { text } = await get('?sent=service').set('Cookie', 'sentForm=service').expect(200);
    expect(text).toContain('Takk for din henvendelse!');
    expect(text).toContain('Vi tar kontakt med deg for å bekrefte timen.');
    expect(formOf(text)).toBe('');
  });

  it('of a motorcycle goes to its only dealer', async () => {
    await post({
      ...right(),
      typeCar: 'motorcycle',
      services: ['Hjulskift', 'Bestile deler', 'Annet', 'Annet'],
    }).expect(303);
    expect(sent[0]?.values).toMatchObject({
      typeCar: false,
      siteName: 'Polhem MC Oslo',
      siteEmail: 'mc.oslo@polhem.example',
      services: ['Bestile deler', 'Annet'],
    });
  });

  it('comes back with an error at each faulty field', async () => {
    const yesterday = addDays(tomorrow(), -2);
    const wrong = {
      ...right(),
      siteEmail: 'boss@elsewhere.example',
      milage: '-1',
      date: yesterday,
      newsletter: 'true',
    };
    const { text } = await post(Object.fromEntries(Object.entries(wrong).filter(([name]) => name !== 'gdpr'))).expect(
      422,
    );
    const form = formOf(text);
    for (const words of [
      '4 felt må rettes',
      'Velg en forhandler',
      'Oppgi kilometerstanden som et helt tall, 0 eller mer',
      'Velg en dato fra i dag og høyst ett år fram',
      'Du må godta at vi lagrer opplysningene',
    ]) {
      expect(form).toContain(words);
    }
    expect(form).toContain('value="Ola Hagen"');
    expect(inputs(text, 'date')[0]).toContain(`value="${yesterday}"`);
    const ticked = inputs(text, 'services').filter((box) => box.includes('checked'));
    expect(ticked.map((box) => /value="([^"]+)"/.exec(box)?.[1])).toEqual(['EU-kontroll', 'Hjulskift']);
    expect(inputs(text, 'newsletter')[0]).toContain('checked');
    expect(sent).toEqual([]);
  });

  it('is the same submission when it is sent again', async () => {
    fault = new Error('disk full: Ola Hagen');
    const { text } = await post(right()).expect(503);
    expect(text).toContain('Noe gikk galt. Prøv igjen senere.');
    expect(formOf(text)).toContain('value="Ola Hagen"');
    const attempt = /name="attempt" value="([^"]*)"/.exec(formOf(text))?.[1] ?? '';
    fault = null;
    await post({ ...right(), attempt }).expect(303);
    await post({ ...right(), attempt }).expect(303);
    await post({ ...right(), attempt, regno: 'EK 1' }).expect(303);
    const [first, second, third] = sent.map(({ formSubmissionId }) => formSubmissionId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('shows the field that the lead service refuses', async () => {
    fault = new LeadRefusedError('no', [{ field: 'values.regno', message: 'no' }]);
    const { text } = await post(right()).expect(422);
    expect(formOf(text)).toContain('Skriv registreringsnummeret med bokstaver og tall');
  });

  it('can be sent for motorcycles while the catalogue fails', async () => {
    const { catalogue } = (await testServices()).gateways;
    const silent = { facet: [], content: [], total_items: 0, error: true as const };
    app = await appWith({ catalogue: { ...catalogue, searchDealers: () => Promise.resolve(silent) } });
    const { text } = await get().expect(200);
    expect(formOf(text)).toContain('Forhandlerne kan ikke hentes akkurat nå.');
    expect(formOf(text)).toContain('href="mailto:hei@polhem.example"');
    await post(right()).expect(422);
    await post({ ...right(), typeCar: 'motorcycle', services: [] }).expect(303);
  });

  it('is no form of another page', async () => {
    await request(app).post('/verksted').set('Host', host).type('form').send(right()).expect(405);
    expect(sent).toEqual([]);
  });
});

describe('the contact form without JavaScript', () => {
  const form = { form: 'store-contact', name: 'Ola Hagen', email: 'ola@eksempel.no', topic: 'buy', message: 'Hei' };
  const send = (fields: Record<string, string>) =>
    request(app).post('/kontakt').set('Host', host).type('form').send(fields);

  it('goes to the chosen dealer', async () => {
    const { headers } = await send({ ...form, siteEmail: 'drammen@polhem.example' }).expect(303);
    expect(headers['location']).toBe('/kontakt?sent=store-contact#store-contact-form');
    expect(sent[0]).toMatchObject({
      formName: 'polhem-bil-noContactForm',
      values: { siteEmail: 'drammen@polhem.example', siteName: 'Polhem Bil Drammen', topic: 'buy', message: 'Hei' },
    });
    const { text } = await request(app)
      .get('/kontakt?sent=store-contact')
      .set({ Host: host, Cookie: 'sentForm=store-contact' })
      .expect(200);
    expect(text).toContain('Vi har fått meldingen din');
  });

  it('comes back with its errors when no dealer is chosen', async () => {
    const { text } = await send(form).expect(422);
    expect(text).toContain('Velg hvem du vil nå.');
    expect(text).toContain('value="ola@eksempel.no"');
    expect(sent).toEqual([]);
  });
});
