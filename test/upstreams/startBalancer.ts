import { spawnSync } from 'node:child_process';
import { startNginx } from './nginx.ts';
import { shippedProxySettings } from './shippedProxySettings.ts';
import { startSmallProxy } from './smallProxy.ts';

/**
 * The nginx that operators get in front of processes of the product; a small proxy where this machine has no nginx, and
 * it says so.
 * @param host of all requests
 */
export async function startBalancer(
  ports: readonly number[],
  host: string,
): Promise<{ address: string; stop(): Promise<void> }> {
  if (spawnSync('nginx', ['-v']).status === 0) {
    return startNginx('http://forecourt', shippedProxySettings(ports, host));
  }
  console.warn('There is no nginx on the PATH: a small proxy of the tests stands in (apt-get install nginx-light).');
  return startSmallProxy(ports, host);
}
