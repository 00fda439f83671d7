import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { slowMs } from './faults.ts';
import type { Fault } from './faults.ts';
import { freePort } from './freePort.ts';

/** Server messages to a client that has just connected, or has sent its first message. */
interface ProtocolWords {
  /** Failure. */
  failure: Buffer;
  /** Too many clients. */
  tooMany: Buffer;
  /** The server speaks first. */
  greets: boolean;
}

export interface FaultyTcp {
  port: number;
  /** Sets the fault, open connections included; null forwards everything. */
  failWith(fault: Fault | null): Promise<void>;
  stop(): Promise<void>;
}

export const smtpWords: ProtocolWords = {
  failure: Buffer.from('554 5.3.0 The server has failed\r\n'),
  tooMany: Buffer.from('421 4.7.0 Too many connections\r\n'),
  greets: true,
};

export const postgresWords: ProtocolWords = {
  failure: postgresError('57P03', 'the database system is starting up'),
  tooMany: postgresError('53300', 'sorry, too many clients already'),
  greets: false,
};

function postgresError(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Starts a TCP proxy to a local server that fails on demand. */
export async function faultyTcp(target: { host: string; port: number }, words: ProtocolWords): Promise<FaultyTcp> {
  let fault: Fault | null = null;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const say = (client: Socket, bytes: Buffer): void => {
    if (words.greets) client.end(bytes);
    else client.once('data', () => client.end(bytes));
  };

  const pass = (client: Socket): void => {
    const server = keep(connect(target));
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
    client.on('data', (bytes: Buffer) => {
      if (fault !== 'hang') server.write(bytes);
    });
    server.on('data', (bytes: Buffer) => {
      if (fault === 'hang') return;
      if (fault === 'half an answer') client.end(bytes.subarray(0, bytes.length / 2));
      else if (fault === 'slow') setTimeout(() => client.write(bytes), slowMs);
      else client.write(bytes);
    });
  };

  const accept = (client: Socket): void => {
    keep(client);
    if (fault === 'empty') client.end();
    else if (fault === '500') say(client, words.failure);
    else if (fault === '429') say(client, words.tooMany);
    else if (fault === 'wrong JSON') client.end('HTTP/1.1 404 Not Found\r\n\r\n');
    else pass(client);
  };

  const listen = (port: number): Promise<Server> =>
    new Promise((resolve, reject) => {
      const server = createServer(accept);
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  const dropAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const port = await freePort();
  let server: Server | null = await listen(port);
  const close = async (): Promise<void> => {
    const closing = server;
    server = null;
    dropAll();
    await new Promise((resolve) => (closing ? closing.close(resolve) : resolve(null)));
  };

  return {
    port,
    failWith: async (next) => {
      const wasHanging = fault === 'hang';
      fault = next;
      if (next === 'refused') await close();
      else server ??= await listen(port);
      // Data swallowed by a hanging connection never arrives.
      const keepsConnections = next === 'hang' || next === 'slow' || next === 'half an answer' || next === null;
      if (!keepsConnections || wasHanging) dropAll();
    },
    stop: close,
  };
}
