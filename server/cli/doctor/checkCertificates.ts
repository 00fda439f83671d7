import { connect } from 'node:tls';
import { isIP } from 'node:net';
import type { SiteConfig } from '../../../shared/site/SiteTypes.ts';
import { fault, ok, warning } from './Finding.ts';
import type { Finding } from './Finding.ts';

const httpsPort = 443;
const connectMs = 5000;
const dayMs = 86_400_000;
/** Days before the end at which renewals have failed. Authorities that renew on their own do so 30 days before. */
const warningDays = 14;

/** The certificate that a host shows to visitors. */
export interface HostCertificate {
  host: string;
  /** Reason for which browsers refuse it; "" when they accept it. */
  refusal: string;
  /** End of its validity, ms since 1970. */
  validTo: number;
}

/** Checks the certificates of the sites' first hosts, as a browser outside would see them. */
export async function checkCertificates(sites: readonly SiteConfig[]): Promise<Finding[]> {
  const hosts = [
    ...new Set(sites.flatMap(({ hosts: [host] }) => (host !== undefined && isPublic(host) ? [host] : []))),
  ];
  if (hosts.length === 0) return [ok('No public host.')];
  return Promise.all(
    hosts.map(async (host) => {
      const shown = await readCertificate(host).catch((error: unknown) => String((error as { code?: unknown }).code));
      if (typeof shown !== 'string') return judgeCertificate(shown, Date.now());
      const text = `https://${host} cannot be reached from this machine (${shown}), so its certificate is not checked.`;
      return warning(text, 'Check it from another one.');
    }),
  );
}

/** @param now ms since 1970 */
export function judgeCertificate({ host, refusal, validTo }: HostCertificate, now: number): Finding {
  const days = Math.floor((validTo - now) / dayMs);
  const cure = 'Renew it, and reload the proxy.';
  if (days < 0) return fault(`The certificate of ${host} expired ${String(-days)} days ago.`, cure);
  if (refusal !== '') return fault(`Browsers refuse the certificate of ${host}: ${refusal}.`, cure);
  if (days < warningDays) return warning(`The certificate of ${host} expires in ${String(days)} days.`, cure);
  return ok(`The certificate of ${host} is valid for ${String(days)} days.`);
}

/** Hosts of tests, and those that no authority certifies, have none to check. */
function isPublic(host: string): boolean {
  return (
    isIP(host) === 0 && host.includes('.') && !/(?:^|\.)(?:localhost|test|example|invalid|local)(?::\d+)?$/.test(host)
  );
}

function readCertificate(host: string): Promise<HostCertificate> {
  return new Promise((resolve, reject) => {
    const [servername = host, port = String(httpsPort)] = host.split(':');
    // an invalid certificate is read too: its fault is the finding
    const socket = connect({ host: servername, port: Number(port), servername, rejectUnauthorized: false }, () => {
      const { authorizationError: error } = socket;
      const refusal = socket.authorized ? '' : error instanceof Error ? error.message : String(error);
      const validTo = Date.parse(socket.getPeerCertificate().valid_to);
      socket.destroy();
      resolve({ host, refusal, validTo });
    });
    socket.setTimeout(connectMs, () => socket.destroy(Object.assign(new Error('timeout'), { code: 'timeout' })));
    socket.once('error', reject);
  });
}
