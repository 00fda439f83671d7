import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Express } from 'express';
import { HtmlValidate } from 'html-validate';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { queueMail, queueSms } from '../../../server/messages/queueMessages.ts';
import type { Services } from '../../../server/Services.ts';
import { keepSms, mailDelivery } from '../../../server/messages/messageDeliveries.ts';
import { createOutboxWorker } from '../../../server/storage/outbox/createOutboxWorker.ts';
import { realClock } from '../../../shared/kit/Clock.ts';
import { emptyDatabase, testServices } from '../demo/testServices.ts';

let services: Services;
let app: Express;

beforeAll(async () => {
  services = await testServices({ development: true, ...(await emptyDatabase()) });
  app = createApp(services);
});

/** Queues a message of each kind and settles those without a sender. */
async function fillOutbox(): Promise<void> {
  const { outbox, storage, logger } = services;
  const mail = {
    to: { name: 'Ada <b>', address: 'ada@visitor.example' },
    subject: 'Your time & place',
    text: 'See you\n<script>alert(1)</script>',
  };
  const car = Object.fromEntries(Array.from({ length: 30 }, (_one, at) => [`field${String(at)}`, `<${String(at)}>`]));
  await storage.write(async (queries) => {
    await queueMail(outbox, queries, { key: 'booking:1:confirmation', mail });
    await queueMail(outbox, queries, { key: 'booking:1:confirmation', mail: { ...mail, subject: 'Twice' } });
    await queueSms(outbox, queries, { key: 'booking:1:reminder', sms: { to: '+46701234567', text: 'Tomorrow at 8' } });
    await queueMail(outbox, queries, { key: 'booking:2', mail, dueAt: new Date(Date.now() + 86_400_000) });
    await outbox.add(queries, {
      kind: 'lead',
      subject: 'lead:1',
      payload: { submission: { values: { name: 'Bo', car } } },
    });
  });
  const deliverers = { mail: mailDelivery(null), sms: keepSms };
  await createOutboxWorker({ outbox, deliverers, clock: realClock, logger }).drain();
}

describe('/_dev/outbox', () => {
  it('says that nothing is there', async () => {
    const { text } = await request(app).get('/_dev/outbox').expect(200);
    expect(text).toContain('Nothing here yet.');
  });

  it('shows every message with its state', async () => {
    await fillOutbox();
    const { text, headers } = await request(app).get('/_dev/outbox').expect(200);
    expect(text).toContain('Mail: Your time &amp; place <span class="outbox-state outbox-state-kept">kept</span>');
    expect(text).toContain('See you\n&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('Ada &lt;b&gt;');
    expect(text).toContain('Tomorrow at 8');
    expect(text).toContain('Lead <span class="outbox-state outbox-state-waiting">waiting</span>');
    expect(text).toContain('<dt>submission.values.name</dt><dd>Bo</dd>');
    expect(text).toContain('<summary>submission.values.car (30 fields)</summary>');
    expect(text).toContain('<dt>field29</dt><dd>&lt;29&gt;</dd>');
    expect(text).not.toContain('Twice');
    expect(text).not.toMatch(/<script|style=/);
    for (const link of ['All (4)', 'Leads (1)', 'Mails (2)', 'Text messages (1)']) expect(text).toContain(link);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    const checker = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: { 'no-trailing-whitespace': 'off' },
    });
    const { results } = await checker.validateString(text);
    expect(results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`))).toEqual([]);
  });

  it('shows one kind alone', async () => {
    const { text } = await request(app).get('/_dev/outbox?kind=sms').expect(200);
    expect(text).toContain('Tomorrow at 8');
    expect(text).not.toContain('See you');
    expect(text).toContain('href="/_dev/outbox?kind=sms" aria-current="page"');
    const { text: none } = await request(app).get('/_dev/outbox?kind=%22%3E%3Cscript%3E').expect(200);
    expect(none).not.toContain('<script');
  });

  it('shows examples of all messages in a language of the site', async () => {
    const { text } = await request(app).get('/_dev/outbox/examples?language=en').expect(200);
    expect(text).toContain('<h2 class="outbox-heading" id="example-0">Confirmed</h2>');
    expect(text).toContain('lang="en">Hello Kim Berg,');
    expect(text).toContain('BEGIN:VCALENDAR');
    expect(text).toMatch(/Text message \(\d+ septets\)/);
    const [, src = ''] = /<iframe [^>]*src="([^"]*)"/.exec(text) ?? [];
    const mail = await request(app).get(src).expect(200);
    expect(mail.text).toContain('<html dir="ltr" lang="en">');
    expect(mail.headers['content-security-policy']).toContain("style-src 'unsafe-inline'");
    const dark = await request(app).get(`${src}&scheme=dark`).expect(200);
    expect(dark.text).toContain('@media all{');
    await request(app).get('/_dev/outbox/examples/999').expect(404);
  });

  it('shows a mail that is in the outbox', async () => {
    const { outbox, storage } = services;
    const mail = { to: { name: '', address: 'ada@visitor.example' }, subject: 'Shown', text: 'Hi', html: '<p>Hi</p>' };
    await storage.write((queries) => queueMail(outbox, queries, { key: 'booking:3', mail }));
    const { text } = await request(app).get('/_dev/outbox').expect(200);
    expect(text).not.toContain('<dt>html</dt>');
    const [, src = ''] = /src="(\/_dev\/outbox\/mails\/[^"]*)"/.exec(text) ?? [];
    const shown = await request(app).get(src).expect(200);
    expect(shown.text).toBe('<p>Hi</p>');
    await request(app).get('/_dev/outbox/mails/none').expect(404);
  });

  it('has a style sheet', async () => {
    const { text } = await request(app)
      .get('/_dev/outbox.css')
      .expect(200)
      .expect('Content-Type', /text\/css/);
    expect(text).toContain('.outbox-entry');
  });

  it('is no address at all in production', async () => {
    const production = createApp({ ...services, development: false });
    for (const path of ['/_dev/outbox', '/_dev/outbox/examples', '/_dev/outbox.css']) {
      const { text } = await request(production).get(path).expect(404);
      expect(text).toContain('<html lang="sv"');
      expect(text).not.toMatch(/Outbox|outbox-/);
    }
  });
});
