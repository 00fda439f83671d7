import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { demoSites } from '../fixtures/demoSites.ts';
import { oddRequests } from '../fixtures/oddRequests.ts';
import type { OddRequest } from '../fixtures/oddRequests.ts';

export interface OddAnswers {
  /** How many were answered with each status; 0 for a connection that was closed without an answer. */
  answered: Record<string, number>;
  /** What was answered with a status from 500 on, or not at all. */
  failed: string[];
}

const answerTimeoutMs = 60_000;

function bytesOf({ method, target, headers, body }: OddRequest): Buffer {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body ? [`content-length: ${String(body.length)}`] : []),
    'connection: close',
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)]);
}

/** Sends bytes over a connection of their own; resolves with the status of the answer, 0 when there is none. */
function statusOf(port: number, bytes: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const socket: Socket = connect({ port, host: '127.0.0.1' });
    let start = '';
    const end = (): void => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 0));
    };
    socket.setTimeout(answerTimeoutMs, end);
    socket.on('data', (data: Buffer) => {
      if (start.length < 16) start += data.toString('latin1', 0, 16);
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(bytes);
  });
}

/**
 * Sends so many odd requests over every route to a running product, several at a time.
 * @param port of the product on this machine
 */
export async function sendOddRequests(port: number, count: number, seed: number): Promise<OddAnswers> {
  const next = oddRequests(
    seed,
    demoSites.map(({ name }) => `${name}.localhost`),
  );
  const answers: OddAnswers = { answered: {}, failed: [] };
  let left = count;
  const sendAll = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const request = next();
      const bytes = bytesOf(request);
      const status = await statusOf(port, bytes);
      answers.answered[status] = (answers.answered[status] ?? 0) + 1;
      if (status >= 500 || status === 0)
        answers.failed.push(`${String(status)}: ${bytes.toString('latin1').slice(0, 600)}`);
    }
  };
  await Promise.all(Array.from({ length: 12 }, sendAll));
  return answers;
}
