import type { Server } from 'node:http';
import type { Logger } from '../../shared/kit/Logger.ts';
import { OperatorError } from '../../shared/kit/OperatorError.ts';

interface Place {
  /** 0 takes any free port. */
  port: number;
  /** "" takes every address, of IPv6 where the machine has it, and of IPv4. */
  host: string;
}

/**
 * Listens on a port; connections that cannot be accepted later, for want of file descriptors, are logged.
 * @returns the port
 * @throws OperatorError when the port or address cannot be used
 */
export function listen(server: Server, place: Place, logger: Pick<Logger, 'error'>): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      reject(new OperatorError(listenFault(place, error), { cause: error }));
    };
    server.once('error', fail);
    server.listen({ port: place.port, ...(place.host === '' ? {} : { host: place.host }) }, () => {
      server.off('error', fail);
      server.on('error', ({ code }: NodeJS.ErrnoException) => logger.error('server.acceptFailed', { code }));
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : place.port);
    });
  });
}

function listenFault({ port, host }: Place, { code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${String(port)} (PORT) is taken: another process listens there. End that process, or set PORT to another number.`;
    case 'EACCES':
      return `Port ${String(port)} (PORT) may not be used by this user. Set PORT to 1024 or above, or give the process the right to use it.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", which is not an address of this machine. Set it to 0.0.0.0, 127.0.0.1 or an address of a network interface.`;
    default:
      return `The server cannot listen on port ${String(port)} of ${host || 'this machine'} (PORT, HOST): ${message}.`;
  }
}
