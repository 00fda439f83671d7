import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { changedRequests } from '../../fixtures/demo/changedRequests.ts';
import { demoSites } from '../../fixtures/demo/demoSites.ts';
import { oddRequests } from '../../fixtures/demo/oddRequests.ts';
import type { OddRequest } from '../../fixtures/demo/oddRequests.ts';

export interface OddAnswers {
  /** Number of responses by status; 0 for a connection closed without a response. */
  answered: Record<string, number>;
  /** Requests with a status from 500 on, or without a response. */
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

/** Status of a response; 0 with the reason when there is none. */
interface Outcome {
  status: number;
  reason: string;
}

/** Sends bytes over a separate connection. */
function outcomeOf(port: number, bytes: Buffer): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket: Socket = connect({ port, host: '127.0.0.1' });
    let start = '';
    const end = (reason: string): void => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 0), reason });
    };
    socket.setTimeout(answerTimeoutMs, () => end('timeout'));
    socket.on('data', (data: Buffer) => {
      if (start.length < 16) start += data.toString('latin1', 0, 16);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    socket.on('close', () => end('closed'));
    socket.write(bytes);
  });
}

/** Like outcomeOf, but waits while this machine has no free port for another connection. */
async function outcomeWithPort(port: number, bytes: Buffer): Promise<Outcome> {
  for (;;) {
    const outcome = await outcomeOf(port, bytes);
    if (outcome.reason !== 'EADDRNOTAVAIL') return outcome;
    await wait(1000);
  }
}

/**
 * Sends odd requests to every route of a running product, several at a time.
 * One in five is a valid request with some parts replaced.
 * @param port of the product on this machine
 */
export async function sendOddRequests(port: number, count: number, seed: number): Promise<OddAnswers> {
  const odd = oddRequests(
    seed,
    demoSites.map(({ name }) => `${name}.localhost`),
  );
  const changed = changedRequests(seed);
  const answers: OddAnswers = { answered: {}, failed: [] };
  let left = count;
  const sendAll = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const request = left % 5 === 0 ? changed() : odd();
      const bytes = bytesOf(request);
      const { status, reason } = await outcomeWithPort(port, bytes);
      answers.answered[status] = (answers.answered[status] ?? 0) + 1;
      if (status >= 500 || status === 0) {
        answers.failed.push(`${String(status)} ${reason}: ${bytes.toString('latin1').slice(0, 600)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 12 }, sendAll));
  return answers;
}
