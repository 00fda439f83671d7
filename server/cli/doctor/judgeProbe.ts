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
  ENOTFOUND: 'No such host is known: correct its name, or the name service of this machine.',
  EAI_AGAIN: 'The name service of this machine does not answer.',
  ETIMEDOUT: 'Nothing answers there: check that the service runs and that no firewall stands between.',
  timeout: 'Nothing answers there in time: check that the service runs and that no firewall stands between.',
  CERT_HAS_EXPIRED: 'Its certificate has expired: renew it there.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is self-signed: set NODE_EXTRA_CA_CERTS to the file of its authority.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'Its certificate is not trusted: set NODE_EXTRA_CA_CERTS to the file of its authority.',
};

/** Judges by a response whether a back end is reachable and accepts the key. */
export function judgeProbe(backend: BackendProbe, answer: ProbeAnswer): Finding {
  const { name, variable, keyVariable, isAnswered } = backend;
  if (answer.kind === 'failed') {
    const cure = cures[answer.code] ?? `Check ${variable} and the network between.`;
    return fault(`${name} (${variable}) is not reachable: ${answer.code}.`, cure);
  }
  const { status, milliseconds } = answer;
  const answered = `${name} (${variable}) answers with status ${String(status)} in ${String(milliseconds)} ms`;
  if (status === 401 || status === 403) {
    const cure = keyVariable === null ? `Check what ${variable} asks for.` : `Set ${keyVariable} to the right key.`;
    return fault(`${answered}: it refuses our key.`, cure);
  }
  if (status >= 500) return fault(`${answered}.`, 'The service is in trouble: ask those who run it.');
  if (status === 429) return warning(`${answered}: too many requests.`, 'Ask those who run it for a higher limit.');
  if (status >= 300 && status < 400) {
    return fault(`${answered}: it redirects, which is not followed.`, `Set ${variable} to the address it leads to.`);
  }
  if (isAnswered && status >= 400) return fault(`${answered}.`, `Correct ${variable}: this is not the right address.`);
  if (milliseconds > slowMs) return warning(`${answered}.`, 'It is slow: ask those who run it.');
  return ok(isAnswered || keyVariable === null ? `${answered}.` : `${answered}; a wrong key would show as 401.`);
}
