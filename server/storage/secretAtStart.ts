import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts';
import type { Storage } from './Storage.ts';
import { storedSecret } from './storedSecret.ts';

/**
 * Reads a stored secret at start, or as soon as a late database comes.
 * @returns the secret; calls throw DatabaseUnavailableError until it is read
 */
export async function secretAtStart(storage: Pick<Storage, 'prepare'>, name: string): Promise<() => string> {
  let secret: string | null = null;
  await storage.prepare(async (opened) => {
    secret = await storedSecret(opened, name);
  });
  return () => {
    if (secret === null) throw new DatabaseUnavailableError('unreachable');
    return secret;
  };
}
