import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openProcessFolder } from '../storage/openProcessFolder.ts';

/**
 * Chooses the socket of the stock process, in a folder that only this user may enter.
 * It is removed when this process ends. On Windows it is a named pipe.
 */
export async function createStockSocketPath(): Promise<string> {
  if (process.platform === 'win32') return `\\\\.\\pipe\\forecourt-stock-${randomUUID()}`;
  const folder = await openProcessFolder('forecourt-stock');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'stock.sock');
}
