import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface Listener {
  /** From now on each response closes its connection, so that clients move to another server. */
  endKeepAlive(): void;
  /**
   * Closes the server without a reset of what was sent to it: takes the connections that wait in the backlog, lets every
   * request finish, then closes connections without one. Resolves when no connection is open.
   * @param graceMs after which requests under way are cut
   */
  close(graceMs: number): Promise<void>;
}

interface ListenerOptions {
  /** Time in ms without a new connection or request after which the backlog is taken for empty. */
  quietMs?: number;
}

/** Passes of the event loop, each of which takes a connection of the backlog, and a longest time in ms for them. */
const quietTurns = 4;
const maxQuietMs = 1000;
/** A connection that has sent nothing this long after the listener closed is a spare one of a browser or proxy. */
const spareMs = 250;
const sweepMs = 20;

/** Follows the connections of a server from its start, so that it can be closed gently. */
export function createListener(server: Server, { quietMs = 0 }: ListenerOptions = {}): Listener {
  const sockets = new Set<Socket>();
  let events = 0;
  server.on('connection', (socket) => {
    events += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', () => (events += 1));

  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const untilQuiet = async (): Promise<void> => {
    const start = performance.now();
    let seen = events;
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
