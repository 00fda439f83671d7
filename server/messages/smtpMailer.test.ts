import { afterEach, describe, expect, it } from '@jest/globals';
import { collectingLogger } from '../../test/fixtures/contentSites.ts';
import { startFakeSmtp } from '../../test/upstreams/fakeSmtp.ts';
import type { FakeSmtp } from '../../test/upstreams/fakeSmtp.ts';
import { DeliveryFailedError, DeliveryRefusedError } from '../storage/outbox/Outbox.ts';
import type { Mailer } from './Mailer.ts';
import type { Mail } from './MessageTypes.ts';
import { smtpMailer } from './smtpMailer.ts';

const mail: Mail = {
  to: { name: 'Åsa Öberg', address: 'asa@seller.example' },
  replyTo: { name: 'Ada Berg', address: 'ada@visitor.example' },
  subject: 'Förfrågan: Volvo XC60 – 489 900 kr 🚗',
  text: 'Hej!\n\nJag undrar över bilen. „Zażółć“ – 漢字.\n',
  html: '<p>Hej! Jag undrar över bilen.</p>',
  attachments: [{ name: 'tid.ics', type: 'text/calendar', text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' }],
  headers: { 'X-Forecourt-Lead': '0b8f' },
};

const options = { id: '1', signal: new AbortController().signal };

const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function server(options?: Parameters<typeof startFakeSmtp>[0]): Promise<FakeSmtp> {
  const started = await startFakeSmtp(options);
  cleanUps.unshift(() => started.stop()); // last: servers wait for their clients
  return started;
}

function mailer(url: string, timeoutMs = 2_000, returnPath = ''): Mailer & { said: () => string } {
  const logger = collectingLogger();
  const made = smtpMailer({ url, from: 'web@dealer.example', returnPath, logger, timeoutMs });
  cleanUps.push(() => made.close());
  return { ...made, said: () => JSON.stringify(logger.lines) };
}

const failure = (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

describe('smtpMailer', () => {
  it('sends a mail with all its parts', async () => {
    const smtp = await server();
    await mailer(smtp.url).send(mail, { ...options, id: 'lead-0b8f' });
    expect(smtp.mails).toHaveLength(1);
    const [{ from, to, parsed } = { from: '', to: [], parsed: null }] = smtp.mails;
    expect([from, to]).toEqual(['web@dealer.example', ['asa@seller.example']]);
    expect(parsed).toMatchObject({
      messageId: '<lead-0b8f@dealer.example>',
      from: { address: 'web@dealer.example' },
      to: [mail.to],
      replyTo: [mail.replyTo],
      subject: mail.subject,
      attachments: [{ filename: 'tid.ics', mimeType: 'text/calendar' }],
    });
    expect(parsed?.text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(parsed?.html).toContain(mail.html);
    expect(parsed?.headers.find(({ key }) => key === 'x-forecourt-lead')?.value).toBe('0b8f');
  });

  it('has undeliverable mails returned to the return path', async () => {
    const smtp = await server();
    await mailer(smtp.url, 2_000, 'bounces@dealer.example').send(mail, options);
    const [received] = smtp.mails;
    expect([received?.from, received?.parsed.from?.address]).toEqual(['bounces@dealer.example', 'web@dealer.example']);
  });

  it.each([
    ['an unreachable server', null, true],
    ['a server that closes', 421, true],
    ['one refused recipient', 451, false],
  ])('tells the outage of a server from a refusal: %s', async (_what, status, isUnavailable) => {
    const smtp = await server();
    smtp.refuse('recipient', status);
    if (status === null) await smtp.stop();
    expect(await failure(mailer(smtp.url).send(mail, options))).toMatchObject({ isUnavailable });
  });

  it('keeps user input out of the headers', async () => {
    const smtp = await server();
    const inject = 'Ada\r\nBcc: everyone@example.com\r\n\r\nbody';
    await mailer(smtp.url).send(
      {
        to: { name: inject, address: 'asa@seller.example' },
        replyTo: { name: '"x" <evil@example.com>, b', address: 'ada@visitor.example' },
        subject: `Hi\nX-Evil: 1\u2028${inject}`,
        text: 'Text\r\n.\r\nMAIL FROM:<evil@example.com>',
        headers: { 'X-Forecourt-Lead': inject },
      },
      { ...options, id: 'a b\r\nc>' },
    );
    const [got] = smtp.mails;
    expect(got?.to).toEqual(['asa@seller.example']);
    const names = got?.parsed.headers.map(({ key }) => key) ?? [];
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('x-evil');
    expect(got?.parsed.to).toEqual([{ name: 'Ada Bcc: everyone@example.com body', address: 'asa@seller.example' }]);
    expect(got?.parsed.replyTo?.map(({ address }) => address)).toEqual(['ada@visitor.example']);
    expect(got?.parsed.messageId).toBe('<a-b--c-@dealer.example>');
    expect(got?.parsed.text).toContain('MAIL FROM:<evil@example.com>');
    expect(smtp.mails).toHaveLength(1);
  });

  it.each(['asa@seller.example, b@example.com', 'asa@seller.example\r\nRCPT TO:<b@example.com>', 'asa'])(
    'refuses the address %j',
    async (address) => {
      const smtp = await server();
      const error = await failure(mailer(smtp.url).send({ ...mail, to: { name: '', address } }, options));
      expect(error).toBeInstanceOf(DeliveryRefusedError);
      expect(smtp.mails).toHaveLength(0);
    },
  );

  it.each([
    ['recipient', 550, DeliveryRefusedError],
    ['recipient', 450, DeliveryFailedError],
    ['mail', 554, DeliveryRefusedError],
    ['mail', 451, DeliveryFailedError],
  ] as const)('takes a %s answered with %i for what it is', async (what, status, kind) => {
    const smtp = await server();
    smtp.refuse(what, status);
    const sender = mailer(smtp.url);
    const error = await failure(sender.send(mail, options));
    expect(error).toBeInstanceOf(kind);
    expect((error as Error).message).toContain(String(status));
    for (const text of [(error as Error).message, sender.said()]) expect(text).not.toMatch(/@|Ada|undrar/);
    smtp.refuse(what, null);
    await sender.send(mail, options);
    expect(smtp.mails).toHaveLength(1);
  });

  it('gives up on a server that never greets', async () => {
    const smtp = await server();
    smtp.hang(true);
    const sender = mailer(smtp.url, 1000); // Longer than a good server takes on any machine.
    const error = await failure(sender.send(mail, options));
    expect(error).toBeInstanceOf(DeliveryFailedError);
    expect((error as Error).message).toContain('ETIMEDOUT');
    smtp.hang(false);
    await sender.send(mail, options);
    expect(smtp.mails).toHaveLength(1);
  });

  it('gives up a mail that takes too long in all', async () => {
    const smtp = await server();
    smtp.hang(true);
    const signal = AbortSignal.timeout(100);
    const error = await failure(mailer(smtp.url).send(mail, { id: '1', signal }));
    expect(error).toBeInstanceOf(DeliveryFailedError);
    expect((error as Error).message).toContain('EABORT');
  });

  it('sends through a server that was down before', async () => {
    const first = await startFakeSmtp();
    await first.stop();
    const sender = mailer(first.url);
    expect(await failure(sender.send(mail, options))).toBeInstanceOf(DeliveryFailedError);
    const again = await server({ port: first.port });
    await sender.send(mail, options);
    expect(again.mails).toHaveLength(1);
  });

  const user = { name: 'web', password: 'p@ss word' };
  const login = (url: string, query: string): string =>
    `${url.replace('://', `://web:${encodeURIComponent(user.password)}@`)}?${query}`;

  it('signs in over any kind of TLS', async () => {
    for (const secure of [false, true]) {
      const smtp = await server({ user, secure });
      await mailer(login(smtp.url, 'tls.rejectUnauthorized=false')).send(mail, options);
      expect(smtp.mails.map(({ encrypted }) => encrypted)).toEqual([true]);
    }
  });

  it('sends no password over an insecure connection', async () => {
    const open = await server({ user, hideSTARTTLS: true });
    expect(await failure(mailer(login(open.url, '')).send(mail, options))).toBeInstanceOf(DeliveryFailedError);
    const stranger = await server({ user });
    expect(await failure(mailer(login(stranger.url, '')).send(mail, options))).toBeInstanceOf(DeliveryFailedError);
  });

  it('tries again after a wrong password', async () => {
    const smtp = await server({ user });
    const sender = mailer(login(smtp.url, 'tls.rejectUnauthorized=false').replace('web:', 'nobody:'));
    const error = await failure(sender.send(mail, options));
    expect(error).toBeInstanceOf(DeliveryFailedError);
    expect((error as Error).message).toContain('535');
  });
});
