import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { LeadSubmission } from '../../shared/forms/LeadTypes.ts';
import { freePort } from './freePort.ts';

/** Faults when receiving a lead. The last two accept it without confirming. */
export const comhubFaults = [
  'refuses connections',
  'status 500',
  'status 429',
  'status 401',
  'hangs',
  'half an answer',
  'no JSON',
  'takes it and hangs',
  'takes it and answers half',
] as const;
export type ComhubFault = (typeof comhubFaults)[number];

interface SeenLead {
  headers: IncomingHttpHeaders;
  /** As sent. */
  body: string;
}

export interface FakeComhub {
  address: string;
  seen: SeenLead[];
  /** By formSubmissionId; the receiver detects duplicates. */
  accepted: Map<string, LeadSubmission>;
  /** Sets the fault of all further requests; null accepts leads again. */
  failWith(fault: ComhubFault | null): Promise<void>;
  /** Sets the response for an accepted lead; default: 202 without a body. */
  answerWith(status: number, body?: string, type?: string): void;
  /** Sets the delay in ms before a lead is confirmed. */
  answerAfter(ms: number): void;
  stop(): Promise<void>;
}

/** Starts a real server like the group's lead service: accepts each id once, 409 for a duplicate. */
export async function fakeComhub(): Promise<FakeComhub> {
  const seen: SeenLead[] = [];
  const accepted = new Map<string, LeadSubmission>();
  let fault: ComhubFault | null = null;
  let answerMs = 0;
  let answer = { status: 202, body: '', type: 'application/json' };

  const take = (body: string): boolean => {
    const lead = JSON.parse(body) as LeadSubmission;
    const isNew = !accepted.has(lead.formSubmissionId);
    if (isNew && answer.status < 300) accepted.set(lead.formSubmissionId, lead);
    return isNew;
  };

  const reply = (response: ServerResponse, body: string): void => {
    if (fault?.startsWith('takes it')) take(body);
    switch (fault) {
      case null: {
        const isNew = take(body);
        setTimeout(() => {
          if (isNew) response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
          else response.writeHead(409, { 'content-type': 'application/json' }).end('{"error":"known"}');
        }, answerMs);
        return;
      }
      case 'hangs':
      case 'takes it and hangs':
        return;
      case 'half an answer':
      case 'takes it and answers half':
        response.writeHead(202, { 'content-type': 'application/json', 'content-length': '400' });
        response.write('{"accepted": ');
        setImmediate(() => response.destroy());
        return;
      case 'no JSON':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>We are moving</h1>');
        return;
      case 'status 429':
        response.writeHead(429, { 'retry-after': '1' }).end();
        return;
      default:
        response.writeHead(Number(fault.replace('status ', ''))).end('{}');
    }
  };

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      seen.push({ headers: request.headers, body });
      reply(response, body);
    });
  };

  const port = await freePort();
  let server: Server | null = await listen(listener, port);
  return {
    address: `http://127.0.0.1:${String(port)}/leads`,
    seen,
    accepted,
    failWith: async (next) => {
      fault = next;
      if (next === 'refuses connections') {
        if (server) await close(server);
        server = null;
      } else {
        server ??= await listen(listener, port);
      }
    },
    answerWith: (status, body = '', type = 'application/json') => {
      answer = { status, body, type };
    },
    answerAfter: (ms) => {
      answerMs = ms;
    },
    stop: async () => {
      if (server) await close(server);
    },
  };
}

/** Retries until the port is free: another connection may have taken it while it was closed. */
async function listen(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  port: number,
  tries = 100,
): Promise<Server> {
  const server = createServer(listener);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    return server;
  } catch (error) {
    if (tries === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return listen(listener, port, tries - 1);
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
