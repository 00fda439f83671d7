import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerOptions } from 'smtp-server';

/** A received mail. */
export interface ReceivedMail {
  from: string;
  to: string[];
  encrypted: boolean;
  raw: string;
  parsed: Email;
}

export interface FakeSmtp {
  /** "smtp://127.0.0.1:41234" */
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** Resolves when `count` mails have arrived. */
  received(count: number): Promise<void>;
  /** Sets the status for the next recipients or mails, such as 550; null accepts them. */
  refuse(what: 'recipient' | 'mail', status: number | null): void;
  /** Addresses that are refused with 550. */
  unknown: Set<string>;
  /** Stops greeting clients when true. */
  hang(hanging: boolean): void;
  stop(): Promise<void>;
}

interface FakeSmtpOptions extends Pick<SMTPServerOptions, 'secure' | 'hideSTARTTLS'> {
  port?: number;
  /** Required credentials; default: none. */
  user?: { name: string; password: string };
}

/**
 * Starts a real local mail server that stores what it receives.
 * With a user it offers encryption, using a certificate that no client trusts.
 */
export async function startFakeSmtp({ port = 0, user, ...options }: FakeSmtpOptions = {}): Promise<FakeSmtp> {
  const mails: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const refusals: Record<'recipient' | 'mail', number | null> = { recipient: null, mail: null };
  const unknown = new Set<string>();
  let hanging = false;
  const refusal = (what: 'recipient' | 'mail'): Error | null => {
    const status = refusals[what];
    return status
      ? Object.assign(new Error('5.1.1 <someone@example.com> is unknown here'), { responseCode: status })
      : null;
  };
  const server = new SMTPServer({
    hideSTARTTLS: !user,
    ...options,
    disableReverseLookup: true,
    logger: false, // Including messages about the certificate.
    authOptional: !user,
    ...(user ? {} : { disabledCommands: ['AUTH'] }),
    onConnect: (_session, done) => {
      if (!hanging) done();
    },
    onAuth: ({ username, password }, _session, done) => {
      if (username === user?.name && password === user?.password) done(null, { user: username });
      else done(Object.assign(new Error('Wrong password'), { responseCode: 535 }));
    },
    onRcptTo: ({ address }, _session, done) => {
      if (unknown.has(address)) done(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }));
      else done(refusal('recipient'));
    },
    onData: (stream, { envelope, secure }, done) => {
      void wholeText(stream)
        .then(async (raw) => {
          const refused = refusal('mail');
          if (!refused) {
            const from = envelope.mailFrom ? envelope.mailFrom.address : '';
            const to = envelope.rcptTo.map(({ address }) => address);
            mails.push({ from, to, encrypted: secure, raw, parsed: await PostalMime.parse(raw) });
          }
          done(refused);
          for (const check of [...waiting]) check();
        })
        .catch(done);
    },
  });
  // Clients that distrust the certificate, or are killed, are not server errors.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const ownPort = (server.server.address() as AddressInfo).port;
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${String(ownPort)}`,
    port: ownPort,
    mails,
    unknown,
    received: (count) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (mails.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    refuse: (what, status) => {
      refusals[what] = status;
    },
    hang: (next) => {
      hanging = next;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function wholeText(stream: SMTPServerDataStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}
