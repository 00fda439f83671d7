import { fault, ok } from './Finding.ts';
import type { Finding } from './Finding.ts';

const timeoutMs = 8000;

/** Checks that the mail server responds and accepts the credentials; sends nothing. */
export async function checkMail(url: string): Promise<Finding> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    requireTLS: new URL(url).password !== '',
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  try {
    await transport.verify();
    return ok('mail server (SMTP_URL) responds and accepts the login.');
  } catch (error) {
    const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
    const answer = responseCode === undefined ? code : `${code}, status ${String(responseCode)}`;
    const cure =
      code === 'EAUTH'
        ? 'Correct user and password in SMTP_URL.'
        : 'Correct host and port in SMTP_URL, and check that no firewall blocks the connection.';
    return fault(`mail server (SMTP_URL) cannot be used: ${answer}.`, cure);
  } finally {
    transport.close();
  }
}
