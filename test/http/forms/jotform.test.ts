import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import type { EmbeddedForms } from '../../../server/content/createEmbeddedForms.ts';
import { createJotform } from '../../../server/forms/createJotform.ts';
import type { JotformSubmissions } from '../../../shared/forms/JotformGateway.ts';
import type { Problem } from '../../../shared/kit/problem.ts';
import { fakeUpstream } from '../../upstreams/fakeUpstream.ts';
import type { FakeUpstream } from '../../upstreams/fakeUpstream.ts';
import { collectingLogger, testServices } from '../demo/testServices.ts';

let upstream: FakeUpstream;
let app: Express;

const submission = (answers: object): string =>
  JSON.stringify({ responseCode: 200, message: 'success', content: [{ id: '9', ip: '10.0.0.1', answers }] });

beforeAll(async () => {
  upstream = await fakeUpstream();
});
afterAll(() => upstream.stop());

beforeEach(async () => {
  upstream.seen.length = 0;
  // New for each test, so that no response is cached and no circuit is open.
  const jotform = createJotform({ endpoint: `${upstream.address}/`, apiKey: 'key-1', logger: collectingLogger() });
  // As if a page showed every form but the one called made-up.
  const embeddedForms: EmbeddedForms = { has: (_site, formId) => Promise.resolve(formId !== 'made-up') };
  app = createApp(await testServices({ jotform, embeddedForms }));
});

const ask = (body: object) => request(app).post('/api/jotform').send(body);

describe('POST /api/jotform', () => {
  it('requests the newest submission of the form', async () => {
    const answers = {
      '1': { name: 'offer', text: 'Erbjudande', type: 'control_textbox', order: '1', answer: 'Hjulskifte' },
    };
    upstream.answerWith((_request, response) => response.end(submission(answers)));
    const { body } = await ask({ formId: '231001' }).expect(200);
    expect(body).toEqual({ content: [{ answers }] });
    expect(upstream.seen.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/form/231001/submissions?limit=1&orderby=created_at'],
    ]);
    expect(upstream.seen[0]?.headers['apikey']).toBe('key-1');
  });

  it('keeps to itself who has filled the form in', async () => {
    const answers = Object.fromEntries(
      ['fullname', 'email', 'phone', 'address', 'signature', 'fileupload', 'textarea'].map((kind) => [
        kind,
        { type: `control_${kind}`, answer: 'x', prettyFormat: 'y' },
      ]),
    );
    upstream.answerWith((_request, response) => response.end(submission(answers)));
    const { body } = await ask({ formId: '231001' }).expect(200);
    expect(body).toEqual({ content: [{ answers: { textarea: { type: 'control_textarea', answer: 'x' } } }] });
  });

  it('asks the provider once for visitors who come together', async () => {
    upstream.answerWith((_request, response) => response.end(submission({})));
    await Promise.all([ask({ formId: '1' }).expect(200), ask({ formId: '1' }).expect(200)]);
    await ask({ formId: '1' }).expect(200);
    expect(upstream.seen).toHaveLength(1);
  });

  it('knows a form without submissions from one that does not exist', async () => {
    upstream.answerWith((_request, response) => response.end('{"responseCode":200,"content":[]}'));
    expect((await ask({ formId: '1' }).expect(200)).body).toEqual({ content: [] });
    upstream.answerWith((_request, response) => response.writeHead(404).end('{}'));
    const { body } = await ask({ formId: '2' }).expect(404);
    expect((body as Problem).title).toBe('Unknown form');
  });

  it('knows only forms that a page shows', async () => {
    const { body } = await ask({ formId: 'made-up' }).expect(404);
    expect((body as Problem).detail).toBe('No page of this site shows a form with this formId.');
    expect(upstream.seen).toHaveLength(0);
  });

  it.each([
    ['no formId', {}, 'formId is required'],
    ['a blank one', { formId: '' }, 'formId is not allowed to be empty'],
    ['a number', { formId: 5 }, 'formId must be a string'],
    ['a path', { formId: '../user' }, 'form id'],
    ['more than is asked for', { formId: '1', limit: 100 }, 'limit is not allowed'],
  ])('refuses %s without asking anybody', async (_name, body, text) => {
    const answer = await ask(body).expect(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect((answer.body as Problem).detail).toContain(text);
    expect(upstream.seen).toHaveLength(0);
  });

  it.each<[string, Parameters<FakeUpstream['answerWith']>[0]]>([
    ['fails', (_request, response) => response.writeHead(500).end('oops')],
    ['refuses the key', (_request, response) => response.writeHead(401).end('{}')],
    ['answers no JSON', (_request, response) => response.end('<html>')],
    ['answers another shape', (_request, response) => response.end('{"content":{"answers":1}}')],
    ['hangs up', (_request, response) => response.destroy()],
  ])('responds 502 when the provider %s', async (_name, fault) => {
    upstream.answerWith(fault);
    const answer = await ask({ formId: '1' }).expect(502);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(JSON.stringify(answer.body)).not.toContain('127.0.0.1');
    upstream.answerWith((_request, response) => response.end(submission({})));
    await ask({ formId: '1' }).expect(200);
  });

  it('is asked with POST only', async () => {
    const { headers } = await request(app).get('/api/jotform').expect(405);
    expect(headers['allow']).toBe('POST');
  });

  it('has a submission to show without a provider', async () => {
    const offline = createApp(await testServices());
    const { body } = await request(offline).post('/api/jotform').send({ formId: '242931187650358' }).expect(200);
    expect(Object.keys((body as JotformSubmissions).content[0]?.answers ?? {}).length).toBeGreaterThan(2);
  });
});
