import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import fc from 'fast-check';
import request from 'supertest';
import { atLength } from '../../fixtures/atLength.ts';
import type { Problem } from '../../../shared/kit/problem.ts';
import type { LeadSubmission } from '../../../shared/forms/LeadTypes.ts';
import { carContactLead, personalDataIn } from '../../fixtures/forms/carContactLead.ts';
import { leadApp } from './leadApp.ts';
import type { LeadApp } from './leadApp.ts';
import { sendLeadsToDemo } from '../../fixtures/demo/sendLeadsToDemo.ts';

sendLeadsToDemo();

const address = '/api/forms/comhub';
const texts = ['name', 'phone', 'email', 'message', 'siteName', 'toName', 'toEmail', 'sourceUrl'] as const;
let house: LeadApp;

beforeAll(async () => {
  house = await leadApp();
});
afterEach(() => {
  expect(personalDataIn(house.log())).toEqual([]);
});

const post = (body: string | object, app = house.app) =>
  request(app).post(address).set('Content-Type', 'application/json').send(body);

describe('a hostile lead', () => {
  it('of 100 kB is refused as too large', async () => {
    const before = await house.taken();
    const { body } = await post(carContactLead({ message: 'Hej! '.repeat(20_000) })).expect(413);
    expect((body as Problem).detail).toContain('64 kB');
    expect(await house.taken()).toBe(before);
  });

  it('of 100 kB cannot hide in a compressed body', async () => {
    const { gzipSync } = await import('node:zlib');
    const packed = gzipSync(JSON.stringify(carContactLead({ message: 'a'.repeat(100_000) })));
    expect(packed.length).toBeLessThan(2000);
    const sent = request(house.app)
      .post(address)
      .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
    sent.write(packed);
    await sent.expect(413);
  });

  const hostile: [string, string][] = [
    ['a script', '<script>alert(document.domain)</script>'],
    ['an attribute', '"><img src=x onerror=alert(1)>'],
    ['new lines with a header of a mail', 'x\r\nBcc: everyone@else.example\r\n\r\nhello'],
    ['NUL', 'a\0b'],
    ['marks of direction', 'a\u202egnp.exe\u200f'],
    ['escapes of a terminal', '\u001b]0;title\u0007\u001b[2J'],
    ['half a character', 'a\ud800b'],
    ['an expression of a template', '{{constructor.constructor("x")()}} ${7*7}'],
    ['a formula', '=HYPERLINK("http://else.example")'],
  ];
  it.each(hostile)('with %s in every field is written as harmless text at most', async (_what, text) => {
    for (const field of texts) {
      const lead = carContactLead({ [field]: text });
      const { status, body } = await post(lead);
      const written = await house.submissionOf(lead.formSubmissionId);
      if (status === 202) {
        expect(written).toBeDefined();
        const { values } = JSON.parse(written ?? '') as LeadSubmission<'carContact'>;
        const kept = values[field] ?? '';
        const controls = field === 'message' ? /(?!\n)\p{Cc}/u : /\p{Cc}/u;
        expect(kept).not.toMatch(controls);
        expect(kept).not.toMatch(/[\u200e\u200f\u202a-\u202e\ud800]/);
      } else {
        expect([status, (body as Problem).errors?.[0]?.field]).toEqual([400, `values.${field}`]);
        expect(written).toBeUndefined();
      }
    }
    const lead = carContactLead({ car: { car_id: '410658', car_model_text: text, car_campaigns: [text], slug: text } });
    await post(lead).expect(202);
    expect(await house.submissionOf(lead.formSubmissionId)).not.toMatch(/\\u0000|\\r|\u202e|\\u001b|\\ud800/);
    expect(house.log()).not.toContain('else.example');
  });

  it('with unknown keys in its car keeps none of them', async () => {
    const lead = carContactLead();
    const car = `{"car_id":"410658","__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"evil":1,
      "car_year":"2020","car_price":{"$gt":0},"car_images":[1],"car_description":"long","car_sellers":"x",
      "car_loan_option":{"title":"Lån","price":1e999,"evil":1},"car_model_text":"${'a'.repeat(5000)}","car_price_text":"1 kr"}`;
    const text = JSON.stringify({ ...lead, values: { ...lead.values, car: 'CAR' } }).replace('"CAR"', car);
    await post(text).expect(202);
    const written = JSON.parse((await house.submissionOf(lead.formSubmissionId)) ?? '') as LeadSubmission<'carContact'>;
    // The site's own record replaces the submitted one.
    expect(written.values.car).toMatchObject({ car_id: '410658', car_brand: 'Volvo', car_model: 'XC40' });
    expect(Object.keys(written.values.car)).not.toEqual(expect.arrayContaining(['evil']));
    expect(JSON.stringify(written.values.car)).not.toMatch(/evil|1 kr|aaaa|"long"/);
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });

  it('with keys of a prototype keeps none of them', async () => {
    const lead = carContactLead();
    const { formSubmissionId } = lead;
    const text = JSON.stringify(lead)
      .replace('{', '{"__proto__":{"homepage":"x","formName":5},')
      .replace('"values":{', '"values":{"__proto__":{"siteName":7,"cc":"a@b.se"},')
      .replace('"car":{', '"car":{"\\u005f_proto__":{"car_is_sample":true},');
    await post(text).expect(202);
    expect(JSON.parse((await house.submissionOf(formSubmissionId)) ?? '')).toEqual(lead);
    const { body } = await post(JSON.stringify(lead).replace('"values":{', '"values":{"constructor":{"a":1},')).expect(
      400,
    );
    expect(body).toMatchObject({ errors: [{ field: 'values.constructor' }] });
  });

  it('with nested lists keeps none of them', async () => {
    const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const lead = carContactLead();
    const withOptions = (options: string): string =>
      JSON.stringify(lead).replace('"410658"', `"410658","car_leasing_options":${options}`);
    await post(withOptions(deep(20_000))).expect(400);
    await post(withOptions(deep(200))).expect(202);
    expect(await house.submissionOf(lead.formSubmissionId)).not.toContain('[[');
    await post(JSON.stringify(lead).replace('"quote":true', `"quote":${deep(200)}`)).expect(400);
  });

  it('of 200 kinds of garbage is refused with a problem that says why', async () => {
    const bodies = fc.sample(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.jsonValue().map((value) => JSON.stringify(value)),
      ),
      {
        numRuns: 200,
        seed: 5,
      },
    );
    for (const body of bodies) {
      const { status, headers, text } = await post(body);
      expect([body, status]).toEqual([body, 400]);
      expect(headers['content-type']).toContain('application/problem+json');
      expect((JSON.parse(text) as Problem).detail.length).toBeGreaterThan(20);
    }
  });

  it('with one part of 200 replaced by garbage is refused by name at most', async () => {
    const part = fc.constantFrom(...texts, 'quote', 'testDrive', 'car');
    const cases = fc.sample(fc.tuple(part, fc.jsonValue({ depthSize: 'small' })), { numRuns: 200, seed: 6 });
    for (const [field, value] of cases) {
      const { status, body } = await post(carContactLead({ [field]: value }));
      expect([200 + 2, 400]).toContain(status);
      if (status === 400) expect((body as Problem).errors?.[0]?.field).toMatch(/^values\./);
    }
  });
});

describe('too many leads', () => {
  const tooMany = (body: unknown): string => (body as Problem).title;

  it('of one address are refused with the time to wait', async () => {
    const { app, taken } = await leadApp({ formsPerMinute: 3 });
    const before = await taken();
    await post('{', app).expect(400);
    await post(carContactLead(), app).expect(202);
    await post(carContactLead(), app).expect(202);
    const { body, headers } = await post(carContactLead(), app).expect(429);
    expect(tooMany(body)).toBe('Too many requests');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await taken()).toBe(before + 2);
  });

  it('are of one address when no proxy is trusted', async () => {
    const { app } = await leadApp({ formsPerMinute: 3 });
    const from = (at: number) => post(carContactLead(), app).set('X-Forwarded-For', `192.0.2.${String(at)}`);
    for (const at of [1, 2, 3]) await from(at).expect(202);
    for (const at of [4, 5]) await from(at).expect(429);
  });

  it('are counted for each address that a trusted proxy names', async () => {
    const { app } = await leadApp({ formsPerMinute: 3, trustProxy: ['loopback'] });
    const from = (forwarded: string) => post(carContactLead(), app).set('X-Forwarded-For', forwarded);
    for (const at of [1, 2, 3, 4, 5, 6]) await from(`192.0.2.${String(at)}`).expect(202);
    for (const at of [1, 2]) await from('192.0.2.1').expect(at < 3 ? 202 : 429);
    await from('192.0.2.1').expect(429);
    // A header sent by the visitor comes before the proxy's addition.
    await from('203.0.113.9, 192.0.2.1').expect(429);
    for (const at of [1, 2, 3]) await from(`2001:db8:0:7::${String(at)}`).expect(202);
    await from('2001:db8:0:7:ffff::1').expect(429);
    await from('2001:db8:0:8::1').expect(202);
  });

  it('of the addresses of one network are stopped before the database is overrun', async () => {
    const { app, taken } = await leadApp({ formsPerMinute: 1, trustProxy: ['loopback'] });
    const before = await taken();
    const statuses: number[] = [];
    for (let at = 0; at < 130; at += 1) {
      const { status } = await post(carContactLead(), app).set('X-Forwarded-For', `198.51.100.${String(at)}`);
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(16);
    expect(statuses.slice(16).every((status) => status === 429)).toBe(true);
    expect(await taken()).toBe(before + 16);
  });

  it('from one address leave pages reachable', async () => {
    const { app, taken, log } = await leadApp({ formsPerMinute: 20 });
    const before = await taken();
    const leads = atLength ? 10_000 : 500;
    const flood = await floodOf(app, leads);
    expect(flood.statuses).toEqual({ 202: 20, 429: leads - 20 });
    expect(await taken()).toBe(before + 20);
    expect(flood.health).toBe(200);
    expect(personalDataIn(log())).toEqual([]);
  });
});

/** Sends `count` leads over ten connections without waiting, and another request in between. */
async function floodOf(app: Express, count: number): Promise<{ statuses: Record<string, number>; health: number }> {
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const one = JSON.stringify(carContactLead());
  const { formSubmissionId } = JSON.parse(one) as LeadSubmission<'carContact'>;
  const headers = `POST ${address} HTTP/1.1\r\nHost: polhem-bil.localhost\r\nContent-Type: application/json\r\n`;
  const lead = (): string => {
    const body = one.replace(formSubmissionId, randomUUID());
    return `${headers}Content-Length: ${String(Buffer.byteLength(body))}\r\n\r\n${body}`;
  };
  const statuses: Record<string, number> = {};
  const sendOverOne = async (number: number): Promise<void> => {
    const socket = connect(port, '127.0.0.1');
    let answers = 0;
    let unread = '';
    const answered = new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('data', (data: Buffer) => {
        unread += data.toString('latin1');
        for (const [, status = ''] of unread.matchAll(/HTTP\/1\.1 (\d{3}) [^\r]*\r\n/g)) {
          statuses[status] = (statuses[status] ?? 0) + 1;
          answers += 1;
        }
        unread = unread.slice(Math.max(0, unread.lastIndexOf('\n') + 1));
        if (answers >= number) resolve();
      });
    });
    socket.write(Array.from({ length: number }, lead).join(''));
    await answered;
    socket.destroy();
  };
  const connections = 10;
  const flood = Array.from({ length: connections }, () => sendOverOne(count / connections));
  const { status: health } = await fetch(`http://127.0.0.1:${String(port)}/healthz`);
  await Promise.all(flood);
  server.close();
  server.closeAllConnections();
  return { statuses, health };
}
