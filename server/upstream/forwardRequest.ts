import { request as httpRequest, Agent as HttpAgent } from 'node:http';
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { request as httpsRequest, Agent as HttpsAgent } from 'node:https';
import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sendStream } from '../http/sendStream.ts';

interface ForwardLimits {
  /** Timeout of the upstream's headers, ms. */
  firstByteMs: number;
  /** Timeout of the complete response, ms. */
  wholeMs: number;
  maxRequestBytes: number;
  maxAnswerBytes: number;
}

export interface Forwarder {
  /**
   * Forwards a request and streams the response back.
   * @param path with its query, as sent to the upstream; already validated
   * @throws ForwardError before the response has begun; later the response is cut off
   */
  forward(incoming: IncomingMessage, outgoing: ServerResponse, path: string): Promise<void>;
  /** Closes all connections. */
  close(): void;
}

/** The request could not be forwarded; `status` is that of the response. */
export class ForwardError extends Error {
  constructor(
    readonly status: 413 | 502 | 504,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ForwardError';
  }
}

/** Request headers passed on to an upstream: no cookies and credentials of this site. */
const requestHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-length',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
  // the client's own keys to the platform
  'sc_apikey',
  'x-gql-token',
  'x-sitecore-contextid',
];

/** Response headers passed on; connections, cookies and policies are this server's own. */
const answerHeaders = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
];

const redirects = new Set([301, 302, 303, 307, 308]);

const usualLimits: ForwardLimits = {
  firstByteMs: 10_000,
  wholeMs: 60_000,
  maxRequestBytes: 1024 * 1024,
  maxAnswerBytes: 50 * 1024 * 1024,
};

/**
 * Forwards requests to one origin.
 * Only listed headers are passed on, in both directions; redirects to another host are refused, so that visitors are
 * not led away under this site's name.
 * @param origin "https://platform.example"
 */
export function createForwarder(origin: string, given: Partial<ForwardLimits> = {}): Forwarder {
  const limits = { ...usualLimits, ...given };
  const { protocol, hostname, port } = new URL(origin);
  const secure = protocol === 'https:';
  const openAgent = (keepAlive: boolean): HttpAgent => {
    const options = { keepAlive, maxSockets: 50, maxFreeSockets: 10 };
    return secure ? new HttpsAgent(options) : new HttpAgent(options);
  };
  const kept = openAgent(true);
  const unkept = openAgent(false);
  const send = secure ? httpsRequest : httpRequest;
  const open = ({ method, headers }: IncomingMessage, path: string, agent: HttpAgent): ClientRequest =>
    send({
      agent,
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port,
      path,
      method,
      headers: pick(headers, requestHeaders),
    });

  return {
    forward: async (incoming, outgoing, path) => {
      const declared = Number(incoming.headers['content-length'] ?? 0);
      if (declared > limits.maxRequestBytes) throw new ForwardError(413, 'the request is too large');
      const repeatable = isRepeatable(incoming);
      let call = open(incoming, path, repeatable ? kept : unkept);
      // the client has disconnected and needs no response
      const abandon = (): void => void call.destroy();
      outgoing.once('close', abandon);
      const whole = setTimeout(
        () => call.destroy(new ForwardError(504, 'no complete response in time')),
        limits.wholeMs,
      );
      try {
        const answer = await answerTo(call, repeatable ? null : incoming, limits).catch((error: unknown) => {
          // the upstream has closed the kept connection at the moment it was used
          const isClosedConnection = call.reusedSocket && !(error instanceof ForwardError) && !outgoing.destroyed;
          if (!repeatable || !isClosedConnection) throw error;
          call = open(incoming, path, unkept);
          return answerTo(call, null, limits);
        });
        writeHead(answer, outgoing, origin, limits);
        await sendStream(answer, outgoing, sizeLimit(limits.maxAnswerBytes));
      } catch (error) {
        call.destroy();
        throw error instanceof ForwardError ? error : new ForwardError(502, 'the connection failed', { cause: error });
      } finally {
        clearTimeout(whole);
        outgoing.off('close', abandon);
      }
    },
    close: () => {
      kept.destroy();
      unkept.destroy();
    },
  };
}

/** True for a request without a body that changes nothing. */
function isRepeatable({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
  return (method === 'GET' || method === 'HEAD') && !hasBody;
}

/** Sends a call, with a body if there is one, and resolves with the response's headers. */
function answerTo(call: ClientRequest, body: IncomingMessage | null, limits: ForwardLimits): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      call.destroy(new ForwardError(504, 'no response in time'));
    }, limits.firstByteMs);
    call.once('response', (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    call.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    call.once('close', () => {
      clearTimeout(timer);
      reject(new ForwardError(502, 'the connection was closed'));
    });
    if (!body) {
      call.end();
      return;
    }
    pipeline(body, sizeLimit(limits.maxRequestBytes, 413), call).catch((error: unknown) => {
      call.destroy();
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}

function writeHead(answer: IncomingMessage, outgoing: ServerResponse, origin: string, limits: ForwardLimits): void {
  const status = answer.statusCode ?? 502;
  const headers = pick(answer.headers, answerHeaders);
  if (Number(headers['content-length'] ?? 0) > limits.maxAnswerBytes) {
    throw new ForwardError(502, 'the response is too large');
  }
  if (redirects.has(status)) headers['location'] = ownLocation(answer.headers.location ?? '', origin);
  outgoing.statusCode = status;
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
}

/** Converts a redirect within the upstream to a URL of this server. */
function ownLocation(location: string, origin: string): string {
  const target = URL.canParse(location, origin) ? new URL(location, origin) : null;
  if (target?.origin !== new URL(origin).origin) throw new ForwardError(502, 'the response redirects to another host');
  return target.pathname.replace(/^\/{2,}/, '/') + target.search;
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string | string[]> {
  const named = new Set((headers.connection ?? '').toLowerCase().split(/[\s,]+/));
  return Object.fromEntries(
    names.flatMap((name): [string, string | string[]][] => {
      const value = headers[name];
      return value === undefined || named.has(name) ? [] : [[name, value]];
    }),
  );
}

/** Passes bytes through, and fails when there are more than allowed. */
function sizeLimit(maxBytes: number, status: 413 | 502 = 502): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new ForwardError(status, 'more bytes than allowed'));
      else done(null, chunk);
    },
  });
}
