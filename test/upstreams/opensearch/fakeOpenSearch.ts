import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { EngineError } from './fakeOpenSearchForms.ts';
import type { FakeIndex } from './fakeOpenSearchIndex.ts';
import { answerCall } from './fakeOpenSearchRoutes.ts';
import { freePort } from '../freePort.ts';
import type { EngineCall } from './fakeOpenSearchRoutes.ts';

/** Faults that replace a good response. */
export const engineFaults = [
  'refused',
  'broken',
  'tooMany',
  'hang',
  'stalled',
  'half',
  'garbage',
  'wrongShape',
  'partial',
  'empty',
  'reset',
  'lost',
] as const;
export type EngineFault = (typeof engineFaults)[number];

export interface FakeOpenSearch {
  url: string;
  username: string;
  password: string;
  /** Every call received, in order. */
  calls: EngineCall[];
  indexes: Map<string, FakeIndex>;
  /** Index by alias. */
  aliases: Map<string, string>;
  /** Sets the fault of the next `times` calls whose path contains `on`. null removes it. */
  setFault(fault: EngineFault | null, times?: number, on?: string): Promise<void>;
  stop(): Promise<void>;
}

const username = 'forecourt';
const password = 'fake-engine-password-91c';

/**
 * Starts a local OpenSearch: a real HTTP server.
 * It supports the calls that the website uses and refuses everything else.
 */
export async function startFakeOpenSearch(): Promise<FakeOpenSearch> {
  const calls: EngineCall[] = [];
  const indexes = new Map<string, FakeIndex>();
  const aliases = new Map<string, string>();
  const held = new Set<ServerResponse>();
  let fault: EngineFault | null = null;
  let faultsLeft = 0;
  let faultOn = '';

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = await readCall(request);
    calls.push(call);
    if (fault && faultsLeft > 0 && call.path.includes(faultOn)) {
      faultsLeft -= 1;
      if (fault === 'lost') answerCall(call, { indexes, aliases }); // Executed, but the response is lost.
      if (fault === 'hang' || fault === 'stalled') held.add(response);
      answerFault(fault, request, response);
      return;
    }
    const expected = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    if (request.headers.authorization !== expected) {
      response.writeHead(401, { 'content-type': 'text/plain' }).end('Unauthorized');
      return;
    }
    try {
      send(request, response, 200, answerCall(call, { indexes, aliases }));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      send(request, response, error.status, error.body);
    }
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      send(request, response, 500, { error: { type: 'fake_failed', reason: String(error) }, status: 500 });
    });
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const port = await freePort();
  await listen(port);
  return {
    url: `http://127.0.0.1:${String(port)}`,
    username,
    password,
    calls,
    indexes,
    aliases,
    setFault: async (next, times = Infinity, on = '') => {
      fault = next;
      faultsLeft = next ? times : 0;
      faultOn = on;
      for (const response of held) response.destroy();
      held.clear();
      if (next === 'refused') await close();
      else if (!server.listening) await listen(port);
    },
    stop: () => (server.listening ? close() : Promise.resolve()),
  };
}

async function readCall(request: IncomingMessage): Promise<EngineCall> {
  const raw = await buffer(request);
  const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://engine');
  const isBulk = request.headers['content-type'] === 'application/x-ndjson';
  const lines = (): unknown[] =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  return {
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    query: searchParams,
    body: text === '' ? null : isBulk ? lines() : (JSON.parse(text) as unknown),
  };
}

function send(request: IncomingMessage, response: ServerResponse, status: number, body: unknown): void {
  const json = JSON.stringify(body);
  const isPacked = (request.headers['accept-encoding'] ?? '').includes('gzip');
  const headers = { 'content-type': 'application/json; charset=UTF-8' };
  response.writeHead(status, isPacked ? { ...headers, 'content-encoding': 'gzip' } : headers);
  response.end(isPacked ? gzipSync(json) : json);
}

function answerFault(fault: EngineFault, request: IncomingMessage, response: ServerResponse): void {
  const json = { 'content-type': 'application/json; charset=UTF-8' };
  switch (fault) {
    case 'refused': // The port is closed.
    case 'hang':
      return;
    case 'broken':
      send(request, response, 503, new EngineError(503, 'cluster_block_exception', 'blocked').body);
      return;
    case 'tooMany':
      send(request, response, 429, new EngineError(429, 'rejected_execution_exception', 'rejected').body);
      return;
    case 'stalled': // Begins, and never ends.
      response.writeHead(200, json);
      response.write('{"took":1,');
      return;
    case 'half':
      response.writeHead(200, { ...json, 'content-length': '1000' });
      response.write('{"took":1,"hits":{', () => request.socket.destroy());
      return;
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Maintenance</title>');
      return;
    case 'wrongShape':
      send(request, response, 200, { hits: 'none' });
      return;
    case 'partial': {
      const answer = { took: 1, timed_out: false, _shards: { total: 2, successful: 1, skipped: 0, failed: 1 } };
      send(request, response, 200, { ...answer, hits: { total: { value: 1, relation: 'eq' }, hits: [] } });
      return;
    }
    case 'empty':
      response.writeHead(200, json).end();
      return;
    case 'reset':
    case 'lost':
      request.socket.destroy();
  }
}
