import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import request from 'supertest';
import type { LeadSubmission } from '../../../shared/forms/LeadTypes.ts';
import type { Problem } from '../../../shared/kit/problem.ts';
import { personalDataIn } from '../../fixtures/forms/carContactLead.ts';
import { motorcycleLead, sellCarLead, serviceRequestLead, storeContactLead } from '../../fixtures/forms/newLeads.ts';
import { leadApp } from './leadApp.ts';
import type { LeadApp } from './leadApp.ts';
import { sendLeadsToDemo } from '../../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

const hosts = {
  sellCar: 'polhem-bil.localhost',
  serviceRequest: 'polhem-bil-no.localhost',
  storeContact: 'polhem-bil.localhost',
};
let house: LeadApp;

beforeAll(async () => {
  house = await leadApp();
});
afterEach(() => {
  expect(personalDataIn(house.log())).toEqual([]);
});

const post = (body: object | string, host: keyof typeof hosts) =>
  request(house.app)
    .post('/api/forms/comhub')
    .set({ Host: hosts[host], 'Content-Type': 'application/json' })
    .send(body);
const kinds = [
  ['sellCar', sellCarLead, ['selected', 'other', 'customerName', 'customerPhone', 'customerEmail', 'regno', 'milage']],
  [
    'serviceRequest',
    serviceRequestLead,
    [
      'siteEmail',
      'siteName',
      'description',
      'customerName',
      'customerPhone',
      'customerEmail',
      'regno',
      'milage',
      'date',
    ].concat(['services', 'gdpr', 'newsletter', 'typeCar', 'other']),
  ],
  ['storeContact', storeContactLead, ['siteEmail', 'siteName', 'topic', 'name', 'phone', 'email', 'message']],
] as const;
const fieldsOf = (body: unknown): string[] => ((body as Problem).errors ?? []).map(({ field }) => field);

describe.each(kinds)('POST /api/forms/comhub of the form %s', (kind, leadOf, keys) => {
  it('is written as it came', async () => {
    const lead: LeadSubmission = leadOf();
    expect(Object.keys(lead.values).sort()).toEqual([...keys].sort());
    const { body } = await post(lead, kind).expect(202);
    expect(body).toEqual({ formSubmissionId: lead.formSubmissionId, receivedAt: expect.any(String) });
    expect((await post(lead, kind).expect(202)).body).toEqual(body);
    expect(JSON.parse((await house.submissionOf(lead.formSubmissionId)) ?? '')).toEqual(lead);
  });

  it('is refused without any one of them', async () => {
    for (const key of keys) {
      const lead = leadOf();
      const { [key]: _left, ...values } = lead.values as unknown as Record<string, unknown>;
      const { body } = await post({ ...lead, values }, kind).expect(400);
      expect(fieldsOf(body)).toEqual([`values.${key}`]);
      expect(await house.submissionOf(lead.formSubmissionId)).toBeUndefined();
    }
  });

  it('is refused with other keys', async () => {
    const lead = leadOf();
    const { body } = await post({ ...lead, cc: 'a@b.se', values: { ...lead.values, toEmail: 'a@b.se' } }, kind).expect(
      400,
    );
    expect(fieldsOf(body).sort()).toEqual(['cc', 'values.toEmail']);
  });

  it('with one part of 60 replaced by garbage is refused by name at most', async () => {
    const part = fc.constantFrom(...keys);
    const cases = fc.sample(fc.tuple(part, fc.jsonValue({ depthSize: 'small' })), { numRuns: 60, seed: 7 });
    for (const [field, value] of cases) {
      const lead = leadOf({ [field]: value });
      const { status, body } = await post(lead, kind);
      expect([202, 400]).toContain(status);
      if (status === 400) expect(fieldsOf(body)[0]).toContain(`values.${field}`);
    }
  });

  it('holds no signs that control a device', async () => {
    for (const text of ['a\u0000b', 'a\r\nBcc: x@else.example', 'a\u202eb', '\u001b[31m', 'a\ud800b']) {
      for (const field of keys) {
        const lead = leadOf({ [field]: text });
        const { status } = await post(lead, kind);
        expect([202, 400]).toContain(status);
        const written = await house.submissionOf(lead.formSubmissionId);
        expect(written === undefined).toBe(status === 400);
        expect(written ?? '').not.toMatch(/\\u0000|\\r|\u202e|\\u001b|\\ud800/);
      }
    }
    expect(house.log()).not.toContain('else.example');
  });

  it('is of its own site only', async () => {
    const other = kind === 'serviceRequest' ? 'sellCar' : 'serviceRequest';
    const { body } = await post(leadOf(), other).expect(400);
    expect(fieldsOf(body)).toEqual(['formName']);
  });

  it('in which a machine filled the hidden field is dropped silently', async () => {
    const lead = { ...leadOf(), homepage: 'http://else.example' };
    await post(lead, kind).expect(202);
    expect(await house.submissionOf(lead.formSubmissionId)).toBeUndefined();
  });

  it('is answered with 503 when it cannot be written', async () => {
    const broken = { submit: () => Promise.reject(new Error('disk full: Rosamunda Häggqvist-Testlund')) };
    const services = house.services;
    const { createApp } = await import('../../../server/app.ts');
    const app = createApp({ ...services, gateways: { ...services.gateways, leads: broken } });
    const { headers } = await request(app)
      .post('/api/forms/comhub')
      .set('Host', hosts[kind])
      .send(leadOf())
      .expect(503);
    expect(headers['retry-after']).toBe('5');
  });
});

describe('an order for a motorcycle', () => {
  it('goes to the dealer of motorcycles', async () => {
    await post(motorcycleLead(), 'serviceRequest').expect(202);
    for (const siteEmail of [
      'someone@else.example',
      'dealer@polhem-bil-no.example',
      'mc.oslo@polhem.example.else.example',
    ]) {
      const { body } = await post(motorcycleLead({ siteEmail }), 'serviceRequest').expect(400);
      expect(fieldsOf(body)).toEqual(['values.siteEmail']);
    }
  });
});

describe('the pages of a site', () => {
  it('know its dealer of motorcycles', async () => {
    const { text } = await request(house.app).get('/').set('Host', hosts.serviceRequest).expect(200);
    expect(text).toContain('Polhem MC Oslo');
    expect(text).not.toContain('innkjop.no@');
  });
});
