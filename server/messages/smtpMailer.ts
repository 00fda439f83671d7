import { cleanLine } from '../../shared/forms/cleanText.ts';
import { emailFault } from '../../shared/forms/rules/contactRules.ts';
import type { Logger } from '../../shared/kit/Logger.ts';
import { DeliveryFailedError, DeliveryRefusedError } from '../storage/outbox/Outbox.ts';
import { measureCall } from '../upstream/measureCall.ts';
import type { Mailer } from './Mailer.ts';
import type { Mail } from './MessageTypes.ts';

export interface SmtpMailerOptions {
  /** smtp:// (STARTTLS if the server supports it, mandatory with a password) or smtps:// (implicit TLS). */
  url: string;
  /** Address of the sender. */
  from: string;
  /** Address that gets undeliverable mails; the sender when "". */
  returnPath?: string;
  logger: Logger;
  /** Timeout of the server, milliseconds. */
  timeoutMs?: number;
}

/** Sends mails through an SMTP server, over a few pooled connections. */
export function smtpMailer({ url, from, returnPath = '', logger, timeoutMs = 20_000 }: SmtpMailerOptions): Mailer {
  let transport: ReturnType<typeof openTransport> | undefined;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    send: async (mail, { id, signal }) => {
      for (const { address } of [mail.to, ...(mail.replyTo ? [mail.replyTo] : [])]) {
        if (emailFault(address) !== null) throw new DeliveryRefusedError('An address of the mail is invalid.');
      }
      transport ??= openTransport(url, timeoutMs);
      const { sendMail } = await transport;
      const started = performance.now();
      const took = (): number => Math.round(performance.now() - started);
      try {
        await measureCall({ upstream: 'smtp', method: 'SEND', path: '/', propagates: false }, () =>
          sendMail({
            ...toMessage(mail),
            from: { name: cleanLine(mail.senderName ?? ''), address: from },
            envelope: { from: returnPath || from, to: mail.to.address.trim() },
            messageId: `<${id.replace(/[^\w.-]/g, '-')}@${domain}>`,
            signal,
          }),
        );
        logger.info('mail.sent', { id, ms: took() });
      } catch (error) {
        const reportedError = toReportedError(error);
        logger.debug('mail.failed', { id, ms: took(), reason: reportedError.message });
        throw reportedError;
      }
    },
    close: () => void transport?.then(({ close }) => close()),
  };
}

/** Loads the mail library on demand, so that it does not delay the start. */
async function openTransport(url: string, timeoutMs: number) {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    pool: true,
    url,
    requireTLS: new URL(url).password !== '', // a password requires encryption; the URL may override it
    maxConnections: 3,
    maxRequeues: 0, // the outbox retries, and counts
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // never read files or URLs from a message
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    sendMail: (mail: Parameters<typeof transport.sendMail>[0]) => transport.sendMail(mail),
    close: () => transport.close(),
  };
}

const person = ({ name, address }: Mail['to']): Mail['to'] => ({ name: cleanLine(name), address: address.trim() });

function toMessage({ to, replyTo, subject, text, html, attachments = [], headers = {} }: Mail) {
  return {
    to: person(to),
    ...(replyTo ? { replyTo: person(replyTo) } : {}),
    subject: cleanLine(subject),
    text,
    ...(html === undefined ? {} : { html }),
    attachments: attachments.map(({ name, type, text: content, encoding }) => ({
      filename: cleanLine(name),
      contentType: cleanLine(type),
      content: encoding ? Buffer.from(content, encoding) : content,
    })),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, cleanLine(value)])),
  };
}

/** Loggable reason of a failure: servers quote addresses in their responses, so only codes are kept. */
function toReportedError(error: unknown): Error {
  const { code, originalCode, responseCode, command, permanent } = (error ?? {}) as {
    code?: unknown;
    originalCode?: unknown;
    responseCode?: unknown;
    command?: unknown;
    permanent?: unknown;
  };
  if (typeof responseCode === 'number') {
    const errorText = `The mail server answered ${String(responseCode)} to ${String(command)}.`;
    // a refused sender or password is a configuration fault, and the mail is sent once it is fixed
    const ofTheMail = command === 'RCPT TO' || command === 'DATA';
    if (permanent === true && ofTheMail) return new DeliveryRefusedError(errorText);
    return new DeliveryFailedError(errorText, { isUnavailable: !ofTheMail || responseCode === 421 });
  }
  const codes = [code, originalCode].filter((part) => typeof part === 'string').join(', ');
  return new DeliveryFailedError(`The mail server could not be reached or did not respond (${codes || 'no code'}).`, {
    isUnavailable: true,
  });
}
