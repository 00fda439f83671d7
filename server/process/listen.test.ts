import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from '@jest/globals';
import { silentLogger } from '../../test/fixtures/silentLogger.ts';
import { listen } from './listen.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function start(host: string): Promise<number> {
  const server = createServer((_request, response) => void response.end('here'));
  servers.push(server);
  return listen(server, { port: 0, host }, silentLogger);
}

const loopbacks = Object.values(networkInterfaces())
  .flat()
  .filter((one) => one?.internal === true && ['127.0.0.1', '::1'].includes(one.address))
  .map((one) => (one?.family === 'IPv6' ? `[${one.address}]` : (one?.address ?? '')));

describe('listen()', () => {
  it('without a host takes the loopback address of each family that the machine has', async () => {
    const port = await start('');
    for (const address of loopbacks) {
      const response = await fetch(`http://${address}:${String(port)}/`, { headers: { connection: 'close' } });
      expect(await response.text()).toBe('here');
    }
  });

  it('names the host that is no address of this machine', async () => {
    await expect(start('192.0.2.1')).rejects.toThrow(/HOST is "192\.0\.2\.1", which is not an address/);
  });
});
