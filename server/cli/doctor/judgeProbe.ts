import type { Probe, ProbeAnswer } from '../../upstream/probeAddress.ts';
import { fault, ok, warning } from './Finding.ts';
import type { Finding } from './Finding.ts';

/** A configured back end, with a probe request that changes nothing. */
export interface BackendProbe {
  name: string;
  /** Environment variable of its address. */
  variable: string;
  /** Environment variable of its key; null when none is sent. */
  keyVariable: string | null;
  request: Probe;
  /** True when the back end must respond with 200; otherwise it may refuse the request (404, 405, 400). */
  isAnswered: boolean;
}

/** Slower responses make visitors wait. */
const slowMs = 3000;

const cures: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens there: start the service, or correct host and port.',
  ENOTFOUND: 'The host name is unknown: correct it, or the DNS settings of this machine.',
  EAI_AGAIN: 'The DNS server of this machine does not respond: check its settings.',
  ETIMEDOUT: 'Nothing responds there: check that the service runs and that no firewall blocks the connection.',
  timeout: 'Nothing responds there in time: check that the service runs and that no firewall blocks the connection.',
  CERT_HAS_EXPIRED: 'Its certificate has expired: renew it there.',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'Its certificate is self-signed: set NODE_EXTRA_CA_CERTS to the certificate file of its authority.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'Its certificate is not trusted: set NODE_EXTRA_CA_CERTS to the certificate file of its authority.',
};

/** Judges by a response whether a back end is reachable and accepts the key. */
export function judgeProbe(backend: BackendProbe, answer: ProbeAnswer): Finding {
  const { name, variable, keyVariable, isAnswered } = backend;
  if (answer.kind === 'failed') {
    const cure = cures[answer.code] ?? `Check ${variable} and the network connection.`;
    return fault(`${name} (${variable}) is not reachable: ${answer.code}.`, cure);
  }
  const { status, milliseconds } = answer;
  const answered = `${name} (${variable}) answers with status ${String(status)} in ${String(milliseconds)} ms`;
  if (status === 401 || status === 403) {
    const cure = keyVariable === null ? `Check the address in ${variable}.` : `Set ${keyVariable} to the right key.`;
    return fault(`${answered}: it refuses the key.`, cure);
  }
  if (status >= 500) return fault(`${answered}.`, 'The service fails: ask its operators.');
  if (status === 429) return warning(`${answered}: too many requests.`, 'Ask its operators for a higher limit.');
  if (status >= 300 && status < 400) {
    return fault(
      `${answered}: it redirects, and redirects are not followed.`,
      `Set ${variable} to the target of the redirect.`,
    );
  }
  if (isAnswered && status >= 400) return fault(`${answered}.`, `Correct ${variable}: this is not the right address.`);
  if (milliseconds > slowMs) return warning(`${answered}.`, 'It is slow: ask its operators.');
  return ok(
    isAnswered || keyVariable === null ? `${answered}.` : `${answered}; with a wrong key it would respond 401.`,
  );
}
