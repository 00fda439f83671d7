import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a free port that a fake may close and open again.
 * It is below those that systems give to servers and clients that take any (from 32,768 on), which another test could
 * have by then.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + randomInt(12_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort(); // Taken.
  }
  server.close();
  await once(server, 'close');
  return port;
}
