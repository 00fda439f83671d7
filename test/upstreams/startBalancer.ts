import { spawnSync } from 'node:child_process';
import { freePort } from '../performance/load/freePort.ts';
import { startNginx } from './nginx.ts';
import { shippedProxySettings } from './shippedProxySettings.ts';
import { startSmallProxy } from './smallProxy.ts';

/**
 * Starts the nginx that operators run in front of the product's processes.
 * Without nginx on this machine, a small proxy is used instead and reported.
 * @param host of all requests
 */
export async function startBalancer(
  ports: readonly number[],
  host: string,
): Promise<{ address: string; stop(): Promise<void> }> {
  if (spawnSync('nginx', ['-v']).status === 0) {
    const port = await freePort();
    const nginx = await startNginx('http://forecourt', shippedProxySettings(ports, host, port));
    return { address: `http://127.0.0.1:${String(port)}`, stop: nginx.stop };
  }
  console.warn('There is no nginx on the PATH: a small proxy of the tests stands in (apt-get install nginx-light).');
  return startSmallProxy(ports, host);
}
