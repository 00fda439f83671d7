import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface Listener {
  /** Makes each response close its connection from now on, so that clients move to another server. */
  endKeepAlive(): void;
  /**
   * Closes the server without resetting connections.
   * It accepts those in the backlog, lets every request finish, then closes idle connections. Resolves when no
   * connection is open.
   * @param graceMs time after which running requests are aborted
   */
  close(graceMs: number): Promise<void>;
}

interface ListenerOptions {
  /** Time in ms without a new connection or request after which the backlog counts as empty. */
  quietMs?: number;
}

/** Event loop turns, each of which accepts a connection of the backlog, and their maximum time in ms. */
const quietTurns = 4;
const maxQuietMs = 1000;
/** A connection without data this long after the listener closed is a spare one of a browser or proxy. */
const spareMs = 250;
const sweepMs = 20;

/** Tracks the connections of a server from its start, so that it can be closed gracefully. */
export function createListener(server: Server, { quietMs = 0 }: ListenerOptions = {}): Listener {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const untilQuiet = async (): Promise<void> => {
    const start = performance.now();
    let events = 0;
    // only now: a second listener costs each cached page 2 %
    for (const event of ['connection', 'request']) server.on(event, () => (events += 1));
    let seen = 0;
    let turns = 0;
    let quietSince = start;
    while (performance.now() - start < maxQuietMs) {
      await turn();
      if (events === seen) turns += 1;
      else {
        seen = events;
        turns = 0;
        quietSince = performance.now();
      }
      if (turns >= quietTurns && performance.now() - quietSince >= quietMs) return;
    }
  };

  return {
    endKeepAlive: () => {
      server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
    },
    close: async (graceMs) => {
      await untilQuiet();
      const closedAt = performance.now();
      const sweep = setInterval(() => {
        server.closeIdleConnections();
        if (performance.now() - closedAt < spareMs) return;
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      }, sweepMs);
      const grace = setTimeout(() => server.closeAllConnections(), graceMs);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearInterval(sweep);
      clearTimeout(grace);
    },
  };
}
