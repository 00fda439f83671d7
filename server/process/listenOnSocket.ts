import type { Server } from 'node:http';
import { rm } from 'node:fs/promises';
import { OperatorError } from '../../shared/kit/OperatorError.ts';

/**
 * Listens on a Unix domain socket, in place of a killed process.
 * @throws OperatorError when it cannot be opened
 */
export async function listenOnSocket(server: Server, path: string): Promise<void> {
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const text = `The socket ${path} cannot be opened: ${error.message}. Set TMPDIR to a short path of a folder that this user may write.`;
      reject(new OperatorError(text, { cause: error }));
    });
    // exclusive: a worker would otherwise let its primary process listen
    server.listen({ path, exclusive: true }, resolve);
  });
}
