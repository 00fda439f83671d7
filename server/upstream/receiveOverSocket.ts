import { request } from 'node:http';
import type { Agent } from 'node:http';
import type { Attempt } from './createSender.ts';
import type { Answer } from './readAnswer.ts';
import { UpstreamAnswerError, UpstreamStatusError } from './upstreamErrors.ts';

interface SocketOptions {
  /** Upstream in messages. */
  name: string;
  /** Connects to the socket. */
  agent: Agent;
  signal: AbortSignal;
  maxBytes: number;
}

/**
 * Sends an attempt to a process of this machine and reads the whole response.
 * Uses node:http directly: fetch doubles the time of a local call. Rejects with an UpstreamError, or with the error of
 * the connection.
 */
export function receiveOverSocket(
  { method, url, headers, body }: Attempt,
  { name, agent, signal, maxBytes }: SocketOptions,
): Promise<Answer> {
  const { pathname, search } = new URL(url);
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, method, path: pathname + search, headers: { ...headers, ...length }, signal });
    sent.on('error', reject);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= maxBytes) chunks.push(chunk);
        else response.destroy(new UpstreamAnswerError(name, `the response is longer than ${String(maxBytes)} bytes`));
      });
      response.on('error', reject);
      response.once('end', () => {
        const { statusCode: status = 0 } = response;
        if (status < 200 || status > 299) reject(new UpstreamStatusError(name, status, null));
        else {
          resolve({
            upstream: name,
            status,
            type: response.headers['content-type'] ?? '',
            bytes: Buffer.concat(chunks),
          });
        }
      });
    });
    sent.end(body);
  });
}
