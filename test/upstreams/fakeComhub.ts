import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LeadSubmission } from '../../shared/forms/LeadTypes.ts';

/** What it may do in place of taking a lead. The last two take it, and do not say so. */
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
  /** By formSubmissionId: a receiver that knows what it has. */
  accepted: Map<string, LeadSubmission>;
  /** From now on; null takes leads again. */
  failWith(fault: ComhubFault | null): Promise<void>;
  /** The status of a lead that it takes: 202 without a body by default. */
  answerWith(status: number, body?: string, type?: string): void;
  /** How long it keeps a lead, ms, before it says that it has it. */
  answerAfter(ms: number): void;
  stop(): Promise<void>;
}

/** A real server that takes leads like the group's lead service: each id once, 409 for one that it has. */
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

  let server: Server | null = await listen(listener, 0);
  const { port } = server.address() as AddressInfo;
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

/** Some other connection may have got the port while nobody listened there: it is waited for. */
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
